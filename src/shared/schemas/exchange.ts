import { object } from 'yup';
import { date } from './fields/temporal';
import { flag } from './fields/choice';
import { required } from './fields/field';
import { text } from './fields/text';

/** POST of an access key, and its form. That its last day is not over is for the server's clock to say. */
export const accessKeySchema = object({
  name: required(text({ max: 40 })),
  write: required(flag()),
  expires_on: date().nullable(),
});
