import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { WireDecimal } from '../../../shared/contract/common';
import { typedDecimal } from '../../../shared/domain/decimals';
import { rating } from '../../../shared/schemas/fields/boat';
import { FormTextField } from './FormTextField';

const HINT = 'rating-limits-hint';
const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: '1fr 1fr' } as const;

/** What is wrong with the field, and what is said of both. */
const slots = (name: string) => ({
  htmlInput: { inputMode: 'decimal', 'aria-describedby': `field-${name}-helper-text ${HINT}` } as const,
});

interface FormRatingLimitsProps {
  minLabel: string;
  maxLabel: string;
  /** Of both, below them. */
  hint: string;
}

/** The SRS numbers that a group or a class is for: `min_rating` and `max_rating`. */
export function FormRatingLimits({ minLabel, maxLabel, hint }: FormRatingLimitsProps) {
  return (
    <div>
      <Box sx={pair}>
        <FormTextField name="min_rating" label={minLabel} autoComplete="off" slotProps={slots('min_rating')} />
        <FormTextField name="max_rating" label={maxLabel} autoComplete="off" slotProps={slots('max_rating')} />
      </Box>
      <FormHelperText id={HINT}>{hint}</FormHelperText>
    </div>
  );
}

const srsNumber = rating();

/** The SRS number that was typed; null while it is none. */
export function typedRating(typed: string): WireDecimal | null {
  const number = typedDecimal(typed);
  return number !== '' && srsNumber.isValidSync(number) ? String(srsNumber.cast(number)) : null;
}
