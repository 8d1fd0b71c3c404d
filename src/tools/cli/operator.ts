import type { Asker } from '../../shared/domain/permissions';

/** Who has a shell on the server runs the platform. */
export const OPERATOR: Asker = { is_staff: true, club: null, sailor: null };
