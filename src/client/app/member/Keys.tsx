import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { SEARCH_MODAL } from '../../features/search/modalId';
import { SHORTCUT_SHEET } from '../../features/shortcuts/modalId';
import { prefetchWhenIdle } from '../../lib/prefetch';
import { useHistoryDialog } from '../../ui/useHistoryDialog';
import { chunks } from './chunks';

const ShortcutKeys = lazy(chunks.shortcutKeys);
const DIALOGS = { [SEARCH_MODAL]: lazy(chunks.searchPalette), [SHORTCUT_SHEET]: lazy(chunks.shortcutHelp) };

const SHORTCUT_OF_THE_BROWSER = 'k';

/** What listens to the keys is fetched when there is time, or with the first key that is pressed: that and those after it are kept for it. */
function useFirstKeys(): { isWanted: boolean; take: () => KeyboardEvent[] } {
  const [isWanted, setWanted] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const pressed = useRef<KeyboardEvent[]>([]);
  useEffect(() => prefetchWhenIdle(async () => setWanted(true)), []);
  useEffect(() => {
    if (isTaken) return;
    const keep = (event: KeyboardEvent) => {
      if (event.key === SHORTCUT_OF_THE_BROWSER && (event.ctrlKey || event.metaKey)) event.preventDefault();
      pressed.current.push(event);
      setWanted(true);
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [isTaken]);
  const take = () => {
    setTaken(true);
    return pressed.current.splice(0);
  };
  return { isWanted, take };
}

/** The keys that work on every page, and what they open. */
export function Keys() {
  const { isWanted, take } = useFirstKeys();
  const { name } = useHistoryDialog();
  const Open = name === SEARCH_MODAL || name === SHORTCUT_SHEET ? DIALOGS[name] : null;
  return (
    <>
      <Suspense>{isWanted ? <ShortcutKeys takePressed={take} /> : null}</Suspense>
      <Suspense>{Open === null ? null : <Open />}</Suspense>
    </>
  );
}
