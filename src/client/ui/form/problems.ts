/** What was wrong with a form: the first message per field, and one for the form as a whole. */
export interface FormProblems {
  fields: Record<string, string>;
  form?: string | null;
}

interface Complaint {
  path?: string;
  message: string;
}

interface Schema {
  validateSync(value: unknown, options: { abortEarly: boolean }): unknown;
}

function complaintsOf(error: unknown): Complaint[] {
  if (!(error instanceof Error) || error.name !== 'ValidationError') throw error;
  const { inner } = error as Error & { inner?: Complaint[] };
  return inner !== undefined && inner.length > 0 ? inner : [error];
}

/**
 * Formik's `validate` by a schema of the wire: what was typed is first put in the shape that will be sent.
 * First message per field.
 */
export function checkedBy<V>(schema: Schema, toWire: (typed: V) => unknown): (typed: V) => Record<string, string> {
  return (typed) => {
    try {
      schema.validateSync(toWire(typed), { abortEarly: false });
      return {};
    } catch (error) {
      const fields: Record<string, string> = {};
      for (const { path, message } of complaintsOf(error)) if (path !== undefined) fields[path] ??= message;
      return fields;
    }
  };
}
