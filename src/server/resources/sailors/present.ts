import type { Boat } from '../../../shared/contract/boats';
import type { Sailor } from '../../../shared/contract/sailors';
import { maySeeContact, type Actor } from '../../../shared/domain/permissions';
import { wireDatetime } from '../../../shared/domain/time';
import { fileUrl } from '../../uploads/keepFile';
import type { SailorView } from './repository';

/** The sailor as an actor sees them. `site`: where the photo is read. */
export function presentSailor(sailor: SailorView, boats: Boat[], actor: Actor, site: string): Sailor {
  const { club_id, club_slug, club_name } = sailor;
  const isContactShown = maySeeContact(actor, { id: sailor.id, club: club_id });
  const isClubShown = isContactShown || sailor.membership === 'confirmed';
  const club =
    club_id === null || club_slug === null || club_name === null || !isClubShown
      ? null
      : { id: club_id, slug: club_slug, name: club_name };
  return {
    id: sailor.id,
    club,
    membership: club && sailor.membership,
    first_name: sailor.first_name,
    last_name: sailor.last_name,
    full_name: `${sailor.first_name} ${sailor.last_name}`.trim(),
    email: isContactShown ? sailor.account_email : null,
    phone: isContactShown ? sailor.phone : null,
    hide_name: isContactShown ? sailor.hide_name === 1 : null,
    is_minor: isContactShown ? sailor.is_minor === 1 : null,
    photo: fileUrl(site, sailor.photo_hash),
    default_boat: sailor.default_boat_id,
    boats,
    has_account: sailor.account_email !== null,
    created_at: wireDatetime(Date.parse(sailor.created_at)),
    updated_at: wireDatetime(Date.parse(sailor.updated_at)),
  };
}
