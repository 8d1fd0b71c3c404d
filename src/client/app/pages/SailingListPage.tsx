import { useWaitingEntries } from '../../api/waitingEntries';
import { ListEntry } from '../../features/race-night/registrations/ListEntry';
import { WaitingMark } from '../../features/race-night/registrations/waiting/WaitingMark';
import { ClubGuide } from '../../features/club/home/ClubGuide';
import { SailingsPage } from '../../features/club/sailings/list/SailingsPage';
import type { ClubContext } from '../layouts/ClubLayout';

/** The sailings of a club: beside each what waits for the club, or the reader's own entry. */
export default function SailingListPage({ club }: ClubContext) {
  useWaitingEntries(club.id, { skip: !club.can_edit });
  return (
    <SailingsPage
      club={club}
      guide={club.can_edit && <ClubGuide club={club} sailings={[]} competitors={[]} />}
      entryOf={(sailing) =>
        club.can_edit ? <WaitingMark club={club} sailing={sailing} /> : <ListEntry sailing={sailing} />
      }
    />
  );
}
