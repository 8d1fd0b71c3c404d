import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { useAppSelector } from '../../../../state/rootState';
import { selectStartGroups } from '../../../../state/rowSelectors';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { formatDay } from '../../../../ui/format';
import { candidateTexts } from './texts';
import type { Earlier } from './useEnterAgain';
import { useLastOfSerie } from './useLastOfSerie';

const Ground = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(1, 2),
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.sunken,
}));

interface FromLastSailingProps {
  sailing: SailingRow;
  onAdd: (boats: readonly Earlier[]) => void;
}

/** All who sailed last in the serie, by one press and a question. */
export function FromLastSailing({ sailing, onAdd }: FromLastSailingProps) {
  const found = useLastOfSerie(sailing);
  const hasGroups = useAppSelector((state) => selectStartGroups(state, sailing.id).length > 0);
  const [isAsked, setAsked] = useState(false);
  if (!found || (found.boats.length === 0 && !isAsked)) return null;
  const { last, boats: competitors } = found;
  const name = `${last.name}, ${formatDay(last.start_date)}`;
  return (
    <Ground>
      <Typography>{candidateTexts.fromLast(name)}</Typography>
      <Button variant="outlined" disabled={competitors.length === 0} onClick={() => setAsked(true)}>
        {candidateTexts.addAll(competitors.length)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={candidateTexts.confirmTitle(competitors.length, last.name)}
        text={hasGroups ? candidateTexts.confirmText : candidateTexts.confirmUngrouped}
        confirmLabel={candidateTexts.confirm(competitors.length)}
        onConfirm={async () => {
          onAdd(competitors.map((competitor) => ({ boat: competitor, sailed: last.start_date })));
          return undefined;
        }}
        onClose={() => setAsked(false)}
      />
    </Ground>
  );
}
