import type { Id } from '../../../../../shared/contract/common';
import {
  RESULT_METHODS,
  type RaceClass,
  type RaceClassKind,
  type RaceClassPayload,
} from '../../../../../shared/contract/raceClasses';
import { typedDecimal } from '../../../../../shared/domain/decimals';
import { raceClassSchema } from '../../../../../shared/schemas/raceClass';
import { checkedBy } from '../../../../ui/form/problems';
import { formatDecimal } from '../../../../ui/format';

/** The race class form as it is typed. */
export interface RaceClassValues {
  name: string;
  kind: RaceClassKind;
  boat_model: Id | null;
  min_rating: string;
  max_rating: string;
  /** '' = the sailing's. */
  result_method: string;
  order: string;
}

/** Last in the row. */
export const newRaceClassValues = (classes: readonly Pick<RaceClass, 'order'>[]): RaceClassValues => ({
  name: '',
  kind: 'srs',
  boat_model: null,
  min_rating: '',
  max_rating: '',
  result_method: '',
  order: String(Math.max(0, ...classes.map(({ order }) => order)) + 1),
});

const shown = (decimal: string | null) => (decimal === null ? '' : formatDecimal(decimal));

export const raceClassValues = ({
  name,
  kind,
  boat_model,
  min_rating,
  max_rating,
  result_method,
  order,
}: RaceClass): RaceClassValues => ({
  ...{ name, kind, boat_model },
  min_rating: shown(min_rating),
  max_rating: shown(max_rating),
  result_method: result_method ?? '',
  order: String(order),
});

const decimalOrNull = (typed: string) => (typed.trim() === '' ? null : typedDecimal(typed));

/**
 * What was typed, in the shape of the wire: a one-design class has a model and no interval, the others the other way
 * round.
 */
export function raceClassPayload(values: RaceClassValues, sailing: Id): RaceClassPayload {
  const { name, kind, boat_model, min_rating, max_rating, result_method, order } = values;
  const isOneDesign = kind === 'one_design';
  return {
    sailing,
    name: name.trim(),
    kind,
    boat_model: isOneDesign ? boat_model : null,
    min_rating: isOneDesign ? null : decimalOrNull(min_rating),
    max_rating: isOneDesign ? null : decimalOrNull(max_rating),
    result_method: RESULT_METHODS.find((method) => method === result_method) ?? null,
    order: Number(order.trim() || '0'),
  };
}

/** What is wrong with the form, by the rules that the server goes by. */
export const checkedRaceClass = (sailing: Id) =>
  checkedBy(raceClassSchema, (values: RaceClassValues) => raceClassPayload(values, sailing));
