import { useField, useFormikContext, type FieldHelperProps, type FieldInputProps } from 'formik';

export interface FormField<T> {
  field: FieldInputProps<T>;
  /** What is wrong with the value; nothing is said before the form has been sent once. */
  problem: string | undefined;
  setValue: FieldHelperProps<T>['setValue'];
}

/**
 * A field by its name. Errors wait for the first attempt: one that appeared as soon as a field was left would move the
 * page under the finger that is on its way to the next thing.
 */
export function useFormField<T>(name: string): FormField<T> {
  const [field, { error }, { setValue }] = useField<T>(name);
  const { submitCount } = useFormikContext();
  return { field, setValue, problem: submitCount > 0 ? error : undefined };
}
