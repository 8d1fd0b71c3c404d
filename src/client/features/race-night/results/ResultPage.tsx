import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { SailingRow, ResultRow, SailingResults } from '../../../../shared/contract/sailings';
import { useSailingResults } from '../../../api/results';
import { paths } from '../../../paths';
import type { RowKey } from '../../../ui/data-table/column';
import { useChangedRows, useSaidNews } from '../../../ui/data-table/useChangedRows';
import { formatDay, formatTime } from '../../../ui/format';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { InSlices } from '../../../ui/states/InSlices';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { Results } from './Results';
import { keyOfResult } from './table/ResultTable';
import { resultTexts } from './texts';
import { useResultView } from './view/useResultView';

const NO_ROWS: readonly ResultRow[] = [];

/** A boat is news when something was written down for it; that others move up or down because of that is not. */
const written = ({ start, finish_time, elapsed_time, score_code }: ResultRow): string =>
  [start, finish_time, elapsed_time, score_code].join(' ');

/** Boats that have just got a result, or another one. Each burst is also said, in one sentence. */
function useNews(results: SailingResults | undefined, category: string): ReadonlySet<RowKey> {
  const topic = `${results?.sailing} ${results?.list} ${category}`;
  const changed = useChangedRows({ rows: results?.results ?? NO_ROWS, keyOf: keyOfResult, topic, newsOf: written });
  useSaidNews(changed, resultTexts.news);
  return changed;
}

function noTimesText({ status, start_date, start_time }: SailingRow, mayWrite: boolean): string {
  if (status !== 'upcoming') return mayWrite ? resultTexts.noTimesOfficial : resultTexts.noTimesText;
  const day = formatDay(start_date);
  return resultTexts.notStarted(start_time === null ? day : `${day} ${formatTime(start_time)}`);
}

interface ResultPageProps {
  club: Club;
  sailing: SailingRow;
}

/** Where an official goes from here. While it is raced, the card above leads there. */
function NextPage({ club, sailing }: ResultPageProps) {
  if (sailing.status === 'ongoing') return null;
  const [to, label] =
    sailing.status === 'upcoming'
      ? [paths.competitors(club.slug, sailing.id), resultTexts.toCompetitors]
      : [paths.finish(club.slug, sailing.id), resultTexts.toFinish];
  return (
    <Button component={Link} to={to} variant="contained" nativeButton={false}>
      {label}
    </Button>
  );
}

/** The result of a sailing, live, as a list on the club's notice board. */
export default function ResultPage({ club, sailing }: ResultPageProps) {
  const resultView = useResultView();
  const { list, category } = resultView.view;
  const { status, results, fulfilledAt, error, refetch } = useSailingResults(sailing.id, {
    ...(list && { list }),
    ...(category && { category }),
  });
  const changed = useNews(results, category);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const mayWrite = club.can_edit && !sailing.verified_result && sailing.status !== 'cancelled';
  const skeleton = <ListSkeleton rows={8} height={44} />;
  const page = {
    loading: () => skeleton,
    missing: () => <ErrorState title={resultTexts.missing} text={resultTexts.missingText} />,
    failed: () => <ErrorState title={resultTexts.failed} error={error} onRetry={refetch} />,
    ready: () => (
      <InSlices fallback={skeleton}>
        {results === undefined || results.results.length === 0 ? (
          <EmptyState
            drawing={sailing.status === 'upcoming' ? 'start' : 'finish'}
            title={resultTexts.noTimes}
            text={noTimesText(sailing, mayWrite)}
            action={mayWrite && <NextPage club={club} sailing={sailing} />}
          />
        ) : (
          <Results {...{ club, sailing, results, changed, isNarrow, updatedAt: fulfilledAt }} {...resultView} />
        )}
      </InSlices>
    ),
  };
  return page[status]();
}
