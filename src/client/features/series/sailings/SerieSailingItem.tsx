import type { ReactNode } from 'react';
import type { SailingRow, SailingSummary } from '../../../../shared/contract/sailings';
import { ListRow, ListRowLink, ListRowMore, ListRowNote } from '../../../ui/ListRow';
import { SailingFacts } from '../../../sailing-ui/SailingFacts';
import { serieSailingTexts } from './texts';

/** How the race counts where that is not as usual: "Räknas dubbelt, Räknas alltid". */
function countingText({ race_weight, must_count }: Pick<SailingRow, 'race_weight' | 'must_count'>): string {
  const weight = race_weight === 2 ? serieSailingTexts.double : serieSailingTexts.weight(race_weight);
  return [race_weight > 1 ? weight : '', must_count ? serieSailingTexts.mustCount : ''].filter(Boolean).join(' · ');
}

interface SerieSailingItemProps {
  sailing: SailingSummary;
  /** The live row, once it is known. */
  row: SailingRow | undefined;
  href: string;
  more?: ReactNode;
}

export function SerieSailingItem({ sailing, row, href, more }: SerieSailingItemProps) {
  const counting = row ? countingText(row) : '';
  return (
    <ListRow>
      <ListRowLink to={href}>
        {sailing.name}
        {counting === '' ? null : <ListRowNote>{counting}</ListRowNote>}
      </ListRowLink>
      <SailingFacts sailing={sailing} />
      {more === undefined ? null : <ListRowMore>{more}</ListRowMore>}
    </ListRow>
  );
}
