import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { showToast } from '../../../../ui/messages/toasts';
import { possibleOf } from './manyChanges';
import { manySailingsTexts } from './texts';
import { useChangeMany } from './useChangeMany';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(3),
  paddingBlock: theme.spacing(1.5),
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  '& > strong': { fontWeight: 'var(--weight-strong)', minWidth: '5rem', fontVariantNumeric: 'tabular-nums' },
}));

export interface ManyBarProps {
  chosen: readonly SailingRow[];
  /** Every sailing that can be chosen just now. */
  all: readonly SailingRow[];
  onChoose: (ids: number[]) => void;
  onMove: () => void;
  onRemove: () => void;
  onStop: () => void;
}

/** What can be done to the chosen sailings; each button says to how many. */
export function ManyBar({ chosen, all, onChoose, onMove, onRemove, onStop }: ManyBarProps) {
  const change = useChangeMany();
  const [isSaving, setSaving] = useState(false);
  const { publish, cancel, move, remove } = possibleOf(chosen);

  const run = async (sailings: readonly SailingRow[], status: 'upcoming' | 'cancelled', done: string) => {
    setSaving(true);
    const problem = await change(sailings, { status }, done);
    setSaving(false);
    if (problem === undefined) onStop();
    else showToast({ kind: 'error', text: problem });
  };

  const isAll = all.length > 0 && chosen.length === all.length;
  return (
    <Bar role="toolbar" aria-label={manySailingsTexts.tools}>
      <strong role="status">{manySailingsTexts.chosen(chosen.length)}</strong>
      <Button onClick={() => onChoose(isAll ? [] : all.map(({ id }) => id))}>
        {isAll ? manySailingsTexts.none : manySailingsTexts.all}
      </Button>
      {publish.length === 0 ? null : (
        <Button
          variant="outlined"
          disabled={isSaving}
          onClick={() => void run(publish, 'upcoming', manySailingsTexts.published(publish.length))}
        >
          {manySailingsTexts.publish(publish.length)}
        </Button>
      )}
      {cancel.length === 0 ? null : (
        <Button
          variant="outlined"
          disabled={isSaving}
          onClick={() => void run(cancel, 'cancelled', manySailingsTexts.cancelled(cancel.length))}
        >
          {manySailingsTexts.cancel(cancel.length)}
        </Button>
      )}
      {move.length === 0 ? null : (
        <Button variant="outlined" disabled={isSaving} onClick={onMove}>
          {manySailingsTexts.move(move.length)}
        </Button>
      )}
      {remove.length === 0 ? null : (
        <Button variant="outlined" color="error" disabled={isSaving} onClick={onRemove}>
          {manySailingsTexts.remove(remove.length)}
        </Button>
      )}
      <Button onClick={onStop} sx={{ ml: 'auto' }}>
        {manySailingsTexts.done}
      </Button>
    </Bar>
  );
}
