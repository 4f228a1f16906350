declare module '@generated/figures/default/styles.json' {
  /** URLs of the style sheets. */
  const styles: {chart: string; diagram: string};
  export default styles;
}
