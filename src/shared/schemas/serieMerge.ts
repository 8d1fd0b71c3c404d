import { object } from 'yup';
import { required } from './fields/field';
import { text } from './fields/text';

const MAX_KEY = 200;

/** POST merges/: the keys of two rows of a serie. */
export const serieMergeSchema = object({
  from: required(text({ max: MAX_KEY })),
  into: required(text({ max: MAX_KEY })),
});
