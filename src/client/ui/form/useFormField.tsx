import { useField, useFormikContext, type FieldInputProps, type FormikContextType } from 'formik';
import { memo, useCallback, type ComponentType, type ReactNode } from 'react';

export interface FormField<T> {
  field: FieldInputProps<T>;
  /** What is wrong with the value; nothing is said before the form has been sent once. */
  problem: string | undefined;
  /** The same function for as long as the field has its name. */
  setValue: (value: T) => void;
}

/**
 * A field by its name. Errors wait for the first attempt: one that appeared as soon as a field was left would move the
 * page under the finger that is on its way to the next thing.
 */
export function useFormField<T>(name: string): FormField<T> {
  const [field, { error }] = useField<T>(name);
  const { submitCount, setFieldValue }: FormikContextType<unknown> = useFormikContext();
  const setValue = useCallback((value: T) => void setFieldValue(name, value), [setFieldValue, name]);
  return { field, setValue, problem: submitCount > 0 ? error : undefined };
}

/** What a form gives to one of its fields. */
export type InForm<T> = Pick<FormField<T>, 'problem' | 'setValue'> &
  Pick<FieldInputProps<T>, 'value' | 'onChange' | 'onBlur'>;

/**
 * Makes a field of a form: it is given its value by its name, and is rendered again only when its own value, message or
 * props change. Formik renders all fields three times for each letter that is typed in one of them.
 */
export function formField<T, P extends { name: string }>(Field: ComponentType<P & InForm<T>>): (props: P) => ReactNode {
  const Control = memo(Field) as unknown as ComponentType<P & InForm<T>>;
  return function FieldOfForm(props: P) {
    const { field, problem, setValue } = useFormField<T>(props.name);
    const { value, onChange, onBlur } = field;
    return <Control {...props} {...{ value, onChange, onBlur, problem, setValue }} />;
  };
}
