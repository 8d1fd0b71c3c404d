import type { Club } from '../../../shared/contract/clubs';
import type { SailingRow } from '../../../shared/contract/sailings';
import type { SerieRow } from '../../../shared/contract/series';
import { useSailingResults } from '../../api/results';
import { useSerieResults } from '../../api/series';
import { useAppSelector } from '../../state/rootState';
import { selectCompetitorsOfSailing } from '../../state/rowSelectors';
import { ShareDialog } from './ShareDialog';
import { sharedResult, sharedStandings } from './shareText';

interface ShareSailingProps {
  club: Club;
  sailing: SailingRow;
  onClose: () => void;
}

/** Shares the result of a sailing. */
export function ShareSailing({ club, sailing, onClose }: ShareSailingProps) {
  const { results } = useSailingResults(sailing.id);
  const boats = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing.id));
  const addresses = [...new Set(boats.flatMap(({ email }) => (email ? [email] : [])))];
  return (
    <ShareDialog
      club={club}
      subject={{ sailing: sailing.id }}
      name={sailing.name}
      state={sailing.verified_result ? 'final' : 'preliminary'}
      list={results && sharedResult(sailing, results.results)}
      addresses={club.can_edit ? addresses : null}
      onClose={onClose}
    />
  );
}

interface ShareSerieProps {
  club: Club;
  serie: SerieRow;
  onClose: () => void;
}

/** Shares the standings of a series. */
export function ShareSerie({ club, serie, onClose }: ShareSerieProps) {
  const { status, results } = useSerieResults(serie.id);
  return (
    <ShareDialog
      club={club}
      subject={{ serie: serie.id }}
      name={serie.name}
      state="preliminary"
      list={status === 'ready' ? sharedStandings(serie, results) : undefined}
      addresses={null}
      onClose={onClose}
    />
  );
}
