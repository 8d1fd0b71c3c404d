import type { Id } from '../../shared/contract/common';
import type { Actor } from '../../shared/domain/permissions';

/** Somebody about whom an answer looks at nothing. */
export const ANYBODY: Actor = { is_staff: false, club: null, sailor: null };

/**
 * The actor with all struck out that an answer about one club may not look at. An answer that is kept is made for such
 * an audience and never for the actor himself, so that nothing of his own can be in it that others of the same audience
 * would get. `isEntered`: he has an entry of his own in what the answer shows.
 */
export const audienceIn = (actor: Actor, club: Id, isEntered: boolean): Actor => ({
  is_staff: actor.is_staff,
  club: actor.club?.id === club ? { id: club } : null,
  sailor: isEntered && actor.sailor ? { id: actor.sailor.id, club: null } : null,
});

/** The same for an answer about many clubs. */
export const audienceAnywhere = ({ is_staff, club, sailor }: Actor, isEntered: boolean): Actor => ({
  is_staff,
  club: club && { id: club.id },
  sailor: isEntered && sailor ? { id: sailor.id, club: null } : null,
});

/** Different for different audiences. */
export const nameOf = ({ is_staff, club, sailor }: Actor): string =>
  `${is_staff ? 'staff' : ''},${club?.id ?? ''},${sailor?.id ?? ''}`;
