// Differs from the original, which it replaces: the script of all pages (src/pageControls) shows the button and scrolls.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from '#css/BackToTopButton.module.css';

export default function BackToTopButton(): ReactNode {
  return (
    <button
      type="button"
      data-control="top"
      aria-label={translate({id: 'theme.BackToTopButton.buttonAriaLabel', message: 'Scroll back to top'})}
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, styles.button)}
    />
  );
}
