import type { Work } from '../../db/unitOfWork';
import { endSessions } from './repository';

/** Ends every cookie session of a user: its tokens are good no more from the commit on. */
export const endSessionsOf = ({ tx, now }: Work, userId: number): Promise<void> => endSessions(tx, { userId, now });
