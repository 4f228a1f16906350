import {themes, type PrismTheme} from 'prism-react-renderer';

/** Puts colors in place of those that are too weak on the background of code (WCAG 2.2 AA: 4.5 to 1). */
function withColors(theme: PrismTheme, plain: PrismTheme['plain'], colors: Record<string, string>): PrismTheme {
  return {
    plain: {...theme.plain, ...plain},
    styles: theme.styles.map((entry) => ({
      ...entry,
      style: {
        ...entry.style,
        ...(entry.style.color && colors[entry.style.color] ? {color: colors[entry.style.color]} : {}),
        opacity: 1,
      },
    })),
  };
}

/** Colors of code in both modes: the github and dracula themes with readable contrast. */
export const codeThemes = {
  light: withColors(
    themes.github,
    {backgroundColor: '#f2f6f7', color: '#24323a'},
    {
      '#999988': '#5b6770',
      '#e3116c': '#a8104f',
      '#36acaa': '#14696b',
      '#00a4db': '#00607f',
      '#d73a49': '#a8242f',
      '#6f42c1': '#5b2fae',
      '#00009f': '#00009f',
    },
  ),
  dark: withColors(themes.dracula, {backgroundColor: '#10232b'}, {'rgb(98, 114, 164)': '#a3b3d9'}),
};
