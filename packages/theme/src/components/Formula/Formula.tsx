import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import styles from '@generated/mathematics/default/styles.json';
import {ScrollBox} from '@training-catalog/catalog/client';

/** A display formula, which scrolls if it is wider than the screen. */
export function FormulaBlock({children}: {children: ReactNode}): ReactNode {
  return <ScrollBox name={translate({id: 'site.wideFormula', message: 'Wide formula'})}>{children}</ScrollBox>;
}

/**
 * Style sheet of formulas, linked only on pages with formulas. Browsers paint nothing after it before it is there, so the
 * head asks for it.
 */
export function FormulaStyles(): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" as="style" href={styles.href} />
      </Head>
      <link rel="stylesheet" href={styles.href} />
    </>
  );
}
