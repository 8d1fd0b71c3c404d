import type { SailingPayload, SailingRow } from '../../../../shared/contract/sailings';

/** Where a sailing stands, as the form has it: everything is the text of an option. */
export interface PlaceValues {
  serie: string;
  race_weight: string;
  must_count: boolean;
}

export const NO_SERIE = '';

export const placeValues = ({ serie, race_weight, must_count }: SailingRow): PlaceValues => ({
  serie: serie === null ? NO_SERIE : String(serie.id),
  race_weight: String(race_weight),
  must_count,
});

/** What the change says on the wire. Outside a serie weight and "must count" are as for any race. */
export function changedPlace({
  serie,
  race_weight,
  must_count,
}: PlaceValues): Pick<SailingPayload, 'serie' | 'race_weight' | 'must_count'> {
  if (serie === NO_SERIE) return { serie: null, race_weight: 1, must_count: false };
  return { serie: Number(serie), race_weight: Number(race_weight), must_count };
}
