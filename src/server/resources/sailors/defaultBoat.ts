import type { Work } from '../../db/unitOfWork';
import { clearDefaultBoat } from './repository';

/** A boat that is gone is nobody's usual one. */
export const forgetDefaultBoat = ({ tx }: Work, boatId: number): Promise<void> => clearDefaultBoat(tx, boatId);
