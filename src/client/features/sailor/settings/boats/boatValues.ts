import type { Boat, BoatPayload, BoatModel } from '../../../../../shared/contract/boats';
import type { Id } from '../../../../../shared/contract/common';
import {
  NO_TYPED_NUMBERS,
  effectiveNumbers,
  ownNumbers,
  shownNumbers,
  type TypedNumbers,
} from '../../../../../shared/domain/boatNumbers';
import { boatSchema } from '../../../../../shared/schemas/boat';
import { checkedBy } from '../../../../ui/form/problems';
import { modelOf } from './modelOf';

/** The form of a boat as it is typed. */
export interface BoatValues extends TypedNumbers, Record<string, unknown> {
  sail_number: string;
  name: string;
  boat_model: Id | null;
  certificate_number: string;
  certificate_valid_until: string;
}

const NEW_BOAT: BoatValues = {
  ...NO_TYPED_NUMBERS,
  sail_number: '',
  name: '',
  boat_model: null,
  certificate_number: '',
  certificate_valid_until: '',
};

/** A boat with the numbers that she is counted by, or none yet. */
export function boatValues(boat: Boat | undefined, models: readonly BoatModel[]): BoatValues {
  if (!boat) return NEW_BOAT;
  const { sail_number, name, boat_model, certificate_number, certificate_valid_until } = boat;
  return {
    ...shownNumbers(effectiveNumbers(boat, modelOf(boat, models))),
    sail_number,
    name,
    boat_model,
    certificate_number,
    certificate_valid_until: certificate_valid_until ?? '',
  };
}

interface Around {
  models: readonly BoatModel[];
  /** As she is before the change. */
  boat: Boat | undefined;
}

/** What was typed, in the shape of the wire. */
export function boatPayload(values: BoatValues, { models, boat }: Around): BoatPayload {
  const until = values.certificate_valid_until.trim();
  return {
    sail_number: values.sail_number.trim(),
    name: values.name.trim(),
    boat_model: values.boat_model,
    ...ownNumbers(values, modelOf(values, models), boat),
    certificate_number: values.certificate_number.trim(),
    certificate_valid_until: until === '' ? null : until,
  };
}

/** What is wrong with the form, by the rules that the server goes by. */
export const checkedBoat = (values: BoatValues, around: Around): Record<string, string> =>
  checkedBy(boatSchema, (typed: BoatValues) => boatPayload(typed, around))(values);
