import {useState, type ReactNode} from 'react';
import {visible, type JsonNode} from './responseBody.js';
import {texts} from './texts.js';

/** Maximum number of entries of an object or list that are rendered at once. */
const page = 100;

/** Long strings are truncated in the tree; the text view has all of them. */
const maxText = 500;

type Entry = readonly [key: string, node: JsonNode];

function Value({node}: {node: JsonNode}): ReactNode {
  if (node.kind === 'object' || node.kind === 'array') {
    return null;
  }
  const text = node.text.length > maxText ? `${node.text.slice(0, maxText)}…` : node.text;
  return <span className={`api-${node.kind}`}>{node.kind === 'string' ? `"${visible(text)}"` : text}</span>;
}

function Branch({entries, isList}: {entries: readonly Entry[]; isList: boolean}): ReactNode {
  const [shown, setShown] = useState(page);
  return (
    <ul className="api-branch">
      {entries.slice(0, shown).map(([key, node], index) => (
        // A key may occur twice.
        <li key={index}>
          <Node name={isList ? key : visible(key)} node={node} />
        </li>
      ))}
      {shown < entries.length && (
        <li>
          <button type="button" className="api-button" onClick={() => setShown(shown + page)}>
            {texts.showMore({count: Math.min(page, entries.length - shown), total: entries.length})}
          </button>
        </li>
      )}
    </ul>
  );
}

function Node({name, node, isOpen = false}: {name: string; node: JsonNode; isOpen?: boolean}): ReactNode {
  const [open, setOpen] = useState(isOpen);
  if (node.kind !== 'object' && node.kind !== 'array') {
    return (
      <>
        <span className="api-key">{name}</span> <Value node={node} />
      </>
    );
  }
  const entries: readonly Entry[] =
    node.kind === 'object' ? node.entries : node.items.map((item, index) => [String(index), item]);
  const values = {count: entries.length};
  const count = node.kind === 'object' ? texts.fieldCount(values) : texts.itemCount(values);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="api-key">{name}</span> <span className="api-count">{count}</span>
      </summary>
      {/* Collapsed parts are not rendered, because a response may be large. */}
      {open && <Branch entries={entries} isList={node.kind === 'array'} />}
    </details>
  );
}

/** JSON as a collapsible tree. */
export default function JsonTree({node}: {node: JsonNode}): ReactNode {
  return (
    <div className="api-tree">
      <Node name={texts.response()} node={node} isOpen />
    </div>
  );
}
