import {isValidElement, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import {onWork, pageName, workAttribute, workPrefix} from '@training-catalog/utils/work';
import {keptText, moveEarlierText, outputs, parts, type Part} from '../../client/parts.js';
import type {Props as PanelProps} from '../../client/Panel.js';

/** What `remarkRunner` gives this component. */
export interface Props {
  /** Place of the block among those of the page. */
  n: string;
  id?: string;
  role: Part['role'] | 'output';
  file?: string;
  language?: Part['language'];
  vary?: string;
  /** The block of code. */
  children: ReactNode;
}

/** The text of a block of code. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string') {
    return node;
  }
  return Array.isArray(node)
    ? node.map(textOf).join('')
    : isValidElement<{children?: ReactNode}>(node)
      ? textOf(node.props.children)
      : '';
}

const {baseUrl} = siteConfig;

const withoutEnd = (text: string): string => text.replace(/\n$/, '');

/** Only what the buttons need before the first press; `css/steps.css` has the rest. */
const css =
  '@media(scripting:none){.page-step>p{display:none}}.page-step>p{margin:-.5rem 0 var(--ifm-leading)}.page-step .button{min-height:2.75rem;font-size:.875rem}@media print{.page-step>p,.page-step-panel{display:none}.page-step-code[hidden]{display:block!important}}';

/** A block of a page that runs in the browser: as it is, and with a button where scripts run. */
export default function PageStep({n, id = '', role, file, language = 'shell', vary, children}: Props): ReactNode {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [first, setFirst] = useState<PanelProps['first']>('none');
  const [isMissing, setIsMissing] = useState(false);
  const isOpen = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const page = pageName(baseUrl, useLocation().pathname);
  const number = Number(n);
  const printed = withoutEnd(textOf(children));

  async function open(action: PanelProps['first']): Promise<void> {
    isOpen.current = true;
    try {
      const {default: loaded} = await import('../../client/Panel.js');
      setFirst(action);
      setPanel(() => loaded);
    } catch {
      isOpen.current = false;
      setIsMissing(true);
    }
  }

  useEffect(() => {
    if (role === 'output') {
      outputs.set(number, {text: printed, place: place.current, ...(vary !== undefined && {vary})});
      return () => void outputs.delete(number);
    }
    const part = {n: number, id, role, language, printed, ...(file !== undefined && {file})};
    parts.set(number, part);
    moveEarlierText(part);
    // What runs is what is shown, also if it comes from another tab.
    const showKept = (): void => {
      if (!isOpen.current && keptText(id) !== undefined) {
        void open('none');
      }
    };
    // After the first rendering, which is that of the server.
    const timer = setTimeout(showKept);
    const end = onWork(showKept);
    return () => {
      clearTimeout(timer);
      end();
      parts.delete(number);
      if (parts.size === 0) {
        window.dispatchEvent(new Event('page-steps-left'));
      }
    };
  }, [number, id, role, file, language, vary, printed]);

  if (role === 'output') {
    return (
      <div>
        <div ref={place} className="page-step-expected not-searched" />
        {children}
      </div>
    );
  }
  const buttonName =
    role === 'save'
      ? translate({id: 'training-catalog.pyodide-runner.edit', message: 'Edit', description: 'Button at a program'})
      : translate({id: 'training-catalog.pyodide-runner.run', message: 'Run', description: 'Button at commands'});
  return (
    // The reader's own text is shown as soon as scripts run.
    <div
      className="page-step"
      data-step={n}
      data-needs-scripts={role === 'shell' ? undefined : `${workPrefix(baseUrl, page)}program `}
      {...{[workAttribute]: ''}}
    >
      <style href="page-step" precedence="default">
        {css}
      </style>
      {Panel ? (
        <Panel n={number} first={first}>
          {children}
        </Panel>
      ) : (
        <>
          {children}
          <p className="needs-script not-searched">
            {role === 'shell' ? (
              <span>
                {translate({
                  id: 'training-catalog.pyodide-runner.shell',
                  message:
                    'This step needs a shell, so it does not run on this page. Run it on a computer with Python, or read on with the output below.',
                })}
              </span>
            ) : (
              <button
                type="button"
                data-run={role === 'run' || undefined}
                className="button button--secondary button--sm"
                aria-label={file === undefined ? undefined : `${buttonName} ${file}`}
                onClick={() => void open(role === 'save' ? 'edit' : 'run')}
              >
                {buttonName}
              </button>
            )}
            {role === 'save' && (
              <span>
                {' '}
                {translate({
                  id: 'training-catalog.pyodide-runner.savedForYou',
                  message: 'Saved when you run a step below.',
                })}
              </span>
            )}
            {isMissing && (
              <span role="alert">
                {' '}
                {translate({
                  id: 'training-catalog.pyodide-runner.panelMissing',
                  message: 'This part of the page could not be loaded. Check the connection, and press again.',
                })}
              </span>
            )}
          </p>
        </>
      )}
    </div>
  );
}
