import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { ListRow, ListRowLink, ListRowMore, ListRowNote, ListRowPick } from '../../../../ui/ListRow';
import { SailingFacts } from '../../../../sailing-ui/SailingFacts';

interface SailingItemProps {
  sailing: SailingRow;
  /** What an official can do with it. */
  more: ReactNode;
  /** What there is to say of entries. */
  entry: ReactNode;
  /** Where sailings are chosen: whether this one is. */
  pick: { isChosen: boolean; onToggle: () => void } | null;
}

export function SailingItem({ sailing, more, entry, pick }: SailingItemProps) {
  const { id, name, serie } = sailing;
  const title = (
    <>
      {name}
      {serie === null ? null : <ListRowNote>{serie.name}</ListRowNote>}
    </>
  );
  return (
    <ListRow>
      {pick === null ? (
        <ListRowLink to={`${id}/info`}>{title}</ListRowLink>
      ) : (
        <ListRowPick>
          <Checkbox checked={pick.isChosen} onChange={pick.onToggle} />
          <span>{title}</span>
        </ListRowPick>
      )}
      <SailingFacts sailing={sailing} />
      {pick === null ? (
        <ListRowMore>
          {entry}
          {more}
        </ListRowMore>
      ) : null}
    </ListRow>
  );
}
