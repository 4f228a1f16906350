import {useState, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * Makes a copy of one page that runs programs, with Python, as a ZIP file that a teacher serves to a class. For a page about
 * teaching. What makes it, and the list of pages, are loaded by the press.
 */
export default function ClassCopy(): ReactNode {
  const [Form, setForm] = useState<ComponentType>();
  const [isMissing, setIsMissing] = useState(false);

  async function open(): Promise<void> {
    setIsMissing(false);
    try {
      const {default: loaded} = await import('../../client/ClassCopyForm.js');
      setForm(() => loaded);
    } catch {
      setIsMissing(true);
    }
  }

  return (
    <>
      <div className="needs-script not-searched" data-needs-scripts="">
        {Form ? (
          <Form />
        ) : (
          <p>
            <button type="button" className="button button--primary" onClick={() => void open()}>
              {translate({
                id: 'training-catalog.pyodide-runner.copy.open',
                message: 'Make a class copy',
                description: 'Button that shows a form',
              })}
            </button>{' '}
            {isMissing && (
              <span role="alert">
                {translate({
                  id: 'training-catalog.pyodide-runner.panelMissing',
                  message: 'This part of the page could not be loaded. Check the connection, and press again.',
                })}
              </span>
            )}
          </p>
        )}
      </div>
      <noscript>
        <p>
          {translate({
            id: 'training-catalog.pyodide-runner.copy.noScript',
            message: 'JavaScript is switched off in this browser, which makes the copy.',
          })}
        </p>
      </noscript>
    </>
  );
}
