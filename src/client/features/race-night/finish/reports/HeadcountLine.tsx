import Button from '@mui/material/Button';
import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../../ui/dialogs/useDialog';
import { formatClock } from '../../../../ui/format';
import { reportTexts } from './texts';
import { useHeadcount, type ShownHeadcount } from './useHeadcount';

const HeadcountDialog = lazyDialog(async () => (await import('./HeadcountDialog')).HeadcountDialog);

/** "Ute: 7 båtar, 19 personer", and from when that is known. Nobody is called safe by guess. */
function headcountText({ boats, people, asOf }: ShownHeadcount): string {
  const out = boats === 0 ? reportTexts.nobodyOut : reportTexts.out(boats, people);
  return asOf === null ? out : `${out} · ${reportTexts.asOf(formatClock(asOf))}`;
}

interface HeadcountLineProps {
  club: Pick<Club, 'name'>;
  sailing: SailingRow;
}

/** How many are out, and the way to who they are. */
export function HeadcountLine({ club, sailing }: HeadcountLineProps) {
  const count = useHeadcount(sailing);
  const { dialog, show, close } = useDialog<'headcount'>('headcount');
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => show('headcount')}>
        {headcountText(count)}
      </Button>
      {dialog && <HeadcountDialog {...{ club, sailing, count }} summary={headcountText(count)} onClose={close} />}
    </>
  );
}
