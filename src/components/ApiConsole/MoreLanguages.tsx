import {useContext, useId, useState, type ReactNode} from 'react';
import {plainRequest} from '@site/shared/api/plainRequest';
import {moreLanguages} from '@site/shared/api/requestSnippets';
import PlainCode from './PlainCode';
import {ShownRequest} from './shownRequest';

/** The console's request in one of the further languages, updated as it changes. */
export default function MoreLanguages(): ReactNode {
  const id = useId();
  const request = useContext(ShownRequest);
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <div className="api-field">
        <label htmlFor={id}>Language</label>
        <select id={id} className="api-input" value={chosen} onChange={({target}) => setChosen(Number(target.value))}>
          {moreLanguages.map(({label}, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <PlainCode code={(request && moreLanguages[chosen]?.write(plainRequest(request))) ?? ''} />
    </>
  );
}
