import type { Actor } from '../../shared/domain/permissions';

/** The operator: anybody with a shell on the server runs the platform. */
export const OPERATOR: Actor = { is_staff: true, club: null, sailor: null };
