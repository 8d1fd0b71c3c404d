import { Route, useOutletContext } from 'react-router-dom';
import type { Club } from '../../../shared/contract/clubs';
import { FEEDBACK_MODAL } from '../../features/entrance/feedback/modalId';
import { useHistoryDialog } from '../../ui/dialogs/useHistoryDialog';
import { lazyPage } from '../../lib/lazyPage';
import { chunks } from './chunks';

const DocumentationPage = lazyPage(chunks.documentation);
const HelpPage = lazyPage(chunks.help);

function Help() {
  const club = useOutletContext<Club>();
  const { open } = useHistoryDialog();
  return <HelpPage club={club} onContact={() => open(FEEDBACK_MODAL)} />;
}

/** How things are done, below a club's address. */
export const helpRoutes = (
  <>
    <Route path="documentation" element={<DocumentationPage />} />
    <Route path="help" element={<Help />} />
  </>
);
