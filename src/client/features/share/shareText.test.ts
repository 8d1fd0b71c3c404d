import { chatText, embedCode, htmlTable, sharedStandings, type SharedList } from './shareText';

const URL = 'https://exempel.se/r/ess/segling/7-torsdag';
const list: SharedList = {
  title: 'Torsdag 3, 4 juni',
  head: 'Tid',
  lines: [
    { raceClass: null, place: 1, boat: 'SWE 57 Åsa', value: '0:51:52' },
    { raceClass: null, place: 2, boat: 'SWE 3 <b>"Tuff" & Tapper</b>', value: '0:52:10' },
    { raceClass: null, place: 3, boat: 'SWE 4', value: '' },
    { raceClass: null, place: 4, boat: 'SWE 5', value: '1:00:00' },
  ],
};

test('a chat gets the first three and the address', () => {
  expect(chatText(list, URL)).toBe(
    ['Torsdag 3, 4 juni', '1. SWE 57 Åsa  0:51:52', '2. SWE 3 <b>"Tuff" & Tapper</b>  0:52:10', '3. SWE 4', URL].join(
      '\n',
    ),
  );
});

test('classes are told apart', () => {
  const [first, second] = list.lines;
  if (!first || !second) throw new Error('There are no lines.');
  const lines = [
    { ...first, raceClass: 'SRS 1' },
    { ...second, raceClass: 'SRS 2', place: 1 },
  ];
  expect(chatText({ ...list, lines }, URL).split('\n')).toEqual([
    'Torsdag 3, 4 juni',
    'SRS 1',
    '1. SWE 57 Åsa  0:51:52',
    'SRS 2',
    expect.stringMatching(/^1\. SWE 3/),
    URL,
  ]);
  expect(htmlTable({ ...list, lines }, URL).match(/<caption>[^<]*/g)).toEqual([
    '<caption>Torsdag 3, 4 juni, SRS 1',
    '<caption>Torsdag 3, 4 juni, SRS 2',
  ]);
});

test('what people have written is text in a table, and nothing else', () => {
  const page = document.createElement('div');
  page.innerHTML = htmlTable(list, `${URL}?a=1&b="2"`);
  expect(page.querySelectorAll('b')).toHaveLength(0);
  expect(page.querySelectorAll('tbody tr')).toHaveLength(4);
  expect(page.textContent).toContain('SWE 3 <b>"Tuff" & Tapper</b>');
  expect(page.querySelector('a')?.getAttribute('href')).toBe(`${URL}?a=1&b="2"`);
});

test('the frame has the address for frames', () => {
  const page = document.createElement('div');
  page.innerHTML = embedCode('Torsdag "3"', URL);
  expect(page.querySelector('iframe')).toHaveAttribute('src', `${URL}?inbaddad=1`);
  expect(page.querySelector('iframe')).toHaveAttribute('title', 'Torsdag "3"');
});

test('of standings the net points are shared, and nobody by name', () => {
  const names = { sail_number: 'SWE 57', boat_name: 'Åsa', skipper_name: 'Örjan Öst', club_name: '' };
  const points = { scores: [], total_points: '9.0', net_points: '5.5', is_preliminary: false };
  const row = { ...names, ...points, position: 1, tied: false, key: '57', sailor: null, boat: null, race_class: null };
  expect(sharedStandings({ name: 'Serien' }, [row])).toEqual({
    title: 'Serien',
    head: 'Poäng',
    lines: [{ raceClass: null, place: 1, boat: 'SWE 57 Åsa', value: '5,5' }],
  });
});
