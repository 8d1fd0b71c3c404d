import { raceDays } from './sailwaveDates';

const UNKNOWN = { firstDate: null, year: null };

describe('raceDays', () => {
  test.each([
    ['07-05-26', '2026-05-07'],
    ['04-01-2026', '2026-01-04'],
    ['7/5/2026', '2026-05-07'],
    ['07.05.26', '2026-05-07'],
    ['2026-09-12', '2026-09-12'],
    // Only one reading is a day.
    ['05/27/26', '2026-05-27'],
    ['Jan 18 2026', '2026-01-18'],
    ['18 januari 2026', '2026-01-18'],
    ['May 5th, 2026', '2026-05-05'],
    ['5 maj 2026', '2026-05-05'],
  ])('%s is a day of its own', (text, date) => {
    expect(raceDays([text], 'd-m-y', UNKNOWN)).toEqual({ dates: [date], needs: { first_date: false, year: false } });
  });

  test('the file may say that months come first', () => {
    expect(raceDays(['05/07/26'], 'm/d/y', UNKNOWN).dates).toEqual(['2026-05-07']);
  });

  test.each(['Jan 18', 'May 5th', '5 okt', '29 feb'])('%s needs the year', (text) => {
    expect(raceDays([text], '', UNKNOWN)).toEqual({ dates: [null], needs: { first_date: false, year: true } });
    expect(raceDays([text], '', { firstDate: null, year: 2028 }).dates[0]).toMatch(/^2028-/);
  });

  test('races without a day follow a week apart from the first day', () => {
    const texts = ['', '2026-05-14', 'Torsdag', '31-02-2026'];
    expect(raceDays(texts, '', UNKNOWN)).toEqual({
      dates: [null, '2026-05-14', null, null],
      needs: { first_date: true, year: false },
    });
    expect(raceDays(texts, '', { firstDate: '2026-05-07', year: null }).dates).toEqual([
      ...['2026-05-07', '2026-05-14', '2026-05-14', '2026-05-21'],
    ]);
  });
});
