import { chunk, loadInTurn } from '../../lib/chunk';
import { fetchLikelyPages } from '../routes/pageParts';

/** What opens over any page behind the login. */
export const memberChunks = {
  feedbackModal: chunk(() => import('../../features/entrance/feedback/FeedbackModal')),
  registrationModal: chunk(() => import('../../features/race-night/registrations/RegistrationModal')),
  changesModal: chunk(() => import('../../changes/view/ChangesModal')),
  searchModal: chunk(() => import('./search/SearchModal')),
  shortcutHelp: chunk(() => import('./shortcuts/ShortcutHelpModal')),
  shortcutKeys: chunk(() => import('./shortcuts/ShortcutKeys')),
} as const;

/** Fetches what those who have logged in are likely to open. */
export async function fetchLikely(): Promise<void> {
  // Without a network it is too late to fetch the list of what waits.
  await loadInTurn([memberChunks.changesModal, memberChunks.searchModal]);
  await fetchLikelyPages();
}
