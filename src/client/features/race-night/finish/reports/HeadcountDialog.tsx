import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { sayPresence } from '../../../../changes/ownReports';
import { useAppDispatch } from '../../../../state/rootState';
import type { Column } from '../../../../ui/data-table/column';
import { formatClock, formatFullDay } from '../../../../ui/format';
import { PrintButton } from '../../../../ui/print/ExportButtons';
import { PrintSheet } from '../../../../ui/print/PrintSheet';
import { sheetSection } from '../../../../ui/print/SheetTable';
import { reportTexts } from './texts';
import type { OutBoat, ShownHeadcount } from './useHeadcount';

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 56,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .what': { flex: 1, minWidth: 0 },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

const standOf = ({ is_home, boat: { score_code, finish_time, presence } }: OutBoat): string => {
  if (is_home) return finish_time === null && score_code !== null ? score_code : reportTexts.finished;
  return presence === 'on_water' && finish_time === null ? reportTexts.onWater : reportTexts.racing;
};
const seenText = ({ seenAt }: OutBoat): string => (seenAt === null ? '' : formatClock(seenAt));

const COLUMNS: readonly Column<OutBoat>[] = [
  { id: 'boat', label: reportTexts.boat, text: ({ boat }) => competitorLabel(boat) },
  { id: 'skipper', label: reportTexts.skipper, text: ({ boat }) => boat.skipper_name },
  { id: 'aboard', label: reportTexts.aboard, align: 'end', text: ({ people }) => String(people) },
  { id: 'stand', label: reportTexts.stand, text: standOf },
  { id: 'seen', label: reportTexts.seenLast, align: 'end', text: seenText },
];

interface HeadcountDialogProps {
  club: Pick<Club, 'name'>;
  sailing: SailingRow;
  count: ShownHeadcount;
  /** "Ute: 7 båtar, 19 personer" */
  summary: string;
  onClose: () => void;
}

/** The boats that are not known to be ashore: each is ticked off as it comes in, and the list can be printed. */
export function HeadcountDialog({ club, sailing, count, summary, onClose }: HeadcountDialogProps) {
  const titleId = useId();
  const dispatch = useAppDispatch();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{reportTexts.outTitle}</DialogTitle>
      <DialogContent>
        <Typography role="status" sx={{ fontWeight: 'var(--weight-strong)' }}>
          {summary}
        </Typography>
        <Typography variant="body2">{reportTexts.outHint}</Typography>
        <List aria-label={reportTexts.outTitle}>
          {count.rows.map((row) => (
            <li key={row.competitor}>
              <span className="what">
                {competitorLabel(row.boat)}
                <small>
                  {[
                    row.boat.skipper_name,
                    `${row.people} ${reportTexts.aboard.toLowerCase()}`,
                    standOf(row),
                    seenText(row),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <Button
                variant="outlined"
                aria-label={reportTexts.ashoreOf(competitorLabel(row.boat))}
                onClick={() => dispatch(sayPresence(sailing.id, row.competitor, 'ashore'))}
              >
                {reportTexts.ashore}
              </Button>
            </li>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <PrintButton />
        <Button onClick={onClose}>{reportTexts.close}</Button>
      </DialogActions>
      <PrintSheet
        club={club.name}
        title={`${reportTexts.outTitle}, ${sailing.name}`}
        facts={[formatFullDay(sailing.start_date)]}
        standing={summary}
        sections={() => [sheetSection({ columns: COLUMNS, rows: count.rows, keyOf: ({ competitor }) => competitor })]}
        legend={[]}
        notes={[reportTexts.outHint, reportTexts.helpPhone]}
      />
    </Dialog>
  );
}
