import type {ReactNode} from 'react';
import groups from '@generated/style-guide/default/tokens.json';
import {icons, type IconName} from '@site/src/components/Icon/icons';
import AdditionalIcons from '../Icon/AdditionalIcons';
import Icon from '../Icon/Icon';
import PageIcons from '../Icon/PageIcons';
import styles from './DesignTokens.module.css';

const modes = ['light', 'dark'] as const;

const isColor = (value: string): boolean => value.startsWith('#');

/** Sample of a token, if it can be shown. */
function Sample({name, value}: {name: string; value: string}): ReactNode {
  if (isColor(value) || name === '--catalog-field') {
    return modes.map((mode) => (
      <span key={mode} data-theme={mode} className={styles.page}>
        <span className={styles.color} style={{background: `var(${name})`}} />
      </span>
    ));
  }
  if (name.startsWith('--text-')) {
    return <span style={{fontSize: `var(${name})`, lineHeight: 1.2}}>Ag</span>;
  }
  if (name.startsWith('--weight-')) {
    return <span style={{fontWeight: `var(${name})`}}>Food, AI</span>;
  }
  if (name.startsWith('--font-')) {
    return <span style={{fontFamily: `var(${name})`}}>Food, AI</span>;
  }
  if (name.startsWith('--space-')) {
    return <span className={styles.space} style={{width: `var(${name})`}} />;
  }
  if (name.startsWith('--radius-')) {
    return <span className={styles.box} style={{borderRadius: `var(${name})`}} />;
  }
  return name.startsWith('--shadow-') && <span className={styles.box} style={{boxShadow: `var(${name})`}} />;
}

/** All design tokens with their values and samples, colors in light and dark mode; then all icons. */
export default function DesignTokens(): ReactNode {
  return (
    <div className="not-searched">
      <AdditionalIcons />
      <PageIcons />
      {groups.map(({title, tokens}) => (
        <section key={title}>
          <p>{title}</p>
          <ul className={styles.tokens}>
            {tokens.map(({name, value}) => (
              <li key={name}>
                <span className={styles.sample} aria-hidden="true">
                  <Sample name={name} value={value} />
                </span>
                <code translate="no">{name}</code>
                <span className={styles.value}>{value}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>Icons, by their names in the site</p>
      <ul className={styles.icons}>
        {(Object.keys(icons) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} /> <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
