import type { Id } from '../../shared/contract/common';
import type { Asker } from '../../shared/domain/permissions';

/** Somebody about whom an answer looks at nothing. */
export const ANYBODY: Asker = { is_staff: false, club: null, sailor: null };

/**
 * The asker with all struck out that an answer about one club may not look at. An answer that is kept is made for such
 * an audience and never for the asker himself, so that nothing of his own can be in it that others of the same audience
 * would get. `isEntered`: he has an entry of his own in what the answer shows.
 */
export const audienceIn = (asker: Asker, club: Id, isEntered: boolean): Asker => ({
  is_staff: asker.is_staff,
  club: asker.club?.id === club ? { id: club } : null,
  sailor: isEntered && asker.sailor ? { id: asker.sailor.id, club: null } : null,
});

/** The same for an answer about many clubs. */
export const audienceAnywhere = ({ is_staff, club, sailor }: Asker, isEntered: boolean): Asker => ({
  is_staff,
  club: club && { id: club.id },
  sailor: isEntered && sailor ? { id: sailor.id, club: null } : null,
});

/** Different for different audiences. */
export const nameOf = ({ is_staff, club, sailor }: Asker): string =>
  `${is_staff ? 'staff' : ''},${club?.id ?? ''},${sailor?.id ?? ''}`;
