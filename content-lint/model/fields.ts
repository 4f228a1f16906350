export {httpsUrl, nonEmptyText as text} from '@training-catalog/content-model';
