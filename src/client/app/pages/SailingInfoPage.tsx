import { RaceClassSection } from '../../features/race-night/race-classes/RaceClassSection';
import { EntryPanel } from '../../features/race-night/registrations/EntryPanel';
import { SailingInfo } from '../../features/club/sailings/info/SailingInfo';
import type { SailingContext } from '../layouts/SailingLayout';

/** What there is to know about a sailing. */
export default function SailingInfoPage({ club, sailing }: SailingContext) {
  return (
    <>
      {club.can_edit ? null : <EntryPanel club={club} sailing={sailing} />}
      <SailingInfo club={club} sailing={sailing}>
        <RaceClassSection sailing={sailing} canEdit={club.can_edit} />
      </SailingInfo>
    </>
  );
}
