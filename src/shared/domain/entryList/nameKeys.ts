import type { BoatModel } from '../../contract/boats';

/** The key that compares words regardless of case, blanks and signs: "IF-båt", "if båt" and "IFBÅT" share one. */
export const matchKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export type ModelsByKey = ReadonlyMap<string, BoatModel>;

const SUFFIX = 'båt';

/** Types by their names, however they are written: "IF" and "IF-båt" are one. */
export function modelsByKey(models: readonly BoatModel[]): ModelsByKey {
  const byKey = new Map(models.map((model) => [matchKey(model.name), model]));
  for (const model of models) {
    const key = matchKey(model.name);
    const other = key.endsWith(SUFFIX) ? key.slice(0, -SUFFIX.length) : `${key}${SUFFIX}`;
    if (other !== '' && !byKey.has(other)) byKey.set(other, model);
  }
  return byKey;
}

/** The type of the table that is called so. */
export const modelNamed = (name: string, models: ModelsByKey): BoatModel | undefined => models.get(matchKey(name));
