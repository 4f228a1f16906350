import {expose} from 'comlink';
import {searchService} from './service.js';

expose(searchService);
