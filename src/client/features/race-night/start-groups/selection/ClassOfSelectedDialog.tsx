import type { Id } from '../../../../../shared/contract/common';
import { backAgain, useClassChanges, type ClassChange } from '../../../../api/classChanges';
import { selectShownCompetitor } from '../../../../changes/shownCompetitors';
import { selectRaceClasses } from '../../../../state/rowSelectors';
import { isTemporary } from '../../../../changes/kinds/entry';
import { useAppSelector, useAppStore } from '../../../../state/rootState';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { showToast } from '../../../../ui/messages/toasts';
import { selectionTexts } from './selection';

interface ClassOfSelectedDialogProps {
  sailing: Id;
  selected: readonly Id[];
  onDone: () => void;
  onClose: () => void;
}

/** Puts the chosen boats in one class. Boats that wait for the server have none to change yet. */
export function ClassOfSelectedDialog({ sailing, selected, onDone, onClose }: ClassOfSelectedDialogProps) {
  const classes = useAppSelector((state) => selectRaceClasses(state, sailing));
  const store = useAppStore();
  const change = useClassChanges();
  const competitorOf = (id: Id) => selectShownCompetitor(store.getState(), id);
  const competitors = selected.filter((id) => !isTemporary(id));
  const options = [
    { value: '', label: selectionTexts.noClass },
    ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
  ];

  const undo = async (changes: readonly ClassChange[]) => {
    const { done, problem } = await change(backAgain(changes, competitorOf));
    if (problem === undefined) showToast({ kind: 'success', text: selectionTexts.classUndone(done.length) });
    else showToast({ kind: 'error', text: selectionTexts.stopped(done.length, changes.length, problem) });
  };
  const save = async ({ race_class }: { race_class: string }) => {
    const to = race_class === '' ? null : Number(race_class);
    const changes = competitors.flatMap((competitor) => {
      const from = competitorOf(competitor)?.race_class ?? null;
      return from === to ? [] : [{ competitor, from, to }];
    });
    const { done, problem } = await change(changes);
    if (problem !== undefined)
      return { fields: {}, form: selectionTexts.stopped(done.length, changes.length, problem) };
    const name = classes.find(({ id }) => id === to)?.name;
    const text =
      name === undefined ? selectionTexts.classCleared(done.length) : selectionTexts.classSet(done.length, name);
    if (done.length === 0) showToast({ kind: 'info', text: selectionTexts.classSame });
    else showToast({ kind: 'success', text, action: { label: selectionTexts.undo, run: () => void undo(done) } });
    onDone();
    return undefined;
  };

  return (
    <FormDialog
      open
      title={selectionTexts.classTitle(competitors.length)}
      submitLabel={selectionTexts.save}
      initialValues={{ race_class: classes[0] ? String(classes[0].id) : '' }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormSelect name="race_class" label={selectionTexts.raceClass} options={options} />
    </FormDialog>
  );
}
