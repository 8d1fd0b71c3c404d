import Typography from '@mui/material/Typography';
import type { Id } from '../../../../shared/contract/common';
import { useSailingResults } from '../../../api/results';
import { Sentences } from '../../../ui/data-table/Sentences';
import { ErrorState } from '../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { sailorHomeTexts } from './texts';

/** How the place and the points of one's own came about, with the rule. */
export function WhyOwn({ sailing, competitor }: { sailing: Id; competitor: Id }) {
  const { status, results, refetch } = useSailingResults(sailing);
  if (status === 'loading') return <ListSkeleton rows={2} height={24} />;
  if (!results)
    return <ErrorState title={sailorHomeTexts.whyFailed} text={sailorHomeTexts.retryText} onRetry={refetch} />;
  const why = results.results.find((row) => row.competitor === competitor)?.why ?? [];
  return why.length === 0 ? <Typography>{sailorHomeTexts.noWhy}</Typography> : <Sentences sentences={why} />;
}
