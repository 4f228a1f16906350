/** Texts of a language by key, as Docusaurus keeps them in translation files. */
type Messages = Readonly<Record<string, {readonly message: string}>>;

/** Texts that a plugin writes at build time, and the methods with which Docusaurus has them translated. */
export interface TranslatedTexts<Texts> {
  /** The messages of texts, by key; those in English where one is missing. */
  messagesOf: (texts: Messages) => Texts;
  /** Methods of the plugin. Its content is the texts in the language of the site. */
  methods: {
    loadContent: () => Texts;
    getTranslationFiles: () => {path: string; content: Record<string, {message: string; description?: string}>}[];
    translateContent: (given: {translationFiles: readonly {content: Messages}[]}) => Texts;
  };
}

/**
 * Makes texts translatable that need no script, because the build writes them into pages and files: they are in
 * `i18n/<locale>/<plugin>/texts.json` instead of `translate()` calls.
 *
 * @param english by key, with descriptions for translators
 */
export function translatedTexts<Key extends string>(
  english: Readonly<Record<Key, {readonly message: string; readonly description?: string}>>,
): TranslatedTexts<Readonly<Record<Key, string>>> {
  const all: Readonly<Record<string, {message: string; description?: string}>> = english;
  const messagesOf = (texts: Messages) =>
    Object.fromEntries(
      Object.entries(all).map(([key, {message}]) => [key, (texts[key] ?? {message}).message]),
    ) as Readonly<Record<Key, string>>;
  return {
    messagesOf,
    methods: {
      // Docusaurus 3.9 and later translate no content where a site has no translations.
      loadContent: () => messagesOf(all),
      getTranslationFiles: () => [{path: 'texts', content: all}],
      translateContent: ({translationFiles: [translated]}) => messagesOf(translated?.content ?? {}),
    },
  };
}
