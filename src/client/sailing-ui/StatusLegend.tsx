import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ENTRY_STATUS_LABELS, SAILING_STATUS_LABELS, STATUS_MEANINGS } from '../../shared/texts/labels';
import { disclosureMarker, disclosureMarkerOpen } from '../ui/styles';
import { StatusChip, type ChipStatus } from './StatusChip';

const TITLE = 'Statusarna';

const LABELS: Record<ChipStatus, string> = { ...SAILING_STATUS_LABELS, ...ENTRY_STATUS_LABELS };
const ORDER: readonly ChipStatus[] = [
  'unpublished',
  'upcoming',
  'ongoing',
  'finished',
  'cancelled',
  'registered',
  'preliminary',
  'verified',
];

const Fold = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(3),
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    width: 'fit-content',
    cursor: 'pointer',
    fontWeight: 'var(--weight-strong)',
  },
  '& summary::before': disclosureMarker,
  '&[open] summary::before': disclosureMarkerOpen,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))',
    gap: theme.spacing(1, 4),
    marginTop: theme.spacing(1),
  },
  '& dl > div': { display: 'grid', gridTemplateColumns: '8.5rem 1fr', alignItems: 'baseline', gap: theme.spacing(1.5) },
  '& dd': { ...theme.typography.body2 },
}));

/** A legend of the statuses of sailings and results. Collapsed on a phone until the user opens it. */
export function StatusLegend() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Fold open={!isNarrow}>
      <summary>{TITLE}</summary>
      <dl>
        {ORDER.map((status) => (
          <div key={status}>
            <dt>
              <StatusChip status={status} label={LABELS[status]} />
            </dt>
            <dd>{STATUS_MEANINGS[status]}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
