import type {CSSProperties, ReactNode} from 'react';

/** What a generated page gives this component. */
export interface Props {
  /** HTTP method in lower case. */
  method: string;
  path: string;
  /** Base URL without a trailing slash; omitted if the set names no server. */
  server?: string;
}

/** Backgrounds of the methods, unless the site sets `--openapi-method-<method>`; white on them has a contrast of 7 and more. */
const backgrounds = new Map([
  ['get', '#0b5a8a'],
  ['post', '#1c6b3a'],
  ['delete', '#7a1f1f'],
]);

// Styles are here, because a style sheet would be part of every page of the site.

const box: CSSProperties = {
  marginBottom: 'var(--ifm-leading)',
  padding: '0.75rem 1rem',
  border: '1px solid var(--ifm-table-border-color)',
  borderRadius: 'var(--ifm-global-radius)',
  background: 'var(--ifm-background-surface-color)',
};

const line: CSSProperties = {padding: 0, border: 0, background: 'none', overflowWrap: 'anywhere'};

/** Forced colors show the border instead of the background. */
const styleOf = (method: string): CSSProperties => ({
  display: 'inline-block',
  marginRight: '0.5rem',
  padding: '0.125rem 0.5rem',
  border: '1px solid transparent',
  borderRadius: '0.25rem',
  background: `var(--openapi-method-${method}, ${backgrounds.get(method) ?? '#33475b'})`,
  color: '#fff',
  fontWeight: 'var(--ifm-font-weight-bold)',
});

/** Method and path of an operation. */
export default function ApiEndpoint({method, path, server}: Props): ReactNode {
  return (
    <div style={box}>
      <code translate="no" style={line}>
        <span style={styleOf(method)}>{method.toUpperCase()}</span>{' '}
        {server && <span style={{color: 'var(--ifm-toc-link-color)'}}>{server}</span>}
        <strong>{path}</strong>
      </code>
    </div>
  );
}
