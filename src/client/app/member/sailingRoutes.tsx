import { Navigate, Route, useOutletContext } from 'react-router-dom';
import type { Club } from '../../../shared/contract/clubs';
import type { SailingContext } from '../layouts/SailingLayout';
import { lazyPage } from '../../lib/lazyPage';
import { chunks } from './chunks';

const SeasonPage = lazyPage(chunks.season);
const NotAllowedPage = lazyPage(chunks.notAllowed);
const SailingLayout = lazyPage(chunks.sailing);
const SailingsPage = lazyPage(chunks.sailings);
const SailingInfoPage = lazyPage(chunks.sailingInfo);
const StartListPage = lazyPage(chunks.startList);
const SailingSeriePage = lazyPage(chunks.sailingSerie);
const CompetitorsPage = lazyPage(chunks.competitors);
const SailingResultPage = lazyPage(chunks.sailingResult);
const FinishPage = lazyPage(chunks.finish);

const useSailingContext = () => useOutletContext<SailingContext>();

const Sailings = () => <SailingsPage club={useOutletContext<Club>()} />;

/** For those who run the club. */
function Season() {
  const club = useOutletContext<Club>();
  return club.can_edit ? <SeasonPage club={club} /> : <NotAllowedPage />;
}

const SailingInfo = () => <SailingInfoPage {...useSailingContext()} />;
const Competitors = () => <CompetitorsPage {...useSailingContext()} />;
const SailingResult = () => <SailingResultPage {...useSailingContext()} />;
const Finish = () => <FinishPage {...useSailingContext()} />;

function StartList() {
  const context = useSailingContext();
  return context.sailing.start_type === 'individual' ? (
    <StartListPage {...context} />
  ) : (
    <Navigate to="../info" replace />
  );
}

const SailingSerie = () => <SailingSeriePage {...useSailingContext()} />;

/** The addresses of a club's sailings, below the club's. */
export const sailingRoutes = (
  <>
    <Route path="sailings" element={<Sailings />} />
    <Route path="sailings/season" element={<Season />} />
    <Route path="sailings/:sailing" element={<SailingLayout />}>
      <Route index element={<Navigate to="info" replace />} />
      <Route path="info" element={<SailingInfo />} />
      <Route path="start-list" element={<StartList />} />
      <Route path="competitors" element={<Competitors />} />
      <Route path="result" element={<SailingResult />} />
      <Route path="finish" element={<Finish />} />
      <Route path="serie" element={<SailingSerie />} />
    </Route>
  </>
);
