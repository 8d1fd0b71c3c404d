import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

type Text = Expression<string | null>;

/** The letters beyond ASCII that names here have: the databases agree on the case of ASCII alone. */
const LETTERS = [
  ['Å', 'å'],
  ['Ä', 'ä'],
  ['Ö', 'ö'],
  ['É', 'é'],
  ['Ü', 'ü'],
  ['Æ', 'æ'],
  ['Ø', 'ø'],
] as const;

const folded = (text: Text): RawBuilder<string> =>
  LETTERS.reduce(
    (inner, [upper, lower]) => sql<string>`replace(${inner}, ${sql.lit(upper)}, ${sql.lit(lower)})`,
    sql<string>`lower(${text})`,
  );

const fold = (text: string): string => text.toLocaleLowerCase('sv');
const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const isLike = (text: Text, pattern: string) => sql<SqlBool>`${folded(text)} like ${pattern} escape '\\'`;
const either = (conditions: RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

export interface TextSearch {
  /** Each word of the query stands in one of the texts. */
  matches: RawBuilder<SqlBool>;
  /** 0: one of the texts is the query. 1: one begins with it. 2: it stands elsewhere. */
  rank: RawBuilder<number>;
}

/** The same search on both engines, whatever the case. The query has at least one word. */
export function textSearch(texts: readonly Text[], query: string): TextSearch {
  const words = fold(query.trim()).split(/\s+/);
  const whole = words.join(' ');
  const word = (one: string) => either(texts.map((text) => isLike(text, `%${escaped(one)}%`)));
  const is = either(texts.map((text) => isLike(text, escaped(whole))));
  const begins = either(texts.map((text) => isLike(text, `${escaped(whole)}%`)));
  return {
    matches: sql<SqlBool>`(${sql.join(words.map(word), sql` and `)})`,
    rank: sql<number>`case when ${is} then 0 when ${begins} then 1 else 2 end`,
  };
}
