import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { User } from '../../../../shared/contract/auth';
import type { Id } from '../../../../shared/contract/common';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { competitorStart } from '../../../../shared/domain/effectiveStart';
import { mayAskToEnter } from '../../../../shared/domain/permissions';
import { useMeQuery } from '../../../api/auth';
import { useSailing } from '../../../api/sailings';
import { serverNow } from '../../../lib/serverClock';
import { useAppSelector } from '../../../state/rootState';
import { selectStartGroup } from '../../../state/rowSelectors';
import { formatClock } from '../../../ui/format';
import { ErrorState } from '../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { newEntryValues, valuesAgain } from './form/entryValues';
import { useLastEntry } from './again/useLastEntry';
import { useSaveBoat } from './form/useSaveBoat';
import { ModalFrame } from './ModalFrame';
import { RegistrationForm, type Outcome } from './RegistrationForm';
import { useOwnEntry } from './state/useOwnEntry';
import { whyNotEnter } from './state/whyNotEnter';
import { registrationTexts } from './texts';
import { useEntrant } from './useEntrant';

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'start',
  maxWidth: '52ch',
  paddingBlock: theme.spacing(1, 2),
  '& h3:focus': { outline: 'none' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), marginTop: theme.spacing(1) },
}));

interface OutcomeWordsProps {
  title: string;
  text: string;
  /** More to say, and what to do next. */
  children: ReactNode;
}

/** What came of it, in the place of the form. Screen readers announce it at once. */
function OutcomeWords({ title, text, children }: OutcomeWordsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Words>
      <Typography component="h3" variant="h1" tabIndex={-1} ref={heading}>
        {title}
      </Typography>
      {text === '' ? null : <Typography>{text}</Typography>}
      {children}
    </Words>
  );
}

interface RegistrationModalProps {
  sailing: Id;
  /** What the server said of the entry before the form was opened. */
  refused?: string;
  onClose: () => void;
}

/** A sailor enters a sailing: the form, and what came of it. */
export default function RegistrationModal({ sailing: id, refused, onClose }: RegistrationModalProps) {
  const query = useSailing(id);
  const me = useMeQuery();
  const sailing = query.status === 'ready' ? query.sailing : undefined;
  const isReady = sailing !== undefined && me.data !== undefined;
  const error = query.error ?? me.error;
  const hasFailed = error !== undefined || query.status === 'missing';
  const retry = () => {
    query.refetch();
    void me.refetch();
  };
  return (
    <ModalFrame sailing={query.sailing?.name} onClose={onClose}>
      {sailing && me.data ? <Registration {...{ user: me.data, sailing, refused, onClose }} /> : null}
      {!isReady && hasFailed ? <ErrorState title={registrationTexts.loadFailed} error={error} onRetry={retry} /> : null}
      {isReady || hasFailed ? null : <ListSkeleton rows={4} height={56} />}
    </ModalFrame>
  );
}

interface RegistrationProps {
  user: User;
  sailing: SailingRow;
  refused: string | undefined;
  onClose: () => void;
}

/** Nobody fills in a form that will be refused. What was sent a moment ago is another matter. */
function Registration({ user, sailing, refused, onClose }: RegistrationProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [wasEntered] = useState(useOwnEntry(user, sailing) !== undefined);
  const [closed] = useState(() => whyNotEnter(user, sailing, serverNow()));
  const why = wasEntered ? registrationTexts.why.entered : closed;
  if (why !== null || user.sailor === null) {
    return (
      <>
        <Typography sx={{ mb: 2 }}>{why}</Typography>
        <Button variant="contained" onClick={onClose}>
          {registrationTexts.form.close}
        </Button>
      </>
    );
  }
  if (outcome?.kind === 'success') return <Sent user={user} sailing={sailing} onClose={onClose} />;
  const { id, first_name, last_name } = user.sailor;
  const skipper = `${first_name} ${last_name}`.trim();
  return (
    <>
      {mayAskToEnter(user, sailing) ? (
        <Typography sx={{ mb: 2, maxWidth: '52ch' }}>{registrationTexts.notMemberYet}</Typography>
      ) : null}
      <Entering {...{ sailor: id, skipper, sailing, refused, outcome, onOutcome: setOutcome, onClose }} />
    </>
  );
}

interface EnteringProps {
  sailor: Id;
  skipper: string;
  sailing: SailingRow;
  refused: string | undefined;
  outcome: Exclude<Outcome, { kind: 'success' }> | null;
  onOutcome: (outcome: Outcome | null) => void;
  onClose: () => void;
}

/** The form; after something unexpected the way back to it, with all that was written. */
function Entering({ sailor, skipper, sailing, refused, outcome, onOutcome, onClose }: EnteringProps) {
  const { isLoading, last } = useLastEntry(sailor, sailing);
  const entrant = useEntrant(sailor);
  // Here, and not in the form: a boat that was made stays made when what followed went wrong.
  const saveBoat = useSaveBoat(entrant.models.models);
  const [typed, setTyped] = useState(outcome?.typed);
  if (entrant.status === 'failed')
    return <ErrorState title={registrationTexts.loadFailed} error={entrant.error} onRetry={entrant.retry} />;
  if (entrant.status === 'loading' || isLoading) return <ListSkeleton rows={4} height={56} />;
  if (outcome) {
    const back = () => {
      setTyped(outcome.typed);
      onOutcome(null);
    };
    return (
      <OutcomeWords title={registrationTexts.error.title} text={registrationTexts.error.text}>
        <div className="buttons">
          <Button variant="contained" onClick={back}>
            {registrationTexts.error.back}
          </Button>
          <Button onClick={onClose}>{registrationTexts.form.close}</Button>
        </div>
      </OutcomeWords>
    );
  }
  const blank = last ? valuesAgain(last, { ...entrant, skipper }) : newEntryValues({ ...entrant, skipper });
  const shown = { sailing, entrant, blank, typed, refused, namesProfile: skipper === '' };
  return <RegistrationForm {...shown} {...{ saveBoat, onOutcome, onClose }} />;
}

/** "Du är anmäld. Start 18.30, Grupp E": the start and the group as far as they are known. */
function useEnteredText(user: User, sailing: SailingRow): string {
  const { entered, start } = registrationTexts.success;
  const entry = useOwnEntry(user, sailing);
  const group = useAppSelector((state) => selectStartGroup(state, entry?.start_group ?? 0));
  const startsAt = competitorStart(entry?.start ?? null, group ?? null, sailing);
  const facts = [startsAt === null ? '' : start(formatClock(startsAt)), group?.name ?? ''].filter(Boolean);
  return [entered, facts.join(', ')].filter(Boolean).join(' ');
}

interface SentProps {
  user: User;
  sailing: SailingRow;
  onClose: () => void;
}

/** Where nobody has to approve the entry it says so first, and what the club's mail will say stands below, small. */
function Sent({ user, sailing, onClose }: SentProps) {
  const { title, text, done } = registrationTexts.success;
  const entered = useEnteredText(user, sailing);
  const asks = mayAskToEnter(user, sailing);
  const waits = sailing.entry_approval || asks;
  return (
    <OutcomeWords title={waits ? title : entered} text={waits ? text : ''}>
      {asks ? (
        <Typography variant="body2" color="text.secondary">
          {registrationTexts.notMemberYet}
        </Typography>
      ) : null}
      {waits ? null : (
        <Typography variant="body2" color="text.secondary">
          {title} {text}
        </Typography>
      )}
      <div className="buttons">
        <Button variant="contained" onClick={onClose}>
          {done}
        </Button>
      </div>
    </OutcomeWords>
  );
}
