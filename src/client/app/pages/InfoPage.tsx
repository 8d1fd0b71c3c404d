import { RaceClassSection } from '../../features/race-night/race-classes/RaceClassSection';
import { EntryPanel } from '../../features/race-night/registrations/EntryPanel';
import { SailingInfoPage } from '../../features/club/sailings/info/SailingInfoPage';
import type { SailingContext } from '../layout/SailingLayout';
import { paths } from '../routing/paths';

/** What there is to know about a sailing. */
export default function InfoPage({ club, sailing }: SailingContext) {
  return (
    <>
      {club.can_edit ? null : <EntryPanel sailing={sailing} finishHref={paths.finish(club.slug, sailing.id)} />}
      <SailingInfoPage
        club={club}
        sailing={sailing}
        startListHref={paths.startList(club.slug, sailing.id)}
        hrefOfCourse={(id) => paths.course(club.slug, id)}
      >
        <RaceClassSection sailing={sailing} canEdit={club.can_edit} />
      </SailingInfoPage>
    </>
  );
}
