import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { SailingPayload, SailingRow } from '../../../../../shared/contract/sailings';
import { useFinishSailing } from '../../../../api/finishSailing';
import { toFormErrors } from '../../../../api/formErrors';
import { useResultLog } from '../../../../api/results';
import { useChangeSailingMutation } from '../../../../api/sailings';
import { errorTexts } from '../../../../../shared/texts/errors';
import { usePrefetch } from '../../../../lib/prefetch';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { formatMoment } from '../../../../ui/format';
import { showToast } from '../../../../ui/messages/toasts';
import type { Sheet } from '../sheet/sheetOf';

const boats = (count: number) => (count === 1 ? '1 båt' : `${count} båtar`);

/** What is said of the result as a whole. */
const finishStateTexts = {
  preliminary: 'Resultatet är preliminärt tills det verifieras.',
  notFinished: 'När alla är i mål avslutar du seglingen. Sedan kan resultatet verifieras.',
  finish: 'Avsluta seglingen',
  finished: 'Seglingen är avslutad.',
  verify: 'Verifiera resultat',
  verifyTitle: 'Verifiera resultatet?',
  verifyText: 'Tider, koder och anmälningar låses. Du kan låsa upp igen.',
  verifyOut: (count: number) => `${boats(count)} saknar tid och kod.`,
  verifyUnknown: (count: number) =>
    count === 1 ? '1 båt är okänd och räknas inte.' : `${count} båtar är okända och räknas inte.`,
  verifyWaiting: 'Alla målgångar har inte kommit fram till servern än.',
  verified: 'Resultatet är verifierat.',
  verifiedBy: (who: string, when: string) => `Resultatet verifierades av ${who} ${when}.`,
  verifiedAt: (when: string) => `Resultatet verifierades ${when}.`,
  unlock: 'Lås upp',
  unlockTitle: 'Låsa upp resultatet?',
  unlockText: 'Resultatet blir preliminärt igen, och tider och koder kan ändras.',
  unlocked: 'Resultatet är upplåst.',
} as const;

const loadDialog = () => import('../../../../ui/dialogs/ConfirmDialog');
const ConfirmDialog = lazyDialog(async () => (await loadDialog()).ConfirmDialog);
const loadFinishDialog = () => import('../../../../sailing-ui/FinishDialog');
const FinishDialog = lazyDialog(async () => (await loadFinishDialog()).FinishDialog);

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2),
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
}));

interface ResultStateProps {
  sailing: SailingRow;
  sheet: Sheet;
}

const warnings = ({ out, unknownCount, waitingCount }: Sheet): string[] => [
  ...(waitingCount > 0 ? [finishStateTexts.verifyWaiting] : []),
  ...(out.length > 0 ? [finishStateTexts.verifyOut(out.length)] : []),
  ...(unknownCount > 0 ? [finishStateTexts.verifyUnknown(unknownCount)] : []),
];

/** Who has verified the result, and when. */
function VerifiedText({ sailing }: { sailing: SailingRow }) {
  const { entries = [] } = useResultLog(sailing.id);
  const by = entries.find(({ action }) => action === 'verified')?.by;
  const when = sailing.verified_at === null ? null : formatMoment(sailing.verified_at);
  if (when === null) return finishStateTexts.verified;
  return by === undefined ? finishStateTexts.verifiedAt(when) : finishStateTexts.verifiedBy(by, when);
}

/** The way to end the sailing, for those who write its result. */
function EndSailing({ sailing, sheet }: ResultStateProps) {
  usePrefetch(loadFinishDialog);
  const { isSaving, question, finish, finishAnyway, giveUp } = useFinishSailing(sailing, {
    onFinished: () => showToast({ kind: 'success', text: finishStateTexts.finished }),
    onFailed: (error) => showToast({ kind: 'error', text: toFormErrors(error).form ?? errorTexts.unexpected }),
  });
  const note = sheet.waitingCount > 0 ? { note: finishStateTexts.verifyWaiting } : {};
  return (
    <Panel>
      <Typography>{finishStateTexts.notFinished}</Typography>
      <Button variant="outlined" loading={isSaving} onClick={() => void finish()}>
        {finishStateTexts.finish}
      </Button>
      {question && <FinishDialog {...{ question, ...note }} onConfirm={finishAnyway} onClose={giveUp} />}
    </Panel>
  );
}

/** Where the result stands, and the step that comes next: end the sailing, verify, unlock. */
export function ResultState({ sailing, sheet }: ResultStateProps) {
  const { id, status, verified_result } = sailing;
  const [change] = useChangeSailingMutation();
  const [asks, setAsks] = useState(false);
  usePrefetch(loadDialog);
  const save = async (changes: Partial<SailingPayload>, done: string) => {
    const { error } = await change({ id, changes });
    if (error) return toFormErrors(error).form;
    showToast({ kind: 'success', text: done });
    return undefined;
  };
  if (status === 'unpublished' || status === 'cancelled') return null;
  if (status !== 'finished') return <EndSailing {...{ sailing, sheet }} />;
  return (
    <Panel>
      <Typography>{verified_result ? <VerifiedText sailing={sailing} /> : finishStateTexts.preliminary}</Typography>
      <Button variant={verified_result ? 'outlined' : 'contained'} onClick={() => setAsks(true)}>
        {verified_result ? finishStateTexts.unlock : finishStateTexts.verify}
      </Button>
      {asks && (
        <ConfirmDialog
          open
          title={verified_result ? finishStateTexts.unlockTitle : finishStateTexts.verifyTitle}
          text={
            verified_result ? finishStateTexts.unlockText : [...warnings(sheet), finishStateTexts.verifyText].join(' ')
          }
          confirmLabel={verified_result ? finishStateTexts.unlock : finishStateTexts.verify}
          onConfirm={() =>
            save(
              { verified_result: !verified_result },
              verified_result ? finishStateTexts.unlocked : finishStateTexts.verified,
            )
          }
          onClose={() => setAsks(false)}
        />
      )}
    </Panel>
  );
}
