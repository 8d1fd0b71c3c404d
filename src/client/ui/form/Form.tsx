import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Form as FormElement, Formik, setIn, useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FormProblems } from './problems';
import { useUnsaved } from '../../lib/unsaved';

export interface FormProps<V extends FormikValues> {
  initialValues: V;
  /** What is wrong, by field; of a field in a list by its place there: "marks.1.name". */
  validate?: (values: V) => Record<string, string> | Promise<Record<string, string>>;
  /** Sends the values. Answers with what was wrong, or with nothing when all is well. */
  onSubmit: (values: V) => Promise<FormProblems | undefined>;
  /** Shown above the fields until the form says something itself. */
  notice?: ReactNode;
  /** Shown in the red alert, below what it says: another way on. */
  remedy?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** Puts the focus in the first field that has an error, each time the form was sent or refused. */
function FocusFirstError() {
  const { submitCount, isSubmitting } = useFormikContext();
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting)
      here.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [submitCount, isSubmitting]);
  return <span ref={here} hidden />;
}

function HoldWritten() {
  const { dirty } = useFormikContext();
  useUnsaved(dirty);
  return null;
}

const headOf = (name: string): string => name.split('.')[0] ?? name;

/** Messages where Formik looks for them: those of fields in a list below the list. */
const inPlace = (messages: Record<string, string>): object =>
  Object.entries(messages).reduce<object>((errors, [name, message]) => setIn(errors, name, message) as object, {});

/** Messages for fields that this form does not have must be seen too. */
function wholeForm(problems: FormProblems, values: FormikValues): string {
  const homeless = Object.entries(problems.fields).flatMap(([name, message]) =>
    headOf(name) in values ? [] : [message],
  );
  return [problems.form, ...homeless].filter(Boolean).join(' ');
}

/**
 * A form: Formik's state, errors of the server under their fields, and what concerns the whole of it in a red alert
 * above.
 */
export function Form<V extends FormikValues>({
  initialValues,
  validate,
  onSubmit,
  notice,
  remedy,
  id,
  children,
}: FormProps<V>) {
  const [alert, setAlert] = useState('');
  return (
    <Formik<V>
      initialValues={initialValues}
      validate={validate && (async (values) => inPlace(await validate(values)))}
      validateOnBlur={false}
      onSubmit={async (values, { setErrors }) => {
        setAlert('');
        const problems = await onSubmit(values);
        if (!problems) return;
        setErrors(inPlace(problems.fields));
        setAlert(wholeForm(problems, values));
      }}
    >
      <FormElement noValidate id={id}>
        <Stack spacing={2.5} useFlexGap>
          {alert === '' ? (
            notice
          ) : (
            <Alert severity="error">
              {alert}
              {remedy ? <Box sx={{ mt: 1 }}>{remedy}</Box> : null}
            </Alert>
          )}
          {children}
        </Stack>
        <FocusFirstError />
        <HoldWritten />
      </FormElement>
    </Formik>
  );
}
