import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { WireDecimal } from '../../../shared/contract/common';
import {
  SRS_VARIANTS,
  equalsTypeNumber,
  type BoatNumbers,
  type TypedNumbers,
} from '../../../shared/domain/boatNumbers';
import { RATING_TYPE_LABELS } from '../../../shared/texts/labels';
import { FormTextField } from '../../ui/form/FormTextField';
import { formatDecimal } from '../../ui/format';

export const boatTexts = {
  sailNumber: 'Segelnummer',
  sailNumberHint: 'Till exempel SWE 312.',
  boatName: 'Båtnamn',
  boatModel: 'Båttyp',
  boatModelHint: 'Fyller i SRS-talen från årets tabell.',
  boatModelsFailed: 'Båttyperna kunde inte hämtas. SRS-talen kan skrivas för hand.',
  numbers: 'SRS-tal',
  numbersHint: 'Har båten mätbrev skriver du dess tal över båttypens. Okända tal lämnar du tomma.',
  certificate: 'Mätbrev',
  certificateHint: 'Valfritt. Mätbrevets nummer.',
  validUntil: 'Mätbrevet gäller till',

  own: 'Eget tal',
  ownInsteadOf: (number: string) => `Eget tal. Båttypen har ${number}.`,
  ofType: 'Båttypens tal',
  typeCounts: (number: string) => `Båttypens ${number} gäller.`,
} as const;

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

/** The four SRS numbers, each with its source. */
export function NumberFields({ typed, model }: NumberFieldsProps) {
  const hint = useId();
  return (
    <Numbers aria-describedby={hint}>
      <Typography component="legend">{boatTexts.numbers}</Typography>
      <FormHelperText id={hint} sx={{ m: 0 }}>
        {boatTexts.numbersHint}
      </FormHelperText>
      <div>
        {SRS_VARIANTS.map((variant) => (
          <FormTextField
            key={variant}
            name={variant}
            label={RATING_TYPE_LABELS[variant]}
            helperText={numberHint(typed[variant], model?.[variant] ?? null)}
            autoComplete="off"
            slotProps={decimal}
          />
        ))}
      </div>
    </Numbers>
  );
}
