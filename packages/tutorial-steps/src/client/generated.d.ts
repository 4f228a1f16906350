declare module '@generated/tutorial-steps/default/texts.json' {
  /** Written by the plugin: the texts of `PhraseTexts`, and their language. */
  const language: {texts: Readonly<Record<string, string>>; locale: string};
  export default language;
}
