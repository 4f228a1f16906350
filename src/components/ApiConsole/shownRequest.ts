import {createContext} from 'react';
import type {ExampleRequest} from '../../../shared/api/exampleRequest';

/** The request that the console shows as code. It reaches code that is loaded later as it changes. */
export const ShownRequest = createContext<ExampleRequest | undefined>(undefined);
