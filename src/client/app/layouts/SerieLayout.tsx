import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useOutletContext, useParams } from 'react-router-dom';
import type { Serie } from '../../../shared/contract/series';
import { SAILING_STATUS_LABELS } from '../../../shared/texts/labels';
import { useSerie } from '../../api/series';
import { idOf } from '../../lib/idOf';
import { paths } from '../../paths';
import { StatusChip } from '../../sailing-ui/StatusChip';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { useDialog } from '../../ui/dialogs/useDialog';
import { Share } from '../../ui/icons';
import type { ClubContext } from './ClubLayout';
import { LoadedRow } from './LoadedRow';
import { TabbedLayout } from './TabbedLayout';
import type { LayoutProps } from './TabRow';
import { layoutTexts } from './texts';

/** What the pages of a serie get from their layout. */
export interface SerieContext extends ClubContext {
  serie: Serie;
}

const ShareSerie = lazyDialog(async () => (await import('../../features/share/ShareSubjects')).ShareSerie);

function ShareStandings({ club, serie }: SerieContext) {
  const { dialog, show, close } = useDialog<boolean>('share');
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<Share />} aria-haspopup="dialog" onClick={() => show(true)}>
        <span>{layoutTexts.share}</span>
      </Button>
      {dialog && <ShareSerie club={club} serie={serie} onClose={close} />}
    </>
  );
}

/** Heading and tabs of one serie. */
export default function SerieLayout({ tabs }: LayoutProps<SerieContext>) {
  const { club } = useOutletContext<ClubContext>();
  const { status, serie: row, error, refetch } = useSerie(idOf(useParams().serie));
  const isOther = row !== undefined && row.club !== club.id;
  return (
    <LoadedRow
      status={isOther ? 'missing' : status}
      row={row}
      failed={layoutTexts.serieFailed}
      error={error}
      refetch={refetch}
    >
      {(serie) => (
        <TabbedLayout
          tabs={tabs}
          context={{ club, serie }}
          title={serie.name}
          label={layoutTexts.serieTabs}
          list={{ to: paths.series(club.slug), name: layoutTexts.series }}
        >
          <StatusChip status={serie.status} label={SAILING_STATUS_LABELS[serie.status]} />
          <Typography>{layoutTexts.sailingCount(serie.sailing_count)}</Typography>
          <ShareStandings club={club} serie={serie} />
        </TabbedLayout>
      )}
    </LoadedRow>
  );
}
