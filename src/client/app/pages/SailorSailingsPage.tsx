import { MySailings } from '../../features/sailor/my-sailings/MySailings';
import type { SailorContext } from '../layout/SailorLayout';
import { paths } from '../routing/paths';

/** What the sailor is entered in, in whatever club. */
export default function SailorSailingsPage({ user, sailor }: SailorContext) {
  return (
    <MySailings
      sailor={sailor.id}
      hrefOf={({ id, club, status }) =>
        status === 'finished' ? paths.result(club.slug, id) : paths.sailingInfo(club.slug, id)
      }
      findHref={user.club_slug === null ? paths.clubs : paths.sailings(user.club_slug)}
    />
  );
}
