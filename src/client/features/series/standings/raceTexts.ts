import type { WireDate } from '../../../../shared/contract/common';
import { whyRaceIsNotCounted } from '../../../../shared/domain/scoring/why/whyRace';
import { formatDay } from '../../../ui/format';
import type { StandingRace } from './standings';
import { standingsTexts } from './texts';

/** "8/5", as the columns of a result list are headed. */
export function shortDate(date: WireDate): string {
  const [, month = '', day = ''] = date.split('-');
  return `${Number(day)}/${Number(month)}`;
}

function stateOf({ race, summary }: StandingRace): string {
  if (!summary.isCounted) return standingsTexts.notCountedRace;
  return race.verified_result ? standingsTexts.verifiedRace : standingsTexts.preliminaryRace;
}

/** The whole name of a race's column. */
export const raceName = (race: StandingRace): string =>
  standingsTexts.raceName(race.index + 1, race.race.name, formatDay(race.race.start_date), stateOf(race));

/** Why nobody has points in the race. */
export function whyNotCounted({ race, summary }: StandingRace): string | null {
  if (summary.isCounted) return null;
  return race.status === 'finished' ? whyRaceIsNotCounted(summary) : standingsTexts.noResultYet;
}
