import type { Competitor } from '../../../../shared/contract/competitors';

type Named = Pick<Competitor, 'sail_number' | 'boat_name' | 'skipper_name'>;

/** "SWE 312 Vindil"; an entry without number and name goes by its helm. */
export function boatName({ sail_number, boat_name, skipper_name }: Named): string {
  return `${sail_number} ${boat_name}`.trim() || skipper_name;
}
