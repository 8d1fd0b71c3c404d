import { useRef } from 'react';
import type { BoatModel } from '../../../../../shared/contract/boats';
import type { Id } from '../../../../../shared/contract/common';
import { useCreateBoatMutation, useUpdateBoatMutation } from '../../../../api/boats';
import { toFormErrors } from '../../../../api/formErrors';
import type { FormProblems } from '../../../../ui/form/problems';
import { newBoatPayload, boatProblems, chosenBoat, NEW_BOAT, type EntryValues } from './entryValues';

/** The id of the boat that the form names, or what was wrong with a new one. */
export type SavedBoat = { boat: Id | null } | { error: unknown; problems: FormProblems };

export type SaveBoat = (values: EntryValues) => Promise<SavedBoat>;

/**
 * Saves the new boat of the form among the sailor's own. When the entry itself is refused afterwards and sent again,
 * the boat is not made a second time: it takes what has been written since.
 */
export function useSaveBoat(models: readonly BoatModel[]): SaveBoat {
  const [create] = useCreateBoatMutation();
  const [update] = useUpdateBoatMutation();
  const made = useRef<Id | null>(null);
  return async (values) => {
    if (values.boat !== NEW_BOAT) return { boat: chosenBoat(values) };
    const boat = newBoatPayload(values, models);
    const { data, error } = made.current === null ? await create(boat) : await update({ id: made.current, boat });
    if (error) {
      const { fields, form } = toFormErrors(error);
      return { error, problems: { fields: boatProblems(fields), form: form ?? null } };
    }
    made.current = data.id;
    return { boat: data.id };
  };
}
