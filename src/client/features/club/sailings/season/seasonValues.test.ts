import type { Club } from '../../../../../shared/contract/clubs';
import { checkedSeason } from './checkedSeason';
import {
  onWeekday,
  plannedDays,
  plannedSailings,
  proposedDays,
  seasonPayload,
  seasonValues,
  type SeasonValues,
} from './seasonValues';

const CLUB: Club = {
  id: 7,
  slug: 'exempel-ss',
  name: 'Exempel Segelsällskap',
  short_name: 'ESS',
  logo: null,
  website: '',
  email: '',
  phone: '',
  city: '',
  description: '',
  default_start_time: '18:30:00',
  self_reporting: true,
  start_sequences: [],
  publish: 'off',
  publish_names: 'skipper',
  publish_crew: false,
  publish_indexed: false,
  can_edit: true,
  sailor_count: 0,
  created_at: '2026-01-01T12:00:00+01:00',
  updated_at: '2026-01-01T12:00:00+01:00',
};

const values = (changes: Partial<SeasonValues> = {}): SeasonValues => ({
  ...seasonValues(CLUB, '2026-11-20', null),
  from: '2027-05-03',
  to: '2027-05-20',
  ...changes,
});

test.each([
  ['2026-03-20', '2026-05-01', '2026-06-30'],
  ['2026-05-20', '2026-05-20', '2026-06-30'],
  ['2026-06-20', '2026-08-01', '2026-09-30'],
  ['2026-08-20', '2026-08-20', '2026-09-30'],
  ['2026-11-20', '2027-05-01', '2027-06-30'],
])('on %s what is proposed is %s to %s', (today, from, to) => {
  expect(proposedDays(today)).toEqual({ from, to });
});

test('numbers count the days that are sailed', () => {
  const left = values({ left_out: '2027-05-13' });
  expect(plannedDays(left)).toEqual([
    { date: '2027-05-06', name: 'Torsdagssegling 1' },
    { date: '2027-05-13', name: null },
    { date: '2027-05-20', name: 'Torsdagssegling 2' },
  ]);
  expect(plannedSailings(left)).toEqual([
    { name: 'Torsdagssegling 1', start_date: '2027-05-06' },
    { name: 'Torsdagssegling 2', start_date: '2027-05-20' },
  ]);
});

test('names that nobody has written follow the weekday, others stay', () => {
  expect(onWeekday(values(), '3')).toMatchObject({ name: 'Onsdagssegling {n}', new_serie: 'Onsdagsserien 2027' });
  expect(onWeekday(values({ name: 'Kvällskannan {n}', new_serie: 'Kannan' }), '3')).toMatchObject({
    name: 'Kvällskannan {n}',
    new_serie: 'Kannan',
  });
});

test('what is sent has the serie that is chosen, a new one by its name, or none', () => {
  expect(seasonPayload(values({ serie: '4' }), CLUB, 12)).toMatchObject({
    serie: 4,
    groups_from: 12,
    start_time: '18:30:00',
    status: 'upcoming',
  });
  const made = seasonPayload(
    values({ serie: 'new', new_serie: ' Vårserien ', publish: false, start_time: '' }),
    CLUB,
    null,
  );
  expect(made).toMatchObject({ new_serie: 'Vårserien', start_time: null, status: 'unpublished', self_reporting: true });
  expect(made).not.toHaveProperty('serie');
  expect(seasonPayload(values(), CLUB, null)).toMatchObject({ serie: null, club: 7 });
});

test.each<[string, Partial<SeasonValues>, Record<string, string>]>([
  ['all is well', {}, {}],
  ['no name', { name: ' ' }, { name: 'Det här fältet får inte vara blankt.' }],
  ['no last day', { to: '' }, { to: 'Det här fältet är obligatoriskt.' }],
  [
    'a day that is none',
    { from: '2027-02-30' },
    { from: 'Datumet har fel format. Använd ett av dessa format istället: YYYY-MM-DD.' },
  ],
  ['an end before the beginning', { to: '2027-05-02' }, { to: 'Sista dagen är före den första.' }],
  ['no such weekday between', { to: '2027-05-05' }, { to: 'Det finns ingen torsdag mellan dagarna.' }],
  [
    'every day left out',
    { to: '2027-05-06', left_out: '2027-05-06' },
    { to: 'Alla dagar hoppas över. Ta tillbaka minst en.' },
  ],
  ['too many', { to: '2028-12-31' }, { to: 'Högst 60 seglingar åt gången. Korta tiden mellan dagarna.' }],
  [
    'a time that is none',
    { start_time: '2570' },
    { start_time: 'Skriv tiden med siffror, till exempel 1830 eller 183015.' },
  ],
  ['a new serie without a name', { serie: 'new', new_serie: '' }, { new_serie: 'Skriv vad serien ska heta.' }],
])('%s', (_, changes, problems) => {
  expect(checkedSeason(values(changes))).toEqual(problems);
});
