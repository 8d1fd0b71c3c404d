import { useEffect, useRef, useState } from 'react';
import { prefetchWhenIdle } from '../../lib/prefetch';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { lazyPart } from '../../ui/dialogs/lazyPart';
import { memberChunks } from './memberChunks';
import { SEARCH_MODAL, SHORTCUT_SHEET } from './modalIds';
import { useModal } from '../../ui/dialogs/useDialog';

const ShortcutKeys = lazyPart(async () => (await memberChunks.shortcutKeys()).default);
const DIALOGS = {
  [SEARCH_MODAL]: lazyDialog(async () => (await memberChunks.searchModal()).default),
  [SHORTCUT_SHEET]: lazyDialog(async () => (await memberChunks.shortcutHelp()).default),
};

const SHORTCUT_OF_THE_BROWSER = 'k';

/**
 * What listens to the keys is fetched when there is time, or with the first key that is pressed: that and those after
 * it are kept for it.
 */
function useFirstKeys() {
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
  // The next key tries again; what was pressed before it is old by then.
  const missed = () => {
    pressed.current = [];
    setWanted(false);
    return true;
  };
  return { isWanted, take, missed };
}

/** The keys that work on every page, and what they open. */
export function Keys() {
  const { isWanted, take, missed } = useFirstKeys();
  const { dialog, close } = useModal();
  const Open = dialog === SEARCH_MODAL || dialog === SHORTCUT_SHEET ? DIALOGS[dialog] : null;
  return (
    <>
      {isWanted ? <ShortcutKeys takePressed={take} onMissing={missed} /> : null}
      {Open && <Open onClose={close} />}
    </>
  );
}
