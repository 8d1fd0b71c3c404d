import type { Boat } from '../../../../../shared/contract/boats';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';

/** "SWE 312 Vindil" */
export const boatName = ({ sail_number, name }: Boat): string =>
  competitorLabel({ sail_number, boat_name: name, skipper_name: '' });
