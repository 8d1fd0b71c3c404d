import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import type { User } from '../../../../../shared/contract/auth';
import type { BoatModel } from '../../../../../shared/contract/boats';
import type { Competitor, CompetitorPayload } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { effectiveNumbers, NO_NUMBERS } from '../../../../../shared/domain/boatNumbers';
import { mayAskToEnter } from '../../../../../shared/domain/permissions';
import { competitorLabel, sailNumberKey } from '../../../../../shared/domain/sailNumber';
import { useBoatModelsQuery, useMyBoats } from '../../../../api/boats';
import { useCreateCompetitorMutation } from '../../../../api/competitors';
import { isUnexpected, toFormErrors } from '../../../../api/formErrors';
import { useAppSelector } from '../../../../state/rootState';
import { selectCompetitorsOfSailing } from '../../../../state/rowSelectors';
import { showToast } from '../../../../ui/messages/toasts';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { registrationTexts } from '../texts';
import { useRegistrationDialog } from '../useRegistrationDialog';
import { boatOfLast, helmOfLast, payloadAgain, wordsOfAgain } from './lastTime';

const Offer = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
}));

const NO_MODELS: readonly BoatModel[] = [];

type Refusal = { kind: 'field' | 'other'; text: string } | null;

function refusalOf(error: unknown): Refusal {
  const { title, text } = registrationTexts.error;
  if (isUnexpected(error)) return { kind: 'other', text: `${title} ${text}` };
  const { fields, form = '' } = toFormErrors(error);
  const said = Object.values(fields).join(' ');
  return said === '' ? { kind: 'other', text: form } : { kind: 'field', text: said };
}

/** Sends an entry once, however often the button is pressed meanwhile. */
function useSendOnce() {
  const [create] = useCreateCompetitorMutation();
  const [isSending, setSending] = useState(false);
  const held = useRef(false);
  const send = async (payload: CompetitorPayload): Promise<Refusal | 'held'> => {
    if (held.current) return 'held';
    held.current = true;
    setSending(true);
    const { error } = await create(payload);
    held.current = false;
    setSending(false);
    return error ? refusalOf(error) : null;
  };
  return { send, isSending };
}

/** What the sailor would enter with, from their own boats and the numbers of today. */
function useAgain({ user, sailing, last }: Pick<EnterAgainProps, 'user' | 'sailing' | 'last'>) {
  const own = useMyBoats();
  const { data: models = NO_MODELS, isLoading, isError } = useBoatModelsQuery();
  const boat = boatOfLast(last, own.boats ?? []);
  const model = models.find(({ id }) => id === boat?.boat_model);
  const { first_name = '', last_name = '' } = user.sailor ?? {};
  const key = sailNumberKey(boat?.sail_number ?? last.sail_number);
  const isTaken = useAppSelector((state) =>
    selectCompetitorsOfSailing(state, sailing.id).some(
      ({ sail_number, is_unmatched }) => !is_unmatched && key !== '' && sailNumberKey(sail_number) === key,
    ),
  );
  return {
    hasFailed: own.status === 'failed' || own.status === 'missing' || isError,
    isLoading: own.status === 'loading' || isLoading,
    isTaken,
    again: {
      ...{ last, boat, helm: helmOfLast(last, `${first_name} ${last_name}`.trim()) },
      numbers: boat ? effectiveNumbers(boat, model) : NO_NUMBERS,
    },
  };
}

/** Why the form is opened instead of entering at once. */
function hindranceOf({ again, isTaken }: ReturnType<typeof useAgain>): string {
  const { noBoat, taken } = registrationTexts.again;
  if (again.boat === undefined) return noBoat;
  return isTaken ? taken : '';
}

interface EnterAgainProps {
  user: User;
  sailing: SailingRow;
  last: Competitor;
  onEntered: () => void;
}

/** Enters a sailor who has sailed before with what they sailed with then, in one tap; or opens the form with it. */
export function EnterAgain({ user, sailing, last, onEntered }: EnterAgainProps) {
  const { show } = useRegistrationDialog();
  const words = useId();
  const known = useAgain({ user, sailing, last });
  const { send, isSending } = useSendOnce();
  const [problem, setProblem] = useState('');
  const openForm = () => show({ sailing: sailing.id });
  if (known.hasFailed)
    return (
      <Button variant="contained" onClick={openForm}>
        {registrationTexts.enter}
      </Button>
    );
  if (known.isLoading) return <ListSkeleton rows={1} height={88} />;

  const { again, isTaken } = known;
  const asks = mayAskToEnter(user, sailing);
  const payload = isTaken || asks ? null : payloadAgain(again, sailing.id);
  const hindrance = hindranceOf(known);

  const enter = async () => {
    if (payload === null) return openForm();
    setProblem('');
    const refusal = await send(payload);
    if (refusal === 'held') return;
    if (refusal?.kind === 'field') return show({ sailing: sailing.id, refused: refusal.text });
    if (refusal) return setProblem(refusal.text);
    const { sail_number = '', name = '' } = again.boat ?? {};
    const text = registrationTexts.again.entered(
      competitorLabel({ sail_number, boat_name: name, skipper_name: again.helm }),
    );
    showToast({ kind: 'success', text: sailing.entry_approval ? registrationTexts.success.title : text });
    onEntered();
  };

  return (
    <Offer>
      <Typography id={words}>{wordsOfAgain(again)}</Typography>
      {hindrance === '' ? null : (
        <Typography variant="body2" color="text.secondary">
          {hindrance}
        </Typography>
      )}
      {problem === '' ? null : <Alert severity="error">{problem}</Alert>}
      <div className="buttons">
        <Button variant="contained" loading={isSending} aria-describedby={words} onClick={() => void enter()}>
          {registrationTexts.again.enter}
        </Button>
        {payload === null ? null : (
          <Button disabled={isSending} onClick={openForm}>
            {registrationTexts.again.changeFirst}
          </Button>
        )}
      </div>
    </Offer>
  );
}
