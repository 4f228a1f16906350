// The button of the color mode: Docusaurus' attributes and storage entry, which its inline script reads on the next page.
import {onPress, store} from './controls.js';

const {dataset} = document.documentElement;

onPress('color-mode', () => {
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = mode;
  dataset.themeChoice = mode;
  store('theme', mode);
});
