import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { MAX_MAP_BYTES } from '../../../../../shared/limits';
import { ChosenImage } from '../../../../ui/ChosenImage';
import { IMAGE_TYPES } from '../../../../ui/form/imageProblem';
import { useFormField } from '../../../../ui/form/useFormField';
import { courseTexts } from '../texts';
import type { CourseValues } from './courseValues';

const PDF_TYPE = 'application/pdf';
const MAP_TYPES: readonly string[] = [...IMAGE_TYPES, PDF_TYPE];

/** What is wrong with a chosen map, as far as it can be seen before it is sent. */
function mapProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!MAP_TYPES.includes(type)) return courseTexts.form.mapWrongType;
  return size > MAX_MAP_BYTES ? courseTexts.form.mapTooLarge : undefined;
}

const { form } = courseTexts;

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

const Preview = styled(ChosenImage)(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 220,
  marginBottom: theme.spacing(1),
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

function newsOf(choice: CourseValues['map'], saved: string | null): string {
  if (choice === null) return form.mapRemoved;
  if (choice) return form.mapChosen(choice.name);
  return saved === null ? form.mapHint : form.hasMap;
}

/** The map of a course: an image, which is shown before it is saved, or a PDF. */
export function MapField({ saved }: { saved: string | null }) {
  const { field, problem: refused, setValue } = useFormField<CourseValues['map']>('map');
  const [unfit, setUnfit] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const problem = unfit ?? refused;
  const isSavedKept = field.value === undefined && saved !== null;

  const set = (choice: CourseValues['map']) => {
    setUnfit(undefined);
    setValue(choice);
  };
  const take = (file: File | undefined) => {
    const wrong = file && mapProblem(file);
    if (wrong !== undefined) setUnfit(wrong);
    else if (file) set(file);
  };

  return (
    <div role="group" aria-label={form.map}>
      <Typography variant="body2" sx={{ mb: 0.5, fontWeight: 'var(--weight-strong)' }}>
        {form.map}
      </Typography>
      {field.value && field.value.type !== PDF_TYPE ? <Preview file={field.value} alt={form.mapPreview} /> : null}
      <Buttons>
        <Button
          variant="outlined"
          data-invalid={problem === undefined ? undefined : ''}
          aria-describedby="field-map-hint"
          onClick={() => chooser.current?.click()}
        >
          {field.value || isSavedKept ? form.otherMap : form.chooseMap}
        </Button>
        {isSavedKept ? <Button onClick={() => set(null)}>{form.removeMap}</Button> : null}
        {field.value === undefined ? null : <Button onClick={() => set(undefined)}>{form.regretMap}</Button>}
      </Buttons>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={form.map}
        accept={MAP_TYPES.join(',')}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
      <FormHelperText
        id="field-map-hint"
        error={problem !== undefined}
        role={problem === undefined ? undefined : 'alert'}
      >
        {problem ?? newsOf(field.value, saved)}
      </FormHelperText>
    </div>
  );
}
