import {useMemo, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {Request} from 'postman-collection';
import {Prism} from 'prism-react-renderer';
import CodeSnippets from '@theme/ApiExplorer/CodeSnippets';
import {createStoreWithState} from '@theme/ApiItem/store';
import prismIncludeLanguages from '@theme/prism-include-languages';
import type {ExampleRequest} from '@site/src/plugins/api-reference/codeSamples';

prismIncludeLanguages(Prism);

/** The generators of the OpenAPI theme, fed with the example request of the page. Nothing is sent. */
export default function Snippets({method, url, query, body}: ExampleRequest): ReactNode {
  const postman = useMemo(
    () =>
      new Request({
        method,
        url,
        ...(body !== undefined && {body: {mode: 'raw', raw: body}}),
      }),
    [method, url, body],
  );
  const store = useMemo(
    () =>
      createStoreWithState(
        {
          accept: {value: undefined, options: []},
          contentType: {value: body === undefined ? undefined : 'application/json', options: []},
          // Without one the generators take the address of this site.
          server: {value: {url: /^\w+:\/\/[^/]+/.exec(url)?.[0] ?? ''}, options: []},
          response: {value: undefined},
          body: body === undefined ? {type: 'empty'} : {type: 'raw', content: {type: 'string', value: body}},
          params: {
            path: [],
            query: query.map(([name, value]) => ({name, value, in: 'query'})),
            header: [],
            cookie: [],
          },
          auth: {scheme: undefined, data: {}, options: {}, selected: undefined},
          schemaSelection: {selections: {}},
        },
        [],
      ),
    [url, query, body],
  );
  return (
    <Provider store={store}>
      <CodeSnippets postman={postman} codeSamples={[]} maskCredentials={false} />
    </Provider>
  );
}
