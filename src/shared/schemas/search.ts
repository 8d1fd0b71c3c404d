import { object } from 'yup';
import { MAX_QUERY_LENGTH } from '../limits';
import { text } from './fields/text';

/** The `query` of a search. */
export const searchSchema = object({ query: text({ min: 0, max: MAX_QUERY_LENGTH }) });
