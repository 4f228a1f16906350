import {defineCases} from './cases';
import {launchFirefox} from './launch';

defineCases(await launchFirefox());
