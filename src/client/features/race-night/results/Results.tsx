import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useId, useMemo, useState, lazy, Suspense } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import type { Id } from '../../../../shared/contract/common';
import type { Competitor } from '../../../../shared/contract/competitors';
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
import { EveningPart, WhyOwn } from './evening/EveningPart';
import { edgeAligned } from '../../../ui/styles';
import { ResultStanding } from './ResultStanding';
import { WaitingCompetitors } from './WaitingCompetitors';
import { ResultFilters } from './filters/ResultFilters';
import { StillOpen } from './StillOpen';
import { useNeeds } from '../../../changes/needs';
import { ResultFiles, ResultPaper } from './paper/ResultFiles';
import { ResultTable, type ResultTableProps, type SailorOf } from './table/ResultTable';
import { resultTexts } from './texts';
import type { TimelineSectionProps } from './timeline/TimelineSection';
import { shownResults, type ShownResults } from './view/shownResults';
import { useGroups } from './view/useGroups';
import { TIME_COLUMNS, type ResultView, type TimeColumn, type useResultView } from './view/useResultView';

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

/** The reader's own entry in a sailing: there is one at most. */
function useOwnCompetitor(sailing: Id): Competitor | undefined {
  const { data: me } = useMeQuery();
  const competitors = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing));
  const sailor = me?.sailor?.id;
  return sailor === undefined ? undefined : competitors.find((competitor) => competitor.sailor === sailor);
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

const Help = () => (
  <Typography variant="body2" sx={{ color: 'text.secondary', my: 0.5 }}>
    {resultTexts.help}
  </Typography>
);

interface ListsProps extends Omit<ResultTableProps, 'caption' | 'rows' | 'day'> {
  sailing: SailingRow;
  shown: ShownResults;
  /** Shows all boats again. */
  clear: () => void;
}

/** The list of each class, or that no boat is left of them. */
function Lists({ sailing, shown, clear, ...table }: ListsProps) {
  const { sections, waiting } = shown;
  if (sections.length === 0 && waiting.length === 0) {
    return (
      <EmptyState
        drawing="adrift"
        title={resultTexts.noHits}
        text={resultTexts.noHitsText}
        action={<Button onClick={clear}>{resultTexts.showAll}</Button>}
      />
    );
  }
  return (
    <>
      {table.isNarrow ? null : <Help />}
      {sections.map(({ key, name, rows }) => (
        <section key={key}>
          {name === null ? null : (
            <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
              {name}
            </Typography>
          )}
          <ResultTable
            {...table}
            rows={rows}
            caption={name === null ? resultTexts.caption(sailing.name) : resultTexts.captionOf(sailing.name, name)}
            day={sailing.start_date}
          />
        </section>
      ))}
      {table.isNarrow ? <Help /> : null}
    </>
  );
}

/** On a phone the filters wait behind a button, unless one of them is in use: the list comes first. */
function useFilterFold({ query, raceClass, group, category }: ResultView, isNarrow: boolean) {
  const id = useId();
  const count = [query, raceClass, group, category].filter(Boolean).length;
  const [asked, setAsked] = useState<boolean | null>(null);
  const isOpen = !isNarrow || (asked ?? count > 0);
  const button = isNarrow ? (
    <Button sx={edgeAligned} aria-expanded={isOpen} aria-controls={id} onClick={() => setAsked(!isOpen)}>
      {resultTexts.filters(count)}
    </Button>
  ) : null;
  return { id, isOpen, button };
}

/** A sailing that somebody has a result in: how firm it is, what is shown of it, and the lists. */
export function Results({ club, sailing, results, changed, isNarrow, updatedAt, view, choose, clear }: ResultsProps) {
  const { raceClass, group } = view;
  const query = useDeferredValue(view.query);
  const { groups, groupName } = useGroups(sailing.id);
  const own = useOwnCompetitor(sailing.id);
  const ownId = own?.id;
  const ownIds = useMemo(() => new Set(ownId === undefined ? [] : [ownId]), [ownId]);
  const sailorOf = useSailors(sailing);
  const shown = useMemo(
    () => shownResults(results.results, { raceClass, group, query }, resultTexts.noClass),
    [results.results, raceClass, group, query],
  );
  const times = view.times ?? (isNarrow ? NARROW_TIMES[results.list] : TIME_COLUMNS);
  const needs = useNeeds(sailing, results);
  const filters = useFilterFold(view, isNarrow);
  const files = <ResultFiles {...{ sailing, shown, groupName }} />;
  return (
    <>
      <EveningPart {...{ sailing, results, own }} club={club.slug} />
      <ResultStanding
        isVerified={sailing.verified_result}
        competitorCount={results.results.length}
        updatedAt={updatedAt}
        tool={filters.button}
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
      <div id={filters.id} hidden={!filters.isOpen}>
        {filters.isOpen ? (
          <ResultFilters
            {...{ view, choose, groups, times }}
            rows={results.results}
            categories={results.categories}
            files={isNarrow ? null : files}
          />
        ) : null}
      </div>
      <Lists
        {...{ sailing, shown, clear, times, isNarrow, changed, sailorOf, groupName, results }}
        own={ownIds}
        whyOwn={(id) => (id === ownId ? <WhyOwn results={results} own={own} /> : null)}
      />
      <WaitingCompetitors
        title={sailing.is_finished ? resultTexts.waitingAfter : resultTexts.waiting}
        rows={shown.waiting}
        needs={needs}
      />
      {isNarrow ? <Box sx={{ mt: 2, ml: -1.5 }}>{files}</Box> : null}
      <ResultPaper {...{ club, sailing, shown }} notes={results.why} />
      <LazyTimeline
        rows={shown.sections.flatMap(({ rows }) => rows)}
        groups={groups}
        own={ownIds}
        day={sailing.start_date}
      />
    </>
  );
}
