import Button from '@mui/material/Button';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { SerieRow } from '../../../../shared/contract/series';
import { useSeries } from '../../../api/series';
import { paths } from '../../../paths';
import { MoreMenu } from '../../../ui/menus/MoreMenu';
import { ListPage } from '../../../ui/page/ListPage';
import { useSerieDialogs } from '../form/useSerieDialogs';
import { serieTexts } from '../texts';
import { SerieItem } from './SerieItem';
import { seriesInOrder } from './seriesInOrder';

interface SerieActionsProps {
  serie: SerieRow;
  onEdit: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** What an official can do with a serie without opening it. */
function SerieActions({ serie, onEdit, onCopy, onRemove }: SerieActionsProps) {
  const actions = [
    { label: serieTexts.edit, run: onEdit },
    { label: serieTexts.copy, run: onCopy },
    { label: serieTexts.remove, run: onRemove, danger: true },
  ];
  return <MoreMenu label={serieTexts.more(serie.name)} actions={actions} />;
}

interface SeriesPageProps {
  club: Club;
}

/** The series of a club; those who run it also make, change and take away. */
export default function SeriesPage({ club }: SeriesPageProps) {
  const { status, series, error, refetch } = useSeries(club.id);
  const { show, dialogs } = useSerieDialogs(club, series);
  const navigate = useNavigate();
  const isEmpty = status === 'ready' && series.length === 0;
  const createButtons = club.can_edit ? (
    <>
      <Button component={RouterLink} to={paths.serieImport(club.slug)} sx={{ minHeight: 44 }}>
        {serieTexts.fromSailwave}
      </Button>
      <Button variant="contained" onClick={() => show({ kind: 'create' })}>
        {serieTexts.create}
      </Button>
    </>
  ) : undefined;
  return (
    <ListPage
      title={serieTexts.title}
      status={status}
      error={error}
      refetch={refetch}
      failed={serieTexts.failed}
      empty={
        isEmpty
          ? {
              drawing: 'season',
              title: serieTexts.emptyTitle,
              text: club.can_edit ? serieTexts.emptyOfficial : serieTexts.emptySailor,
            }
          : null
      }
      actions={createButtons}
      rows={3}
    >
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
    </ListPage>
  );
}
