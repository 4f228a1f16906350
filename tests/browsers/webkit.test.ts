import {defineCases} from './cases';
import {launchWebKit} from './launch';

defineCases(await launchWebKit());
