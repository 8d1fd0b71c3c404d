import type { Boat } from '../../../../../shared/contract/boats';
import { boatLabel } from '../../../../../shared/domain/sailNumber';

/** "SWE 312 Vindil" */
export const boatName = ({ sail_number, name }: Boat): string =>
  boatLabel({ sail_number, boat_name: name, skipper_name: '' });
