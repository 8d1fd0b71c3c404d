import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Id } from '../../../../../shared/contract/common';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { useMeQuery } from '../../../../api/auth';
import { selectCompetitorsOfSailing } from '../../../../state/rowSelectors';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { useAppSelector } from '../../../../state/rootState';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../../ui/dialogs/useDialog';
import { nameOf, recordedText } from '../words';
import { ownFinishTexts } from './texts';

const OwnFinishDialog = lazyDialog(async () => (await import('./OwnFinishDialog')).OwnFinishDialog);

interface OwnFinishProps {
  sailing: SailingRow;
  rows: readonly FinishRow[];
}

type OwnRow = FinishRow & { id: Id };

const takesReports = ({ self_reporting, status }: SailingRow): boolean =>
  self_reporting && (status === 'ongoing' || status === 'finished');

/** The reader's own boat, where the club takes sailors' own times. */
function useOwnRow({ sailing, rows }: OwnFinishProps): OwnRow | null {
  const sailor = useMeQuery().data?.sailor?.id;
  const entry = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing.id)).find(
    (row) => row.sailor === sailor,
  );
  const row = rows.find(({ id }) => id === entry?.id);
  return row && entry && sailor !== undefined && takesReports(sailing) ? { ...row, id: entry.id } : null;
}

export function OwnFinish(props: OwnFinishProps) {
  const row = useOwnRow(props);
  return row && <OwnPanel {...props} row={row} />;
}

/** What is known of the reader's boat, and the way to report. */
function OwnPanel({ row, rows, sailing }: OwnFinishProps & { row: OwnRow }) {
  const { verified_result } = sailing;
  const { dialog, show, close } = useDialog<'report'>('ownFinish');
  const finish = recordedText(row.boat);
  return (
    <section>
      <Typography variant="h2">{ownFinishTexts.title}</Typography>
      <Typography>
        {finish === '' ? ownFinishTexts.none(nameOf(row.boat)) : ownFinishTexts.has(nameOf(row.boat), finish)}
      </Typography>
      {finish !== '' && !verified_result && (
        <Typography variant="body2">
          {row.boat.reported_by === 'sailor' ? ownFinishTexts.preliminary : ownFinishTexts.byClub}
        </Typography>
      )}
      {!verified_result && (
        <Button variant="contained" sx={{ mt: 1 }} onClick={() => show('report')}>
          {finish === '' ? ownFinishTexts.report : ownFinishTexts.change}
        </Button>
      )}
      {dialog === 'report' && <OwnFinishDialog {...{ row, rows, sailing }} onClose={close} />}
    </section>
  );
}
