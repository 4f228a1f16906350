import type {ReactNode} from 'react';
import groups from '@generated/styles/default/tokens.json';
import {icons, type IconName} from '../Icon/icons.js';
import AdditionalIcons from '../Icon/AdditionalIcons.js';
import Icon from '../Icon/Icon.js';
import PageIcons from '../Icon/PageIcons.js';

/** With the component, because one page has it; a style sheet would be part of all. */
const css = `
.token-list, .icon-list {
  --ifm-list-item-margin: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(21rem, 100%), 1fr));
  gap: var(--space-2) var(--space-5);
  padding: 0;
  list-style: none;
  font-size: var(--text-s);
}
.icon-list { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); }
.token-list li {
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  gap: 0 var(--space-3);
  align-items: center;
  margin: 0;
}
.token-list code { justify-self: start; }
.token-sample { display: flex; grid-row: span 2; overflow: hidden; white-space: nowrap; }
.token-page { flex: 1; padding: var(--space-2); border: 1px solid var(--catalog-line); background: var(--catalog-page); }
.token-color, .token-box { display: block; height: 1.75rem; border: 1px solid var(--catalog-line); }
.token-color { border-radius: var(--radius-s); }
.token-box { width: 3rem; margin: var(--space-3); }
.token-space { height: 0.75rem; background: var(--catalog-accent); }
.token-value { color: var(--catalog-muted); overflow-wrap: anywhere; }
`;

const modes = ['light', 'dark'] as const;

const isColor = (value: string): boolean => value.startsWith('#');

/** Sample of a token, if it can be shown. */
function Sample({name, value}: {name: string; value: string}): ReactNode {
  if (isColor(value) || name === '--catalog-field') {
    return modes.map((mode) => (
      <span key={mode} data-theme={mode} className="token-page">
        <span className="token-color" style={{background: `var(${name})`}} />
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
    return <span className="token-space" style={{width: `var(${name})`}} />;
  }
  if (name.startsWith('--radius-')) {
    return <span className="token-box" style={{borderRadius: `var(${name})`}} />;
  }
  return name.startsWith('--shadow-') && <span className="token-box" style={{boxShadow: `var(${name})`}} />;
}

/** All design tokens with their values and samples, colors in light and dark mode; then all icons. */
export default function DesignTokens(): ReactNode {
  return (
    <div className="not-searched">
      <style href="design-tokens" precedence="default">
        {css}
      </style>
      <AdditionalIcons />
      <PageIcons />
      {groups.map(({title, tokens}) => (
        <section key={title}>
          <p>{title}</p>
          <ul className="token-list">
            {tokens.map(({name, value}) => (
              <li key={name}>
                <span className="token-sample" aria-hidden="true">
                  <Sample name={name} value={value} />
                </span>
                <code translate="no">{name}</code>
                <span className="token-value">{value}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>Icons, by their names in the site</p>
      <ul className="icon-list">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} /> <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
