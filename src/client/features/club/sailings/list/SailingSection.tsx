import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { rowList } from '../../../../ui/ListRow';
import type { Selection } from '../many/useSelection';
import { SailingItem } from './SailingItem';

interface SailingSectionProps {
  title: string;
  sailings: readonly SailingRow[];
  moreOf: (sailing: SailingRow) => ReactNode;
  entryOf: (sailing: SailingRow) => ReactNode;
  /** Null where no sailings are chosen. */
  selection: Pick<Selection, 'has' | 'toggle'> | null;
}

export function SailingSection({ title, sailings, moreOf, entryOf, selection }: SailingSectionProps) {
  const heading = useId();
  if (sailings.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h2" sx={{ mb: 1, mt: 4 }}>
        {title}
      </Typography>
      <ul style={rowList('9.5rem')}>
        {sailings.map((sailing) => (
          <SailingItem
            key={sailing.id}
            sailing={sailing}
            more={moreOf(sailing)}
            entry={entryOf(sailing)}
            pick={selection && { isChosen: selection.has(sailing.id), onToggle: () => selection.toggle(sailing.id) }}
          />
        ))}
      </ul>
    </section>
  );
}
