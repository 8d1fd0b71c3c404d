import type { SearchHit } from '../../../../shared/contract/indexData';
import { readDate } from '../../../../shared/domain/calendar';
import { containsAllWords } from '../../../lib/wordsFound';
import { formatDate } from '../../../ui/format';
import { searchTexts } from './texts';

/** A page of the app, or something that it does, which this person may go to. */
export interface SearchPage {
  label: string;
  /** Where it belongs: "Exempel Segelsällskap". */
  note: string;
  /** Other words by which it is looked for. */
  words?: string;
  go: () => void;
}

export interface SearchOption {
  key: string;
  label: string;
  note: string;
  go: () => void;
}

export interface SearchGroup {
  title: string;
  options: readonly SearchOption[];
}

const SHOWN_PAGES = 8;
const SEPARATOR = ' · ';

const pageOption = ({ label, note, go }: SearchPage): SearchOption => ({
  key: `page ${label} ${note}`,
  label,
  note,
  go,
});

/**
 * The pages in which every word stands: all the likely ones for no words, those by their name before those by other
 * words.
 */
export function pagesFound(pages: readonly SearchPage[], query: string): SearchOption[] {
  const byName = pages.filter(({ label }) => containsAllWords(label, query));
  const byWords = pages.filter(
    (page) => !byName.includes(page) && containsAllWords(`${page.label} ${page.note} ${page.words ?? ''}`, query),
  );
  return [...byName, ...byWords].slice(0, SHOWN_PAGES).map(pageOption);
}

/** What the server says of a hit, "Klubb · Vindila"; a day in it as people write it: "2026-06-04" is "4 juni 2026". */
const described = ({ description }: SearchHit): string =>
  description
    .split(SEPARATOR)
    .map((part) => (readDate(part) === null ? part : formatDate(part)))
    .join(SEPARATOR);

/** The hits under their headings, in the order in which the best of each came; pages of the app first. */
export function searchGroups(
  pages: readonly SearchOption[],
  hits: readonly SearchHit[],
  go: (url: string) => void,
): SearchGroup[] {
  const groups = new Map<string, SearchOption[]>(pages.length === 0 ? [] : [[searchTexts.groups.page, [...pages]]]);
  for (const hit of hits) {
    const { model, id, label, url } = hit;
    const title = searchTexts.groups[model];
    const option = { key: `${model} ${id}`, label, note: described(hit), go: () => go(url) };
    groups.set(title, [...(groups.get(title) ?? []), option]);
  }
  return [...groups].map(([title, options]) => ({ title, options }));
}
