import type { Id } from '../../shared/contract/common';
import { clubsRunBy, type Actor } from '../../shared/domain/permissions';

/** An actor without anything that an answer could depend on. */
export const ANYBODY: Actor = { is_staff: false, club: null, sailor: null };

/**
 * The actor without everything that a response about one club may not depend on. A cached response is made for such an
 * audience and never for the actor, so it cannot contain anything personal that others of the same audience would get.
 * `isEntered`: the actor has an entry in what the response shows.
 */
export const audienceIn = (actor: Actor, club: Id, isEntered: boolean): Actor => ({
  is_staff: actor.is_staff,
  club: clubsRunBy(actor).includes(club) ? { id: club } : null,
  sailor: isEntered && actor.sailor ? { id: actor.sailor.id, club: null, membership: null } : null,
  ...(actor.recorder && { recorder: { sailing: actor.recorder.sailing } }),
});

/** The same for a response about many clubs. */
export const audienceAnywhere = ({ is_staff, sailor, ...actor }: Actor, isEntered: boolean): Actor => ({
  is_staff,
  club: null,
  roles: clubsRunBy({ is_staff, sailor, ...actor }).map((id) => ({ club: { id }, role: 'official' })),
  sailor: isEntered && sailor ? { id: sailor.id, club: null, membership: null } : null,
});

/** A key that differs between audiences. */
export function nameOf(actor: Actor): string {
  const { is_staff, sailor, recorder } = actor;
  const clubs = clubsRunBy(actor).sort((a, b) => a - b);
  return `${is_staff ? 'staff' : ''},${clubs.join(' ')},${sailor?.id ?? ''},${recorder?.sailing ?? ''}`;
}
