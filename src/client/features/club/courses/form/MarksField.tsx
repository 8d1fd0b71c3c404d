import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { MAX_COURSE_MARKS } from '../../../../../shared/limits';
import { announce } from '../../../../ui/messages/LiveRegion';
import { useFormField } from '../../../../ui/form/useFormField';
import { courseTexts } from '../texts';
import { newMark, type CourseValues, type MarkValues } from './courseValues';
import { MarkFields } from './MarkFields';

const { form } = courseTexts;

/** The focus stays on the mark that was moved: on the same button, or on the other where it has come to the end. */
function useMovedFocus() {
  const ground = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ key: string; step: number } | null>(null);
  useEffect(() => {
    if (moved === null) return;
    const button = (step: number) =>
      ground.current?.querySelector<HTMLButtonElement>(`[data-move="${moved.key} ${step}"]:not(:disabled)`);
    (button(moved.step) ?? button(-moved.step))?.focus();
  }, [moved]);
  return { ground, setMoved };
}

/** The marks of the course in the order that they are rounded. */
export function MarksField() {
  const { values } = useFormikContext<CourseValues>();
  const { problem } = useFormField<MarkValues[]>('marks');
  const { ground, setMoved } = useMovedFocus();
  const added = useRef(0);
  const { marks } = values;
  return (
    <FieldArray name="marks">
      {({ push, remove, move }) => (
        <div ref={ground} role="group" aria-label={form.marks}>
          <Typography variant="h3">{form.marks}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {form.marksHint}
          </Typography>
          {marks.map((mark, index) => (
            <MarkFields
              key={mark.key}
              mark={mark}
              index={index}
              count={marks.length}
              onMove={(to) => {
                move(index, to);
                setMoved({ key: mark.key, step: to - index });
                announce(form.movedTo(mark.name.trim() === '' ? form.unnamed : mark.name, to + 1));
              }}
              onRemove={() => remove(index)}
            />
          ))}
          <Button
            variant="outlined"
            disabled={marks.length >= MAX_COURSE_MARKS}
            onClick={() => push(newMark(`new-${(added.current += 1)}`))}
          >
            {form.addMark}
          </Button>
          {typeof problem === 'string' ? (
            <FormHelperText error role="alert">
              {problem}
            </FormHelperText>
          ) : null}
        </div>
      )}
    </FieldArray>
  );
}
