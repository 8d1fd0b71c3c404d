import { object } from 'yup';
import { PUBLICATION_STATES } from '../contract/publications';
import { choice } from './fields/choice';
import { required } from './fields/field';
import { text } from './fields/text';

/** POST of a publication, and its form. */
export const publicationSchema = object({
  state: required(choice(PUBLICATION_STATES)),
  note: text({ min: 0, max: 200 }),
});
