import { RaceClassSection } from '../../features/race-classes/RaceClassSection';
import { SailingInfoPage } from '../../features/sailings/info/SailingInfoPage';
import type { SailingContext } from '../layout/SailingLayout';
import { paths } from '../routing/paths';

/** What there is to know about a sailing. */
export default function InfoPage({ club, sailing }: SailingContext) {
  return (
    <SailingInfoPage
      club={club}
      sailing={sailing}
      startListHref={paths.startList(club.slug, sailing.id)}
      hrefOfCourse={(id) => paths.course(club.slug, id)}
    >
      <RaceClassSection sailing={sailing} canEdit={club.can_edit} />
    </SailingInfoPage>
  );
}
