import type { Boat, BoatPayload, BoatModel } from '../../../shared/contract/boats';
import type { Id } from '../../../shared/contract/common';
import {
  NO_TYPED_NUMBERS,
  effectiveNumbers,
  ownNumbers,
  shownNumbers,
  type TypedNumbers,
} from '../../../shared/domain/boatNumbers';
import { boatSchema } from '../../../shared/schemas/boat';
import { checkedBy } from '../../ui/form/problems';

export const modelOf = (boat: { boat_model: Id | null }, models: readonly BoatModel[]): BoatModel | undefined =>
  models.find(({ id }) => id === boat.boat_model);

/** The form of a boat as it is typed. */
export interface BoatValues extends NewBoatValues, Record<string, unknown> {
  name: string;
}

/** The same without the name, which forms of an entry call otherwise. */
export interface NewBoatValues extends TypedNumbers {
  sail_number: string;
  boat_model: Id | null;
  certificate_number: string;
  certificate_valid_until: string;
}

/** The fields of a new boat, without its name. */
export const EMPTY_BOAT: NewBoatValues = {
  ...NO_TYPED_NUMBERS,
  sail_number: '',
  boat_model: null,
  certificate_number: '',
  certificate_valid_until: '',
};

/** A boat with its effective numbers; an empty form without one. */
export function boatValues(boat: Boat | undefined, models: readonly BoatModel[]): BoatValues {
  if (!boat) return { ...EMPTY_BOAT, name: '' };
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
  /** The boat before the change. */
  boat: Boat | undefined;
}

/** All that an owner may write: what the form left out would be lost without a word. */
type OwnerPayload = Required<Omit<BoatPayload, 'certificate_verified'>>;

/** What was typed, in the shape of the wire. */
export function boatPayload(values: NewBoatValues & Pick<BoatValues, 'name'>, { models, boat }: Around): OwnerPayload {
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
