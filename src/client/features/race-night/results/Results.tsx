import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo, lazy, Suspense } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import type { Id } from '../../../../shared/contract/common';
import {
  RESULT_LISTS,
  type SailingResults,
  type SailingRow,
  type ResultList,
} from '../../../../shared/contract/sailings';
import { maySeeMembers } from '../../../../shared/domain/permissions';
import { useMeQuery } from '../../../api/auth';
import { useAppSelector } from '../../../state/rootState';
import { selectCompetitorsOfSailing } from '../../../state/rowSelectors';
import { Sentences } from '../../../ui/data-table/Sentences';
import type { RowKey } from '../../../ui/data-table/column';
import { Toggles } from '../../../ui/fields/Toggles';
import { useWasSeen } from '../../../ui/inSight';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { ResultStanding } from './ResultStanding';
import { WaitingCompetitors } from './WaitingCompetitors';
import { ResultFilters } from './filters/ResultFilters';
import { StillOpen } from './StillOpen';
import { useNeeds } from '../../../changes/needs';
import { ResultFiles, ResultPaper } from './paper/ResultFiles';
import { ResultTable, type SailorOf } from './table/ResultTable';
import { resultTexts } from './texts';
import type { TimelineSectionProps } from './timeline/TimelineSection';
import { shownResults } from './view/shownResults';
import { useGroups } from './view/useGroups';
import { TIME_COLUMNS, type TimeColumn, type useResultView } from './view/useResultView';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
}));

interface ListChoiceProps {
  results: SailingResults;
  onChoose: (list: ResultList | null) => void;
}

/** A pursuit has two lists, and both are kept: which one counts is always said. */
function ListChoice({ results: { list, counts }, onChoose }: ListChoiceProps) {
  if (counts === 'elapsed') return null;
  return (
    <Block>
      <Toggles
        label={resultTexts.lists}
        options={RESULT_LISTS.map((id) => ({ id, label: resultTexts.list[id] }))}
        isOn={(id) => id === list}
        onToggle={(id) => onChoose(id === counts ? null : id)}
      />
      <Typography>{list === counts ? resultTexts.listCounts[counts] : resultTexts.listIsOther[counts]}</Typography>
    </Block>
  );
}

const TimelineSection = lazy(async () => ({ default: (await import('./timeline/TimelineSection')).TimelineSection }));

/** Below most windows: it keeps its room until somebody has scrolled there. */
const Room = styled('section')({ minHeight: 200, marginTop: 40, marginBottom: 24 });

/** The picture of the race, fetched and rendered when it comes into view. */
function LazyTimeline(props: TimelineSectionProps) {
  const [watch, wasSeen] = useWasSeen();
  return (
    <Room ref={watch}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {resultTexts.timeline.title}
      </Typography>
      <Suspense fallback={<ListSkeleton rows={4} height={22} />}>
        {wasSeen ? <TimelineSection {...props} /> : null}
      </Suspense>
    </Room>
  );
}

/** The reader's own entries in a sailing. */
function useOwnCompetitors(sailing: Id): ReadonlySet<Id> {
  const { data: me } = useMeQuery();
  const competitors = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing));
  const sailor = me?.sailor?.id;
  return useMemo(
    () =>
      new Set(
        sailor === undefined
          ? []
          : competitors.filter((competitor) => competitor.sailor === sailor).map(({ id }) => id),
      ),
    [competitors, sailor],
  );
}

/**
 * The entrants whose pages the reader may open: none for who is no member of the sailing's club. It stays the same while
 * times are recorded, and the table with it.
 */
function useSailors({ id, club }: SailingRow): SailorOf {
  const { data: me = null } = useMeQuery();
  const competitors = useAppSelector((state) => selectCompetitorsOfSailing(state, id));
  const isShown = maySeeMembers(me, club);
  const pairs = useMemo(
    () =>
      (isShown ? competitors.flatMap((one) => (one.sailor === null ? [] : [`${one.id} ${one.sailor}`])) : []).join(),
    [competitors, isShown],
  );
  return useMemo(() => {
    const read = (pairs === '' ? [] : pairs.split(',')).map((pair) => pair.split(' ').map(Number));
    return new Map(read.map(([competitor = 0, sailor = 0]) => [competitor, sailor]));
  }, [pairs]);
}

const NARROW_TIMES: Record<SailingResults['list'], readonly TimeColumn[]> = {
  corrected: ['corrected'],
  elapsed: ['elapsed'],
  finish_order: ['finish'],
};

interface ResultsProps extends ReturnType<typeof useResultView> {
  club: Club;
  sailing: SailingRow;
  results: SailingResults;
  changed: ReadonlySet<RowKey>;
  isNarrow: boolean;
  updatedAt: number | undefined;
}

/** A sailing that somebody has a result in: how firm it is, what is shown of it, and the lists. */
export function Results({ club, sailing, results, changed, isNarrow, updatedAt, view, choose, clear }: ResultsProps) {
  const { raceClass, group } = view;
  const query = useDeferredValue(view.query);
  const { groups, groupName } = useGroups(sailing.id);
  const own = useOwnCompetitors(sailing.id);
  const sailorOf = useSailors(sailing);
  const shown = useMemo(
    () => shownResults(results.results, { raceClass, group, query }, resultTexts.noClass),
    [results.results, raceClass, group, query],
  );
  const times = view.times ?? (isNarrow ? NARROW_TIMES[results.list] : TIME_COLUMNS);
  const needs = useNeeds(sailing, results);
  const hasNoHits = shown.sections.length === 0 && shown.waiting.length === 0;
  const files = <ResultFiles {...{ sailing, shown, groupName }} />;
  return (
    <>
      <ResultStanding
        isVerified={sailing.verified_result}
        competitorCount={results.results.length}
        updatedAt={updatedAt}
      />
      <StillOpen needs={needs} sailing={sailing.id} readsLoose={club.can_edit} />
      {sailing.start_type === 'individual' ? (
        <ListChoice results={results} onChoose={(list) => choose('list', list)} />
      ) : null}
      {results.why.length === 0 ? null : (
        <Box sx={{ mb: 2 }}>
          <Sentences sentences={results.why} />
        </Box>
      )}
      <ResultFilters
        {...{ view, choose, groups, times }}
        rows={results.results}
        categories={results.categories}
        files={isNarrow ? null : files}
      />
      {hasNoHits ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {resultTexts.help}
        </Typography>
      )}
      {hasNoHits ? (
        <EmptyState
          title={resultTexts.noHits}
          text={resultTexts.noHitsText}
          action={<Button onClick={clear}>{resultTexts.showAll}</Button>}
        />
      ) : null}
      {shown.sections.map(({ key, name, rows }) => (
        <section key={key}>
          {name === null ? null : (
            <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
              {name}
            </Typography>
          )}
          <ResultTable
            {...{ rows, times, isNarrow, changed, own, sailorOf, groupName }}
            caption={name === null ? resultTexts.caption(sailing.name) : resultTexts.captionOf(sailing.name, name)}
            day={sailing.start_date}
          />
        </section>
      ))}
      <WaitingCompetitors
        title={sailing.is_finished ? resultTexts.waitingAfter : resultTexts.waiting}
        rows={shown.waiting}
        needs={needs}
      />
      {isNarrow ? <Box sx={{ mt: 2, ml: -1.5 }}>{files}</Box> : null}
      <ResultPaper {...{ club, sailing, shown }} notes={results.why} />
      <LazyTimeline rows={shown.sections.flatMap(({ rows }) => rows)} {...{ groups, own }} day={sailing.start_date} />
    </>
  );
}
