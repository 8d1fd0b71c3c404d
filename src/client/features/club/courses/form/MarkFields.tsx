import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ROUNDINGS } from '../../../../../shared/contract/courses';
import { decimalDegrees, degreesMinutes, readDegrees, type Axis } from '../../../../../shared/domain/position';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { ArrowDownward, ArrowUpward, Delete } from '../../../../ui/icons';
import { courseTexts } from '../texts';
import type { MarkValues } from './courseValues';

const { form } = courseTexts;
const ROUNDING_OPTIONS = ROUNDINGS.map((value) => ({ value, label: courseTexts.roundings[value] }));

const Ground = styled('fieldset')(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  padding: theme.spacing(1.5, 0, 2),
  border: 0,
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  display: 'grid',
  gap: theme.spacing(1.5),
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 });
const Legend = styled('span')({ fontWeight: 'var(--weight-strong)' });

/** The position in the way that it was not typed in, so that it can be held against the chart. */
function otherWay(typed: string, axis: Axis): string {
  const degrees = readDegrees(typed, axis);
  if (degrees === null) return axis === 'lat' ? form.latExample : form.lonExample;
  return /[°\s]\s*\d/.test(typed.trim()) ? decimalDegrees(degrees) : degreesMinutes(degrees, axis);
}

interface MarkFieldsProps {
  mark: MarkValues;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One mark of the course: what it is called, where it lies, on which side it is left, and its place in the order. */
export function MarkFields({ mark, index, count, onMove, onRemove }: MarkFieldsProps) {
  const field = (name: string) => `marks.${index}.${name}`;
  const number = index + 1;
  return (
    <Ground aria-label={form.markNumber(number)}>
      <Head>
        <Legend aria-hidden="true">{form.markNumber(number)}</Legend>
        <div>
          <IconButton
            aria-label={form.moveUp(number)}
            data-move={`${mark.key} -1`}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <ArrowUpward />
          </IconButton>
          <IconButton
            aria-label={form.moveDown(number)}
            data-move={`${mark.key} 1`}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <ArrowDownward />
          </IconButton>
          <IconButton aria-label={form.removeMark(number)} onClick={onRemove}>
            <Delete />
          </IconButton>
        </div>
      </Head>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1.6fr 1fr' } }}>
        <FormTextField name={field('name')} label={form.markName} required autoComplete="off" />
        <FormSelect name={field('rounding')} label={form.rounding} options={ROUNDING_OPTIONS} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
        <FormTextField name={field('lat')} label={form.lat} helperText={otherWay(mark.lat, 'lat')} autoComplete="off" />
        <FormTextField name={field('lon')} label={form.lon} helperText={otherWay(mark.lon, 'lon')} autoComplete="off" />
      </Box>
    </Ground>
  );
}
