import { act, render, screen, within } from '@testing-library/react';
import { Themed } from '../../../testing/Themed';
import { PrintSheet } from './PrintSheet';
import { sheetSection } from './SheetTable';

interface Boat {
  number: string;
  points: string;
}

const section = (title: string, ...rows: Boat[]) =>
  sheetSection<Boat>({
    title,
    columns: [
      { id: 'sail', label: 'Segelnr', text: ({ number }) => number, cell: () => 'på skärmen' },
      {
        id: 'points',
        label: 'Poäng',
        align: 'end',
        text: ({ points }) => points,
        print: ({ points }) => <s>{points}</s>,
      },
    ],
    rows,
    keyOf: ({ number }) => number,
  });

function show() {
  const sections = jest.fn(() => [
    section('SRS 1', { number: 'SWE 1', points: '1' }),
    section('SRS 2', { number: 'SWE 2', points: '3,5' }),
  ]);
  render(
    <Themed>
      <p>Sidan</p>
      <PrintSheet
        club="Exempel SS"
        title="Torsdag 3"
        facts={['torsdag 4 juni 2026', 'Start 18.30']}
        standing="Preliminärt"
        sections={sections}
        legend={['OCS – på bansidan vid start', 'DNF – gick inte i mål']}
        notes={['Ingen tid: SWE 7.']}
      />
    </Themed>,
  );
  return { sections };
}

const paper = () => document.getElementById('print');
const tell = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-06-04T20:15:00+02:00') }));
afterEach(() => jest.useRealTimers());

test('nothing is made for paper until something is printed, and nothing is left of it', () => {
  const { sections } = show();
  expect(sections).not.toHaveBeenCalled();
  tell('beforeprint');
  expect(screen.getByRole('heading', { level: 1, name: 'Torsdag 3', hidden: true })).toBeInTheDocument();
  tell('afterprint');
  expect(paper()).toBeEmptyDOMElement();
});

test('the sheet says whose list it is, of when, how firm, and what the codes stand for', () => {
  show();
  tell('beforeprint');
  expect(paper()).toHaveTextContent('Exempel SSTorsdag 3torsdag 4 juni 2026 · Start 18.30 · Preliminärt');
  expect(paper()).toHaveTextContent('Koder: OCS – på bansidan vid start; DNF – gick inte i mål');
  expect(paper()).toHaveTextContent('Ingen tid: SWE 7.');
  expect(paper()).toHaveTextContent('Utskrivet 4 juni 2026 20.15');
});

test('each class has its table, with the text of the columns or what they have for paper', () => {
  show();
  tell('beforeprint');
  const [first, second] = screen.getAllByRole('table', { hidden: true });
  expect(screen.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'SRS 1',
    'SRS 2',
  ]);
  expect(
    first &&
      within(first)
        .getAllByRole('row', { hidden: true })
        .map(({ textContent }) => textContent),
  ).toEqual(['SegelnrPoäng', 'SWE 11']);
  expect(second && within(second).getByText('3,5').tagName).toBe('S');
});
