import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import { useSeries } from '../../../api/series';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { PageColumn } from '../../../ui/page/PageColumn';
import { PageHeader } from '../../../ui/page/PageHeader';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { useSerieDialogs } from '../form/useSerieDialogs';
import { texts } from '../texts';
import { SerieActions } from './SerieActions';
import { SerieItem } from './SerieItem';
import { seriesInOrder } from './seriesInOrder';

interface SeriesPageProps {
  club: Club;
}

/** The series of a club; those who run it also make, change and take away. */
export default function SeriesPage({ club }: SeriesPageProps) {
  const { status, series, refetch } = useSeries(club.id);
  const { show, dialogs } = useSerieDialogs(club, series);
  const navigate = useNavigate();
  const isEmpty = status === 'ready' && series.length === 0;
  const createButton = club.can_edit ? (
    <Button variant="contained" onClick={() => show({ kind: 'create' })}>
      {texts.create}
    </Button>
  ) : undefined;
  return (
    <PageColumn wide>
      <PageHeader
        title={texts.title}
        actions={isEmpty ? undefined : createButton}
        holdsActions={status === 'loading'}
      />
      {status === 'loading' ? <ListSkeleton rows={3} /> : null}
      {status === 'failed' || status === 'missing' ? (
        <ErrorState title={texts.failed} text={texts.retryText} onRetry={refetch} />
      ) : null}
      {isEmpty ? (
        <EmptyState
          title={texts.emptyTitle}
          text={club.can_edit ? texts.emptyOfficial : texts.emptySailor}
          action={createButton}
        />
      ) : null}
      {status === 'ready' && !isEmpty ? (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {seriesInOrder(series).map((serie) => (
            <SerieItem
              key={serie.id}
              serie={serie}
              more={
                club.can_edit ? (
                  <SerieActions
                    serie={serie}
                    onEdit={() => show({ kind: 'edit', id: serie.id })}
                    onCopy={() => void navigate(`${serie.id}/copy`)}
                    onRemove={() => show({ kind: 'delete', id: serie.id })}
                  />
                ) : undefined
              }
            />
          ))}
        </ul>
      ) : null}
      {dialogs}
    </PageColumn>
  );
}
