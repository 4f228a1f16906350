import {LoadError} from '@training-catalog/utils/loading';
import {searchService, type Answer, type Call} from './service.js';

const service = searchService as Record<Call['name'], (...args: Call['args']) => Promise<unknown>>;

addEventListener('message', ({data: {name, args}, ports: [port]}: MessageEvent<Call>) => {
  service[name](...args).then(
    (result) => port?.postMessage({result} satisfies Answer),
    (error: unknown) => {
      const fault = error instanceof LoadError ? error.fault : undefined;
      port?.postMessage({error: error as Error, fault} satisfies Answer);
    },
  );
});
