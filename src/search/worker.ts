import {expose} from 'comlink';
import {searchService} from './service';

expose(searchService);
