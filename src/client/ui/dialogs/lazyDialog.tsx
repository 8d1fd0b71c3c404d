import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from './lazyPart';
import { areToastsSeen, showToast } from '../messages/toasts';

const OFFLINE = 'Det gick inte att öppna. Försök igen när nätet är tillbaka.';
/** Most often a new version was put out while the page was open. */
const MISSING = 'Det gick inte att öppna. Försök igen, eller ladda om sidan.';

interface DialogProps {
  open?: boolean;
  onClose: () => void;
}

/**
 * A dialog, menu or palette, or what else a press opens, that is fetched when it is opened. If it cannot be, the page
 * stays as it is, with what is written on it: a toast says so, `onClose` is called, and the next press tries again.
 * `waiting` stands in its place until it is there.
 */
export function lazyDialog<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting?: ReactNode,
): (props: P & DialogProps) => ReactNode {
  const Dialog = lazyPart(load, waiting);
  return function LazyDialog(props: P & DialogProps) {
    const tell = () => {
      if (!areToastsSeen()) return false;
      showToast({ kind: 'error', text: navigator.onLine ? MISSING : OFFLINE });
      props.onClose();
      return true;
    };
    return <Dialog {...props} onMissing={tell} />;
  };
}
