declare module '@generated/figures/default/styles.json' {
  /** URLs of the style sheets. */
  const styles: {chart: string; sketch: string};
  export default styles;
}
