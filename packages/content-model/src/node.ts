export {ContentFiles, textFault} from './contentFiles.js';
export {svgFault, type SvgFault} from './svg.js';
