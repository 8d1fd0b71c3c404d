import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Boat, BoatModel } from '../../../../../shared/contract/boats';
import { effectiveNumbers, SRS_VARIANTS } from '../../../../../shared/domain/boatNumbers';
import { unverifiedNumbers } from '../../../../../shared/domain/certificate';
import { localDateOf } from '../../../../../shared/domain/time';
import { RATING_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { certificateText, certificateWarning } from '../../../../sailing-ui/boat/certificateText';
import { formatDecimal } from '../../../../ui/format';
import { MoreMenu } from '../../../../ui/menus/MoreMenu';
import { settingsTexts as allTexts } from '../texts';
import { boatName } from './boatName';

const texts = allTexts.boats;

const Ground = styled('li')(({ theme }) => ({
  padding: theme.spacing(2, 0),
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}` },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& > div:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > div:last-of-type': { display: 'flex', flex: 'none', marginTop: theme.spacing(-0.5) },
}));

const Numbers = styled('dl')(({ theme }) => ({
  margin: theme.spacing(1.5, 0, 0),
  display: 'grid',
  gap: theme.spacing(1, 3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: 'var(--weight-strong)' },
  '& small': { ...theme.typography.caption, marginLeft: theme.spacing(0.75) },
}));

const Default = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  paddingInline: theme.spacing(1),
  borderRadius: 6,
  background: theme.vars.palette.tint.starboard,
  fontWeight: 'var(--weight-strong)',
}));

interface BoatItemProps {
  boat: Boat;
  model: BoatModel | undefined;
  isDefault: boolean;
  onEdit: () => void;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** The four numbers that a boat is scored by; those that are its own are marked, and those that nobody has checked. */
function BoatNumbers({ boat, model }: Pick<BoatItemProps, 'boat' | 'model'>) {
  const numbers = effectiveNumbers(boat, model);
  const unverified = unverifiedNumbers(boat, model);
  return (
    <Numbers aria-label={texts.numbers}>
      {SRS_VARIANTS.map((variant) => (
        <div key={variant}>
          <dt>{RATING_TYPE_LABELS[variant]}</dt>
          <dd>
            {numbers[variant] === null ? texts.noNumber : formatDecimal(numbers[variant])}
            {boat[variant] === null ? null : <small>{unverified.includes(variant) ? texts.ownWord : texts.own}</small>}
          </dd>
        </div>
      ))}
    </Numbers>
  );
}

export function BoatItem({ boat, model, isDefault, onEdit, onMakeDefault, onRemove }: BoatItemProps) {
  const name = boatName(boat);
  const [today] = useState(() => localDateOf(Date.now()));
  const certificate = certificateText(boat, today);
  const warning = certificateWarning(boat, today);
  const actions = [
    ...(isDefault ? [] : [{ label: texts.makeDefault, run: onMakeDefault }]),
    { label: texts.remove, run: onRemove, danger: true },
  ];
  return (
    <Ground>
      <Head>
        <div>
          <Typography component="h3" variant="h3">
            {name}
          </Typography>
          {boat.boat_model_name === null ? null : (
            <Typography color="text.secondary">{boat.boat_model_name}</Typography>
          )}
          {isDefault ? <Default>{texts.isDefault}</Default> : null}
        </div>
        <div>
          <Button onClick={onEdit} aria-label={texts.editBoat(name)}>
            {texts.edit}
          </Button>
          <MoreMenu label={texts.more(name)} actions={actions} />
        </div>
      </Head>
      <BoatNumbers boat={boat} model={model} />
      {certificate === '' ? null : (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {certificate}
        </Typography>
      )}
      {warning === null ? null : (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {warning}
        </Alert>
      )}
    </Ground>
  );
}
