import type {ReactNode} from 'react';

/** A titled list in the first or last block of a lesson; `children` is a finished list or plain text. */
export default function Part({
  title,
  items = [],
  className,
  children,
}: {
  title: string;
  className?: string;
  items?: readonly string[];
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={className}>
      <p className="lesson-part-title">{title}</p>
      {children ?? (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
