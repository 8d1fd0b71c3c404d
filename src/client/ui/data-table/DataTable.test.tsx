import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { drawStyles } from '../../../testing/styles';
import { Themed } from '../../../testing/Themed';
import type { Column, RowKey, Sort } from './column';
import { DataTable, type DataTableProps } from './DataTable';
import { Sentences } from './Sentences';
import { sortRows } from './sortRows';

drawStyles();

interface Boat {
  number: string;
  place: number | null;
  points: string;
}

const columns: Column<Boat>[] = [
  {
    id: 'place',
    label: 'Plac',
    align: 'center',
    text: ({ place }) => String(place),
    cell: ({ place }) => (place === null ? 'Ingen placering' : `${place} ${place === 1 ? 'guld' : 'silver'}`),
    sortBy: ({ place }) => place,
    explains: ({ place }) => place !== null,
  },
  { id: 'sail', label: 'Segelnr', text: ({ number }) => number, sortBy: ({ number }) => number },
  { id: 'points', label: 'Poäng', align: 'end', text: ({ points }) => points, explains: () => true },
];

const boats: Boat[] = [
  { number: 'SWE 9', place: 1, points: '1' },
  { number: 'SWE 10', place: 2, points: '2' },
  { number: 'SWE 7', place: null, points: '4' },
];

const keyOf = ({ number }: Boat): RowKey => number;

function Sorted(props: Partial<DataTableProps<Boat>>) {
  const [sort, setSort] = useState<Sort | null>(null);
  const rows = sortRows(props.rows ?? boats, columns, sort);
  return (
    <Themed>
      <DataTable
        caption="Resultat"
        columns={columns}
        keyOf={keyOf}
        sort={sort}
        onSort={setSort}
        rowHeader="sail"
        explain={({ number }, column) => ({
          title: `${number}, ${column}`,
          content: <Sentences sentences={[`Därför fick ${number} det.`]} />,
        })}
        {...props}
        rows={rows}
      />
    </Themed>
  );
}

function show(props: Partial<DataTableProps<Boat>> = {}) {
  const { rerender } = render(<Sorted {...props} />);
  return {
    user: userEvent.setup(),
    change: (next: Partial<DataTableProps<Boat>>) => rerender(<Sorted {...props} {...next} />),
  };
}

const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const rowOf = (number: string) => screen.getByRole('rowheader', { name: number }).closest('tr') ?? document.body;
const cell = (number: string, name: string | RegExp) => within(rowOf(number)).getByRole('button', { name });

test('the first column stays while the others scroll, 60 px wide', () => {
  show();
  for (const cell of [head('Plac'), rowOf('SWE 9').firstElementChild]) {
    expect(cell).toHaveStyle({ position: 'sticky', left: '0px', width: '60px', minWidth: '60px', maxWidth: '60px' });
  }
  expect(head('Segelnr')).not.toHaveStyle({ width: '60px' });
});

