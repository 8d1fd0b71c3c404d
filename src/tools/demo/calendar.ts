const DAY_MS = 86_400_000;

export const WEDNESDAY = 3;
export const THURSDAY = 4;
export const SATURDAY = 6;

const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);

export const weekdayOf = (date: string): number => new Date(noonOf(date)).getUTCDay();

/** The date so many days later. */
export const dayAfter = (date: string, days: number): string => new Date(noonOf(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The next such weekday, from one to seven days on. */
export const nextWeekday = (date: string, weekday: number): string => dayAfter(date, ((weekday - weekdayOf(date) + 6) % 7) + 1);

/** The last such weekday before the date, from one to seven days back. */
export const lastWeekday = (date: string, weekday: number): string => dayAfter(date, -(((weekdayOf(date) - weekday + 6) % 7) + 1));

export const clockAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
