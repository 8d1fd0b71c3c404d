import type { WireDate } from '../../shared/contract/common';
import { holidayOn, type Holiday } from '../../shared/domain/holidays';

const NAMES: Record<Holiday, string> = {
  newYear: 'Nyårsdagen',
  epiphany: 'Trettondedag jul',
  goodFriday: 'Långfredagen',
  easterEve: 'Påskafton',
  easter: 'Påskdagen',
  easterMonday: 'Annandag påsk',
  mayDay: 'Första maj',
  ascension: 'Kristi himmelsfärdsdag',
  pentecost: 'Pingstdagen',
  nationalDay: 'Sveriges nationaldag',
  midsummerEve: 'Midsommarafton',
  midsummer: 'Midsommardagen',
  allSaints: 'Alla helgons dag',
  christmasEve: 'Julafton',
  christmas: 'Juldagen',
  boxingDay: 'Annandag jul',
  newYearsEve: 'Nyårsafton',
};

/** The Swedish name of the holiday on a date; null for other days. */
export function holidayName(date: WireDate): string | null {
  const holiday = holidayOn(date);
  return holiday === null ? null : NAMES[holiday];
}
