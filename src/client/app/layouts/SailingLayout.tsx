import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useOutletContext, useParams } from 'react-router-dom';
import type { SailingRow } from '../../../shared/contract/sailings';
import { SAILING_STATUS_LABELS } from '../../../shared/texts/labels';
import { useSailing } from '../../api/sailings';
import { idOf } from '../../lib/idOf';
import { paths } from '../../paths';
import { StatusChip } from '../../sailing-ui/StatusChip';
import { formatDay, formatTime } from '../../ui/format';
import type { ClubContext } from './ClubLayout';
import { LoadedRow } from './LoadedRow';
import { TabbedLayout } from './TabbedLayout';
import type { LayoutProps } from './TabRow';
import { layoutTexts } from './texts';

/** What the pages of a sailing get from their layout. */
export interface SailingContext extends ClubContext {
  sailing: SailingRow;
}

const whenOf = ({ start_date, start_time }: SailingRow): string =>
  start_time === null ? formatDay(start_date) : `${formatDay(start_date)} ${formatTime(start_time)}`;

/** Heading and tabs of one sailing. */
export default function SailingLayout({ tabs }: LayoutProps<SailingContext>) {
  const { club } = useOutletContext<ClubContext>();
  const { status, sailing: row, error, refetch } = useSailing(idOf(useParams().sailing));
  const isOther = row !== undefined && row.club !== club.id;
  return (
    <LoadedRow
      status={isOther ? 'missing' : status}
      row={status === 'loading' ? undefined : row}
      failed={layoutTexts.sailingFailed}
      error={error}
      refetch={refetch}
    >
      {(sailing) => (
        <TabbedLayout
          tabs={tabs}
          context={{ club, sailing }}
          title={sailing.name}
          label={layoutTexts.sailingTabs}
          list={{ to: paths.sailings(club.slug), name: layoutTexts.sailings }}
        >
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <StatusChip status={sailing.status} label={SAILING_STATUS_LABELS[sailing.status]} />
            <Typography>{whenOf(sailing)}</Typography>
          </Stack>
        </TabbedLayout>
      )}
    </LoadedRow>
  );
}
