import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { useFinishSailing } from '../../../../changes/finishSailing';
import { toFormErrors } from '../../../../api/formErrors';
import { useResultLog } from '../../../../api/results';
import { useChangeSailingMutation } from '../../../../api/sailings';
import { errorTexts } from '../../../../../shared/texts/errors';
import { usePrefetch } from '../../../../lib/prefetch';
import { paths } from '../../../../paths';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { formatMoment } from '../../../../ui/format';
import { showToast } from '../../../../ui/messages/toasts';
import { useSheet, type Sheet } from '../sheet/sheetOf';
import type { SaveResult } from './ResultQuestion';
import { finishStateTexts } from './texts';

// A field and what belongs to it are much to fetch for a page that seldom asks.
const loadQuestion = () => import('./ResultQuestion');
const ResultQuestion = lazyDialog(async () => (await loadQuestion()).ResultQuestion);
const loadFinishDialog = () => import('../../../../sailing-ui/FinishDialog');
const FinishDialog = lazyDialog(async () => (await loadFinishDialog()).FinishDialog);

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 2),
  padding: theme.spacing(1.5, 2),
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  '& .words': { flex: '1 1 14rem', minWidth: 0 },
  '& .counts': { fontSize: '1.25rem', fontWeight: 'var(--weight-strong)', fontVariantNumeric: 'tabular-nums' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
}));

interface ResultStateProps {
  club: Club;
  sailing: SailingRow;
  sheet: Sheet;
}

/** What a verified result would lack. */
const problemsOf = ({ out, unknownCount, waitingCount }: Sheet): string[] => [
  ...(waitingCount > 0 ? [finishStateTexts.verifyWaiting] : []),
  ...(out.length > 0 ? [finishStateTexts.verifyOut(out.length)] : []),
  ...(unknownCount > 0 ? [finishStateTexts.verifyUnknown(unknownCount)] : []),
];

/** How many are home, and what that asks for. */
function CountsCard({ sailing, sheet, text, children }: CountsCardProps) {
  const isRacing = sailing.status !== 'finished' && sheet.out.length > 0;
  const title = sailing.verified_result ? '' : `${isRacing ? finishStateTexts.isRacing : finishStateTexts.isDone} `;
  return (
    <Card aria-label={finishStateTexts.label}>
      <div className="words">
        <p className="counts" style={{ margin: 0 }}>
          {title}
          {finishStateTexts.counts(sheet)}
        </p>
        <Typography>{text}</Typography>
      </div>
      <div className="ways">{children}</div>
    </Card>
  );
}

interface CountsCardProps extends Pick<ResultStateProps, 'sailing' | 'sheet'> {
  text: ReactNode;
  children: ReactNode;
}

/** Who has verified the result, and when. */
function VerifiedText({ sailing }: { sailing: SailingRow }) {
  const { entries = [] } = useResultLog(sailing.id);
  const by = entries.find(({ action }) => action === 'verified')?.by;
  const when = sailing.verified_at === null ? null : formatMoment(sailing.verified_at);
  if (when === null) return finishStateTexts.verified;
  return by === undefined ? finishStateTexts.verifiedAt(when) : finishStateTexts.verifiedBy(by, when);
}

interface EndSailingProps extends ResultStateProps {
  /** The finish is on the screen already. */
  isSheet: boolean;
  onPress: () => void;
}

