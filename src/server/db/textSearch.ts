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

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The text as the query is written: only the letters that the query has need be alike. */
const foldedFor = (query: string) => {
  const letters = LETTERS.filter(([, lower]) => query.includes(lower));
  return (text: Text): RawBuilder<string> =>
    letters.reduce(
      (inner, [upper, lower]) => sql<string>`replace(${inner}, ${sql.lit(upper)}, ${sql.lit(lower)})`,
      sql<string>`lower(${text})`,
    );
};

const isLike = (text: RawBuilder<string>, pattern: string) => sql<SqlBool>`${text} like ${pattern} escape '\\'`;
const either = (conditions: RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
/** No word of a query reaches over a blank. */
const inOneText = (texts: readonly Text[]) =>
  sql<string>`(${sql.join(
    texts.map((text) => sql`coalesce(${text}, '')`),
    sql` || ' ' || `,
  )})`;

export interface TextSearch {
  /** Each word of the query stands in one of the texts. */
  matches: RawBuilder<SqlBool>;
  /** 0: one of the texts is the query. 1: one begins with it. 2: it stands elsewhere. */
  rank: RawBuilder<number>;
}

/** The same search on both engines, whatever the case. The query has at least one word. */
export function textSearch(texts: readonly Text[], query: string): TextSearch {
  const words = query.trim().toLocaleLowerCase('sv').split(/\s+/);
  const whole = escaped(words.join(' '));
  const folded = foldedFor(whole);
  const all = folded(inOneText(texts));
  const each = texts.map(folded);
  const is = either(each.map((text) => isLike(text, whole)));
  const begins = either(each.map((text) => isLike(text, `${whole}%`)));
  const everyWord = words.map((word) => isLike(all, `%${escaped(word)}%`));
  return {
    matches: sql<SqlBool>`(${sql.join(everyWord, sql` and `)})`,
    rank: sql<number>`case when ${is} then 0 when ${begins} then 1 else 2 end`,
  };
}
