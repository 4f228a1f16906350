// Differs from the original, which it replaces: the script of all pages (src/pageControls) switches the mode, and the
// style sheet shows which one it is, so that the button works before React and without it.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import styles from '#css/ColorModeToggle.module.css';

export default function ColorModeToggle({className, buttonClassName}: Props): ReactNode {
  const mode = (
    <>
      <span className={styles.light}>
        <Translate id="theme.colorToggle.ariaLabel.mode.light">light mode</Translate>
      </span>
      <span className={styles.dark}>
        <Translate id="theme.colorToggle.ariaLabel.mode.dark">dark mode</Translate>
      </span>
    </>
  );
  return (
    <div className={clsx('color-mode-toggle needs-script', className)}>
      <button type="button" data-control="color-mode" className={clsx('clean-btn', styles.button, buttonClassName)}>
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
        <span className="visually-hidden">
          <Translate id="theme.colorToggle.ariaLabel" values={{mode}}>
            {'Switch between dark and light mode (currently {mode})'}
          </Translate>
        </span>
      </button>
    </div>
  );
}
