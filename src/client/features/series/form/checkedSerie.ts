import { serieSchema } from '../../../../shared/schemas/serie';
import { checkedBy } from '../../../ui/form/problems';
import { serieFields, type SerieValues } from './serieValues';

/** What is wrong with the form, by the rules that the server goes by. */
export const checkedSerie = checkedBy<SerieValues>(serieSchema, serieFields);