test('is a table with a name, heads and a header for each row; medals are said in words', () => {
  show();
  expect(screen.getByRole('table', { name: 'Resultat' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Plac',
    'Segelnr',
    'Poäng',
  ]);
  expect(numbers()).toEqual(['SWE 9', 'SWE 10', 'SWE 7']);
  expect(cell('SWE 9', '1 guld')).toBeVisible();
  expect(within(rowOf('SWE 7')).getByText('Ingen placering')).toBeInTheDocument();
});

test('a head sorts one way, the other way, and then back; it says which', async () => {
  const { user } = show();
  expect(head('Poäng')).not.toHaveAttribute('aria-sort');
  expect(head('Segelnr')).toHaveAttribute('aria-sort', 'none');
  await user.click(screen.getByRole('button', { name: 'Segelnr' }));
  expect(head('Segelnr')).toHaveAttribute('aria-sort', 'ascending');
  expect(numbers()).toEqual(['SWE 7', 'SWE 9', 'SWE 10']);
  await user.click(screen.getByRole('button', { name: 'Segelnr' }));
  expect(head('Segelnr')).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Segelnr' }));
  expect(numbers()).toEqual(['SWE 9', 'SWE 10', 'SWE 7']);
});

test('a figure that is clicked explains itself, until Esc', async () => {
  const { user } = show();
  await user.click(cell('SWE 10', '2'));
  expect(
    within(await screen.findByRole('dialog', { name: 'SWE 10, points' })).getByText('Därför fick SWE 10 det.'),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(cell('SWE 10', '2')).toHaveFocus();
});

test('Tab reaches one figure of the table, arrows walk between them, Enter asks', async () => {
  const { user } = show();
  for (const head of ['Plac', 'Segelnr']) {
    await user.tab();
    expect(screen.getByRole('button', { name: head })).toHaveFocus();
  }
  await user.tab();
  expect(cell('SWE 9', '1 guld')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(cell('SWE 9', '1')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(cell('SWE 7', '4')).toHaveFocus();
  await user.keyboard('{ArrowUp}{Home}');
  expect(cell('SWE 10', '2 silver')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(cell('SWE 7', '4')).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
  await user.tab({ shift: true });
  expect(cell('SWE 7', '4')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'SWE 7, points' })).toBeVisible();
});

test('when the row that had the focus is gone, Tab reaches the first figure again', async () => {
  const { user, change } = show();
  await user.click(cell('SWE 10', '2 silver'));
  await user.keyboard('{Escape}');
  change({ rows: boats.slice(0, 1) });
  expect(cell('SWE 9', '1 guld')).toHaveAttribute('tabindex', '0');
});

test('a row opens what there is no room for', async () => {
  const { user } = show({ details: ({ number }) => <p>{`Mer om ${number}`}</p> });
  expect(screen.queryByText('Mer om SWE 10')).not.toBeInTheDocument();
  await user.click(within(rowOf('SWE 10')).getByRole('button', { name: 'Visa mer', expanded: false }));
  expect(screen.getByText('Mer om SWE 10')).toBeVisible();
  await user.click(within(rowOf('SWE 10')).getByRole('button', { name: 'Visa mindre', expanded: true }));
  expect(screen.queryByText('Mer om SWE 10')).not.toBeInTheDocument();
});

test("rows that changed, and the reader's own, are marked", () => {
  show({ changed: new Set(['SWE 10']), markOf: ({ number }) => (number === 'SWE 7' ? 'own' : undefined) });
  expect(rowOf('SWE 10')).toHaveAttribute('data-changed');
  expect(rowOf('SWE 9')).not.toHaveAttribute('data-changed');
  expect(rowOf('SWE 7')).toHaveAttribute('data-mark', 'own');
});

describe('a table of many', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({
    number: `SWE ${index + 1}`,
    place: index + 1,
    points: String(index + 1),
  }));

  // jsdom has none. What is idle here is idle at once.
  const idle = { requestIdleCallback: (run: () => void) => setTimeout(run), cancelIdleCallback: clearTimeout };
  beforeAll(() => Object.assign(window, idle));
  afterAll(() => Object.keys(idle).forEach((name) => Reflect.deleteProperty(window, name)));

  test('says how many there are, renders some at once, and the rest when the browser is idle', async () => {
    show({ rows: many });
    await act(() => import('./SeenLines'));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '201');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    // To ask for two hundred rows by role takes longer than to draw them.
    await waitFor(() => expect(document.querySelectorAll('tr[data-row]')).toHaveLength(200), { timeout: 20_000 });
    expect(screen.getAllByRole('row')).toHaveLength(201);
    expect(rowOf('SWE 200')).toHaveAttribute('aria-rowindex', '201');
  });

  test('scrolls within itself, and can be scrolled by the keyboard', async () => {
    show({ rows: many });
    await act(() => import('./SeenLines'));
    expect(screen.getByRole('region', { name: 'Resultat' })).toHaveAttribute('tabindex', '0');
  });
});
