import { fieldErrors, firstErrors } from '../../../shared/schemas/fields/validate';

/** What was wrong with a form: the first message per field, and one for the form as a whole. */
export interface FormProblems {
  fields: Record<string, string>;
  form?: string | null;
}

type Schema = Parameters<typeof fieldErrors>[0];

/** Formik's `validate` by a schema of the wire: what was typed is first put in the shape that will be sent. */
export function checkedBy<V>(schema: Schema, toWire: (typed: V) => unknown): (typed: V) => Record<string, string> {
  return (typed) => firstErrors(fieldErrors(schema, toWire(typed)));
}
