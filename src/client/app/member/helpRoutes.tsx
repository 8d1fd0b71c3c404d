import { Route, useOutletContext } from 'react-router-dom';
import type { Club } from '../../../shared/contract/clubs';
import { FEEDBACK_MODAL } from '../../features/entrance/feedback/modalId';
import { useModal } from '../../ui/dialogs/useDialog';
import { lazyPage } from '../routing/lazyPage';
import { paths } from '../routing/paths';
import { chunks } from './chunks';

const DocumentationPage = lazyPage(chunks.documentation);
const HelpPage = lazyPage(chunks.help);

function Help() {
  const { slug } = useOutletContext<Club>();
  const { show } = useModal();
  return (
    <HelpPage hrefs={paths} documentationHref={paths.documentation(slug)} onContact={() => show(FEEDBACK_MODAL)} />
  );
}

/** How things are done, below a club's address. */
export const helpRoutes = (
  <>
    <Route path="documentation" element={<DocumentationPage />} />
    <Route path="help" element={<Help />} />
  </>
);
