import type { ScoreCode } from '../../../shared/contract/competitors';
import type { PublicSailing, PublicSerie } from '../../../shared/contract/publications';
import { moment } from '../../../shared/domain/publication/publicFormat';
import { SCORE_CODE_LABELS } from '../../../shared/texts/labels';
import { fileTexts } from '../texts';
import type { Sheet } from '../workbook';

/** What a file of results shows, with the names as the public may read them; `version` is null of what is not published. */
interface Shown {
  version: number | null;
}
type WithoutVersion = 'format' | 'version' | 'changes';
export type ShownSailing = Omit<PublicSailing, WithoutVersion> & Shown;
export type ShownSerie = Omit<PublicSerie, WithoutVersion> & Shown;

/** "Slutgiltigt, version 3"; "Preliminärt" of what is not published. */
export const stateText = ({ state, version }: Pick<ShownSailing, 'state' | 'version'>): string =>
  version === null ? fileTexts.states[state] : fileTexts.version(fileTexts.states[state], version);

/** The classes in the order of the rows; null: boats of none. */
export const classesIn = (rows: readonly { race_class: string | null }[]): (string | null)[] => [
  ...new Set(rows.map(({ race_class }) => race_class)),
];

/** The codes of a list in words: "DNF – gick inte i mål". */
export const codesInWords = (codes: readonly (ScoreCode | null)[]): string[] =>
  [...new Set(codes.flatMap((code) => code ?? []))].map((code) => `${code} – ${SCORE_CODE_LABELS[code]}`);

/** A sheet that says whose list it is, how firm, and what its codes stand for. */
export function sheetAbout(shown: ShownSailing | ShownSerie, name: string, more: readonly string[]): Sheet {
  const { about } = fileTexts;
  const lines = [
    [about.club, shown.club.name],
    [about.name, name],
    [about.state, stateText(shown)],
    [about.made, moment(shown.made_at)],
    ...(shown.note === '' ? [] : [[about.note, shown.note]]),
    ...more.map((text) => ['', text]),
  ];
  return {
    name: about.sheet,
    widths: [16, 60],
    lines: lines.map((line) => line.map((value) => (value === '' ? null : { value }))),
  };
}
