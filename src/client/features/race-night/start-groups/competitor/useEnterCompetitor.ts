import { useCallback } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { CompetitorPayload } from '../../../../../shared/contract/competitors';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { useBoatModelsQuery } from '../../../../api/boats';
import { toFormErrors, type FormErrors } from '../../../../api/formErrors';
import { useEntries } from '../../../../changes/entries';
import { refusalSeen } from '../../../../changes/queue/events';
import { useAppDispatch, useAppSelector } from '../../../../state/rootState';
import { selectIsRecorder } from '../../../../state/session';
import { showToast } from '../../../../ui/messages/toasts';
import { OWN_CHANGE_TOPIC, useUndo } from '../moving/useUndo';
import { competitorTexts } from './texts';

/** Names a type of boat; null for none, and for one that is not known. */
function useModelNames(): (model: Id | null) => string | null {
  const isRecorder = useAppSelector(selectIsRecorder);
  const { data: models } = useBoatModelsQuery(undefined, { skip: isRecorder });
  return useCallback((id) => models?.find((model) => model.id === id)?.name ?? null, [models]);
}

const named = ({ sail_number = '', boat_name = '', skipper_name = '' }: CompetitorPayload) => ({
  sail_number,
  boat_name,
  skipper_name,
});

/**
 * Enters a boat from the form: it is on the board at once, and the form waits for the server's answer, or for none
 * where there is no network. A refusal is shown in the form and nowhere else. `say`: the form stays open for the next
 * boat, and says itself what came of this one.
 */
export function useEnterCompetitor(
  sailing: Id,
): (entry: CompetitorPayload, say?: (text: string) => void) => Promise<FormErrors | undefined> {
  const { enter, outcome } = useEntries();
  const { undoChanges } = useUndo(sailing);
  const dispatch = useAppDispatch();
  const nameOfModel = useModelNames();
  const mayRemove = !useAppSelector(selectIsRecorder);

  return async (entry, say) => {
    const boat_model_name = nameOfModel(entry.boat_model ?? null) ?? (entry.boat_model_name || null);
    const [id = ''] = enter([{ entry, boat_model_name }]);
    const word = await outcome(id);
    if (word.kind === 'refused') {
      dispatch(refusalSeen({ id }));
      const { status, detail, fields } = word.refusal;
      return toFormErrors({ status, data: { ...fields, ...(detail !== undefined && { detail }) } });
    }
    const { added, isAdded, addedLater } = competitorTexts;
    const saved = say ? isAdded : added;
    const text = (word.kind === 'saved' ? saved : addedLater)(competitorLabel(named(entry)));
    const undo = { label: competitorTexts.undo, run: () => undoChanges([id]) };
    if (say) say(text);
    else showToast({ kind: 'success', text, ...(mayRemove && { action: undo }), topics: [OWN_CHANGE_TOPIC] });
    return undefined;
  };
}
