import type { Asker } from '../../shared/domain/permissions';

/** The operator: anybody with a shell on the server runs the platform. */
export const OPERATOR: Asker = { is_staff: true, club: null, sailor: null };
