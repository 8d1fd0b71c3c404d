import { useFormik } from 'formik';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { object, string } from 'yup';

/** Who keeps what is typed in the line: React alone, or formik with yup's rules. */
export type LineKind = 'state' | 'formik';

interface LineValues {
  number: string;
  time: string;
  code: string;
}

const EMPTY: LineValues = { number: '', time: '', code: '' };
const BOATS = Array.from({ length: 400 }, (_, index) => `SWE ${index + 1}`);
const CLOCK = /^\d{4}(\d\d)?$/;

const rules = object({
  number: string().required('number'),
  time: string().test('clock', 'time', (text) => !text || CLOCK.test(text)),
  code: string(),
});

interface FieldsProps {
  values: LineValues;
  onType: (name: keyof LineValues, text: string) => void;
}

/** As the finish line does at each key: looks the boat up among all, and proposes those that begin so. */
function Fields({ values, onType }: FieldsProps): ReactNode {
  const found = values.number === '' ? [] : BOATS.filter((boat) => boat.includes(values.number)).slice(0, 6);
  return (
    <>
      {(['number', 'time', 'code'] as const).map((name) => (
        <input key={name} id={name} value={values[name]} onChange={(event) => onType(name, event.target.value)} />
      ))}
      {found.map((boat) => (
        <p key={boat}>{boat}</p>
      ))}
    </>
  );
}

function StateLine() {
  const [values, setValues] = useState(EMPTY);
  return <Fields values={values} onType={(name, text) => setValues((before) => ({ ...before, [name]: text }))} />;
}

function FormikLine() {
  const { values, setFieldValue } = useFormik({
    initialValues: EMPTY,
    validationSchema: rules,
    onSubmit: () => undefined,
  });
  return <Fields values={values} onType={(name, text) => void setFieldValue(name, text)} />;
}

let root: Root | undefined;

/** Draws an empty line with the focus in its first field. */
function drawLine(kind: LineKind): void {
  root?.unmount();
  const made = createRoot(document.body);
  root = made;
  flushSync(() => made.render(kind === 'state' ? <StateLine /> : <FormikLine />));
  document.getElementById('number')?.focus();
}

Object.assign(window, { drawLine });