/** The way to end the sailing, for those who write its result. */
function EndSailing({ club, sailing, sheet, isSheet, onPress }: EndSailingProps) {
  usePrefetch(loadFinishDialog);
  const { isSaving, question, finish, giveUp, ...ways } = useFinishSailing(sailing, {
    onFinished: () => showToast({ kind: 'success', text: finishStateTexts.finished }),
    onFailed: (error) => showToast({ kind: 'error', text: toFormErrors(error).form ?? errorTexts.unexpected }),
  });
  const note = sheet.waitingCount > 0 ? { note: finishStateTexts.verifyWaiting } : {};
  const isAllHome = sheet.out.length === 0;
  const end = () => {
    onPress();
    void finish();
  };
  const next = isAllHome ? finishStateTexts.allHome : finishStateTexts.notFinished;
  const text = sailing.serie === null ? next : `${next} ${finishStateTexts.notScored}`;
  return (
    <CountsCard {...{ sailing, sheet, text }}>
      {!isSheet && !isAllHome && (
        <Button component={Link} to={paths.finish(club.slug, sailing.id)} variant="contained" nativeButton={false}>
          {finishStateTexts.toFinish}
        </Button>
      )}
      <Button variant={isAllHome ? 'contained' : 'outlined'} loading={isSaving} onClick={end}>
        {finishStateTexts.finish}
      </Button>
      {question && (
        <FinishDialog
          {...{ question, ways, ...note }}
          ratingHref={paths.competitors(club.slug, sailing.id)}
          onClose={giveUp}
        />
      )}
    </CountsCard>
  );
}

/** Ending and verifying stand in the same place: a finger that trembles does only the first. */
const TREMBLING_MS = 400;

/** False for a moment after the first render, where something else has just been pressed in the same place. */
function useSteady(wasPressed: boolean): boolean {
  const [isSteady, setSteady] = useState(!wasPressed);
  useEffect(() => {
    const timer = setTimeout(() => setSteady(true), TREMBLING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSteady;
}

/**
 * The way to verify a sailing that is ended, and to unlock it again. Where nothing is missing it is verified without a
 * question. `wasPressed`: it has just been ended here.
 */
function EndedSailing({ sailing, sheet, wasPressed }: Omit<ResultStateProps, 'club'> & { wasPressed: boolean }) {
  const { id, verified_result: isVerified } = sailing;
  const [change, { isLoading }] = useChangeSailingMutation();
  const [asks, setAsks] = useState(false);
  const isSteady = useSteady(wasPressed);
  usePrefetch(loadQuestion);
  const save: SaveResult = async (changes, done) => {
    const { error } = await change({ id, changes });
    if (error) return toFormErrors(error).form ?? errorTexts.unexpected;
    showToast({ kind: 'success', text: done });
    return undefined;
  };
  const verify = async () => {
    const problem = await save({ verified_result: true }, finishStateTexts.verified);
    if (problem !== undefined) showToast({ kind: 'error', text: problem });
  };
  const problems = problemsOf(sheet);
  const mustAsk = isVerified || problems.length > 0;
  return (
    <CountsCard
      {...{ sailing, sheet }}
      text={isVerified ? <VerifiedText sailing={sailing} /> : finishStateTexts.preliminary}
    >
      <Button
        variant={isVerified ? 'outlined' : 'contained'}
        disabled={!isSteady}
        loading={isLoading && !asks}
        onClick={() => (mustAsk ? setAsks(true) : void verify())}
      >
        {isVerified ? finishStateTexts.unlock : finishStateTexts.verify}
      </Button>
      {asks && <ResultQuestion {...{ isVerified, problems, save }} onClose={() => setAsks(false)} />}
    </CountsCard>
  );
}

/** Where the result stands, and the step that comes next: end the sailing, verify, unlock. */
export function ResultState({ club, sailing, sheet, isSheet = true }: ResultStateProps & { isSheet?: boolean }) {
  const { status } = sailing;
  const [wasPressed, setPressed] = useState(false);
  if (status === 'unpublished' || status === 'cancelled') return null;
  if (status === 'finished') return <EndedSailing {...{ sailing, sheet, wasPressed }} />;
  return <EndSailing {...{ club, sailing, sheet, isSheet }} onPress={() => setPressed(true)} />;
}

interface EveningEndProps {
  club: Club;
  sailing: SailingRow;
}

/** The same on pages that are not the finish, for officials once the race has started. */
export function EveningEnd({ club, sailing }: EveningEndProps) {
  const { sheet } = useSheet(sailing);
  return (
    <div style={{ marginBottom: 16 }}>
      <ResultState {...{ club, sailing, sheet }} isSheet={false} />
    </div>
  );
}
