import type { ReactNode } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { SerieRow } from '../../../../shared/contract/series';
import { SAILING_STATUS_LABELS } from '../../../../shared/texts/labels';
import { useSerieResults } from '../../../api/series';
import { ListRow, ListRowLink, ListRowMarks, ListRowMore, ListRowNote, ListRowWhen } from '../../../ui/ListRow';
import { StatusChip } from '../../../sailing-ui/StatusChip';
import { boatText } from '../standings/BoatName';
import { serieTexts } from '../texts';

interface SerieItemProps {
  serie: SerieRow;
  /** What an official can do with it. */
  more?: ReactNode;
}

/** Who stands first, in each class. */
function Leader({ serie }: { serie: Id }) {
  const { results } = useSerieResults(serie);
  const leaders = results.filter(({ position }) => position === 1).map(boatText);
  return leaders.length === 0 ? null : <ListRowNote>{serieTexts.leader(leaders)}</ListRowNote>;
}

export function SerieItem({ serie, more }: SerieItemProps) {
  const { id, name, status, sailing_count, competitor_count } = serie;
  return (
    <ListRow>
      <ListRowLink to={`${id}/result`}>
        {name}
        {competitor_count === 0 ? null : <Leader serie={id} />}
      </ListRowLink>
      <ListRowWhen>
        {serieTexts.sailings(sailing_count)}
        <ListRowNote>{serieTexts.boats(competitor_count)}</ListRowNote>
      </ListRowWhen>
      <ListRowMarks>
        <StatusChip status={status} label={SAILING_STATUS_LABELS[status]} />
      </ListRowMarks>
      {more === undefined ? null : <ListRowMore>{more}</ListRowMore>}
    </ListRow>
  );
}
