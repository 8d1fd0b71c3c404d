import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { WireDecimal } from '../../../shared/contract/common';
import {
  SRS_VARIANTS,
  equalsTypeNumber,
  type BoatNumbers,
  type SrsVariant,
  type TypedNumbers,
} from '../../../shared/domain/boatNumbers';
import { RATING_TYPE_LABELS } from '../../../shared/texts/labels';
import { FormTextField } from '../../ui/form/FormTextField';
import { formatDecimal } from '../../ui/format';
import { boatTexts } from './texts';

/** Says whether a typed number is the boat's own or its type's; undefined where there is none. */
export function numberHint(typed: string, ofType: WireDecimal | null): string | undefined {
  const isEmpty = typed.trim() === '';
  if (ofType === null) return isEmpty ? undefined : boatTexts.own;
  if (isEmpty) return boatTexts.typeCounts(formatDecimal(ofType));
  return equalsTypeNumber(typed, ofType) ? boatTexts.ofType : boatTexts.ownInsteadOf(formatDecimal(ofType));
}

const Numbers = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& legend': { padding: 0, marginBottom: theme.spacing(0.5), fontWeight: 'var(--weight-strong)' },
  '& > div': {
    display: 'grid',
    gap: theme.spacing(2),
    alignItems: 'start',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  },
}));

const decimal = { htmlInput: { inputMode: 'decimal' } } as const;

interface NumberFieldsProps {
  typed: TypedNumbers;
  model: BoatNumbers | undefined;
}

interface NumberFieldProps extends NumberFieldsProps {
  variant: SrsVariant;
  hint?: string;
}

function NumberField({ variant, typed, model, hint }: NumberFieldProps) {
  return (
    <FormTextField
      name={variant}
      label={RATING_TYPE_LABELS[variant]}
      helperText={numberHint(typed[variant], model?.[variant] ?? null) ?? hint}
      autoComplete="off"
      slotProps={decimal}
    />
  );
}

/** The number of the full crew with all sails, by which most boats are rated. */
export function SrsField(props: NumberFieldsProps) {
  return <NumberField {...props} variant="srs" hint={boatTexts.srsHint} />;
}

/** The four SRS numbers, each with its source. `without`: one that the form has elsewhere. */
export function NumberFields({ without, ...props }: NumberFieldsProps & { without?: SrsVariant }) {
  const hint = useId();
  return (
    <Numbers aria-describedby={hint}>
      <Typography component="legend">{without === undefined ? boatTexts.numbers : boatTexts.otherNumbers}</Typography>
      <FormHelperText id={hint} sx={{ m: 0 }}>
        {boatTexts.numbersHint}
      </FormHelperText>
      <div>
        {SRS_VARIANTS.filter((variant) => variant !== without).map((variant) => (
          <NumberField key={variant} variant={variant} {...props} />
        ))}
      </div>
    </Numbers>
  );
}
