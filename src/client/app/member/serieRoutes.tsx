import { Navigate, Route, useOutletContext } from 'react-router-dom';
import type { Club } from '../../../shared/contract/clubs';
import type { SerieContext } from '../layouts/SerieLayout';
import { lazyPage } from '../../lib/lazyPage';
import { chunks } from './chunks';

const SeriesPage = lazyPage(chunks.series);
const SerieLayout = lazyPage(chunks.serie);
const SerieResultPage = lazyPage(chunks.serieResult);
const SerieInfoPage = lazyPage(chunks.serieInfo);
const SerieSailingsPage = lazyPage(chunks.serieSailings);
const SerieRulesPage = lazyPage(chunks.serieRules);
const SerieCopyPage = lazyPage(chunks.serieCopy);
const NotAllowedPage = lazyPage(chunks.notAllowed);

const useSerieContext = () => useOutletContext<SerieContext>();

const Series = () => <SeriesPage club={useOutletContext<Club>()} />;
const SerieResult = () => <SerieResultPage {...useSerieContext()} />;
const SerieRules = () => <SerieRulesPage {...useSerieContext()} />;

const SerieInfo = () => <SerieInfoPage {...useSerieContext()} />;
const SerieSailings = () => <SerieSailingsPage {...useSerieContext()} />;

/** For those who run the club. */
function SerieCopy() {
  const { club, serie } = useSerieContext();
  if (!club.can_edit) return <NotAllowedPage />;
  return <SerieCopyPage club={club} serie={serie} />;
}

/** The addresses of a club's series, below the club's. */
export const serieRoutes = (
  <>
    <Route path="series" element={<Series />} />
    <Route path="series/:serie" element={<SerieLayout />}>
      <Route index element={<Navigate to="result" replace />} />
      <Route path="result" element={<SerieResult />} />
      <Route path="sailings" element={<SerieSailings />} />
      <Route path="info" element={<SerieInfo />} />
      <Route path="rules" element={<SerieRules />} />
      <Route path="copy" element={<SerieCopy />} />
    </Route>
  </>
);
