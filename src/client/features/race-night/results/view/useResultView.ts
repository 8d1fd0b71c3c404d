import { useSearchParams } from 'react-router-dom';
import { RESULT_LISTS, type ResultList } from '../../../../../shared/contract/sailings';

export const TIME_COLUMNS = ['start', 'finish', 'elapsed', 'corrected', 'behind'] as const;
export type TimeColumn = (typeof TIME_COLUMNS)[number];

type Choice = 'class' | 'group' | 'category' | 'q' | 'list' | 'times';

/** What the reader has chosen to see, as the address has it. Empty text: all. */
export interface ResultView {
  raceClass: string;
  group: string;
  category: string;
  query: string;
  /** undefined: the list that counts. */
  list: ResultList | undefined;
  /** null: those that suit the width of the screen. */
  times: readonly TimeColumn[] | null;
}

interface ResultViewState {
  view: ResultView;
  choose: (choice: Choice, value: string | null) => void;
  /** All boats, in the list that is shown. */
  clear: () => void;
}

const timesIn = (text: string | null): TimeColumn[] | null =>
  text === null ? null : TIME_COLUMNS.filter((column) => text.split(',').includes(column));

/** The choices live in the address, so that what one sees can be linked to, and "back" leaves the page. */
export function useResultView(): ResultViewState {
  const [search, setSearch] = useSearchParams();
  const text = (name: Choice): string => search.get(name) ?? '';
  const change = (edit: (next: URLSearchParams) => void) =>
    setSearch(
      (current) => {
        edit(current);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    view: {
      raceClass: text('class'),
      group: text('group'),
      category: text('category'),
      query: text('q'),
      list: RESULT_LISTS.find((list) => list === search.get('list')),
      times: timesIn(search.get('times')),
    },
    choose: (choice, value) =>
      change((next) => {
        if (value === null || (value === '' && choice !== 'times')) next.delete(choice);
        else next.set(choice, value);
      }),
    clear: () => change((next) => ['class', 'group', 'category', 'q'].forEach((name) => next.delete(name))),
  };
}
