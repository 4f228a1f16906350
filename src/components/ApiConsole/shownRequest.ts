import {createContext} from 'react';
import type {ExampleRequest} from '../../../shared/api/exampleRequest';

/** The request that the console shows as code. Code that is loaded later gets it, too, as it changes. */
export const ShownRequest = createContext<ExampleRequest | undefined>(undefined);
