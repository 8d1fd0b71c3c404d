import { useEffect } from 'react';
import { startKeptAnswers } from '../../api/kept/keptAnswers';
import { useAppStore } from '../../state/hooks';

/** What keeps the app of use without a network. */
export function OfflineServices() {
  const store = useAppStore();
  useEffect(() => startKeptAnswers(store), [store]);
  return null;
}
