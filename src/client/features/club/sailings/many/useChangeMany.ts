import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { SailingChange } from '../../../../../shared/contract/seasons';
import { toFormErrors } from '../../../../api/formErrors';
import { useChangeSailingsMutation } from '../../../../api/seasons';
import { showToast } from '../../../../ui/messages/toasts';
import { manySailingsTexts } from './texts';

type What = Pick<SailingChange, 'status' | 'serie'>;

/**
 * What puts a sailing back as it was. One that was going on is going on again once it is upcoming: its start has been.
 */
function backOf({ status, serie }: SailingRow, what: What): What {
  if (what.status === undefined) return { serie: serie?.id ?? null };
  return { status: status === 'ongoing' ? 'upcoming' : status };
}

const isConflict = (error: object): boolean => 'status' in error && error.status === 409;

/**
 * The same change to several sailings, all or none; for a while it can be undone. Answers with what went wrong, told
 * already or not.
 */
export function useChangeMany(): (
  sailings: readonly SailingRow[],
  what: What,
  done: string,
) => Promise<string | undefined> {
  const [change] = useChangeSailingsMutation();
  const problemOf = (error: object): string => {
    if (isConflict(error)) return manySailingsTexts.changedMeanwhile;
    const { fields, form } = toFormErrors(error);
    return fields['status'] ?? fields['serie'] ?? form ?? manySailingsTexts.failed;
  };

  return async (sailings, what, done) => {
    const { data, error } = await change(sailings.map(({ id }) => ({ sailing: id, ...what })));
    if (error) return problemOf(error);
    const versions = new Map(data.sailings.map(({ id, version }) => [id, version]));
    const undo = async () => {
      // Only what nobody has touched since is put back.
      const back = sailings.map((row) => ({
        sailing: row.id,
        ...backOf(row, what),
        version: versions.get(row.id) ?? row.version,
      }));
      const { error: problem } = await change(back);
      showToast(
        problem ? { kind: 'error', text: problemOf(problem) } : { kind: 'success', text: manySailingsTexts.undone },
      );
    };
    showToast({ kind: 'success', text: done, action: { label: manySailingsTexts.undo, run: () => void undo() } });
    return undefined;
  };
}
