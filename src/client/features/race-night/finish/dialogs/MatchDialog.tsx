import Typography from '@mui/material/Typography';
import type { Id } from '../../../../../shared/contract/common';
import { useMatchCompetitorMutation } from '../../../../api/competitors';
import { toFormErrors } from '../../../../api/formErrors';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { isTemporary } from '../../../../changes/kinds/entry';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { showToast } from '../../../../ui/messages/toasts';
import { nameOf, recordedText } from '../words';
import { finishDialogTexts } from './texts';

interface MatchDialogProps {
  /** The boat that has the finish. */
  unknown: FinishRow & { id: Id };
  /** Boats that have no result yet. */
  candidates: readonly FinishRow[];
  onClose: () => void;
}

/** Says which boat of the list an unknown one was, or one that was taken for it. */
export function MatchDialog({ unknown, candidates, onClose }: MatchDialogProps) {
  const [match] = useMatchCompetitorMutation();
  const name = nameOf(unknown.boat);
  const isEntered = !unknown.boat.is_unmatched;
  const boats = candidates.flatMap(({ id, boat: competitor }) =>
    id === null || isTemporary(id) || competitor.is_unmatched ? [] : [{ value: String(id), label: nameOf(competitor) }],
  );
  const text = isEntered ? finishDialogTexts.otherText : finishDialogTexts.matchText;
  const save = async ({ competitor }: { competitor: string }) => {
    const { error } = await match({ unmatched: unknown.id, isEntered, competitor: Number(competitor) });
    if (error) return toFormErrors(error);
    showToast({
      kind: 'success',
      text: (isEntered ? finishDialogTexts.moved : finishDialogTexts.matched)(
        name,
        boats.find(({ value }) => value === competitor)?.label ?? '',
      ),
    });
    return undefined;
  };
  return (
    <FormDialog
      open
      title={isEntered ? finishDialogTexts.otherTitle(name) : finishDialogTexts.matchTitle(name)}
      submitLabel={isEntered ? finishDialogTexts.otherSave : finishDialogTexts.matchSave}
      initialValues={{ competitor: '' }}
      validate={({ competitor }): Record<string, string> =>
        competitor === '' ? { competitor: finishDialogTexts.chooseFirst } : {}
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Typography>{boats.length === 0 ? finishDialogTexts.matchNobody : text(recordedText(unknown.boat))}</Typography>
      {boats.length > 0 && (
        <FormSelect
          name="competitor"
          label={finishDialogTexts.matchField}
          options={[{ value: '', label: finishDialogTexts.matchChoose }, ...boats]}
        />
      )}
    </FormDialog>
  );
}
