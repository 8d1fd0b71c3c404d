import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { showToast } from '../../../../ui/messages/toasts';
import { possibleOf } from './manyChanges';
import { texts } from './texts';
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
    <Bar role="toolbar" aria-label={texts.tools}>
      <strong role="status">{texts.chosen(chosen.length)}</strong>
      <Button onClick={() => onChoose(isAll ? [] : all.map(({ id }) => id))}>{isAll ? texts.none : texts.all}</Button>
      {publish.length === 0 ? null : (
        <Button
          variant="outlined"
          disabled={isSaving}
          onClick={() => void run(publish, 'upcoming', texts.published(publish.length))}
        >
          {texts.publish(publish.length)}
        </Button>
      )}
      {cancel.length === 0 ? null : (
        <Button
          variant="outlined"
          disabled={isSaving}
          onClick={() => void run(cancel, 'cancelled', texts.cancelled(cancel.length))}
        >
          {texts.cancel(cancel.length)}
        </Button>
      )}
      {move.length === 0 ? null : (
        <Button variant="outlined" disabled={isSaving} onClick={onMove}>
          {texts.move(move.length)}
        </Button>
      )}
      {remove.length === 0 ? null : (
        <Button variant="outlined" color="error" disabled={isSaving} onClick={onRemove}>
          {texts.remove(remove.length)}
        </Button>
      )}
      <Button onClick={onStop} sx={{ ml: 'auto' }}>
        {texts.done}
      </Button>
    </Bar>
  );
}
