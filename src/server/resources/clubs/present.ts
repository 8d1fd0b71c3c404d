import type { Club, ClubFrame } from '../../../shared/contract/clubs';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { wireDatetime } from '../../../shared/domain/time';
import { fileUrl } from '../../uploads/keepFile';
import type { ClubView } from './repository';
import { sequencesOf } from './startSequences';

/** The club as frames carry it. `site`: where its logo is read. */
export function presentClubFrame(club: ClubView, site: string): ClubFrame {
  return {
    id: club.id,
    slug: club.slug,
    name: club.name,
    short_name: club.short_name,
    logo: fileUrl(site, club.logo_hash),
    website: club.website,
    email: club.email,
    phone: club.phone,
    city: club.city,
    description: club.description,
    default_start_time: club.default_start_time,
    self_reporting: club.self_reporting === 1,
    start_sequences: sequencesOf(club),
    publish: club.publish,
    publish_names: club.publish_names,
    publish_crew: club.publish_crew === 1,
    publish_indexed: club.publish_indexed === 1,
    sailor_count: club.sailor_count,
    created_at: wireDatetime(Date.parse(club.created_at)),
    updated_at: wireDatetime(Date.parse(club.updated_at)),
  };
}

/** The club as an actor sees it; null: not logged in. */
export const presentClub = (club: ClubView, actor: Actor | null, site: string): Club => ({
  ...presentClubFrame(club, site),
  can_edit: mayEditClub(actor, club.id),
});
