import { useEffect, useState, type ComponentType } from 'react';
import { usePrefetch } from '../../lib/prefetch';
import { whenToastWaits } from '../../ui/messages/toasts';

const loadHost = () => import('./ToastHost');

interface ToastsProps {
  /** Only tests have another. */
  load?: () => Promise<{ default: ComponentType }>;
}

/** The host of toasts, from the first one on. It is fetched before that, when nothing else is. */
export function Toasts({ load = loadHost }: ToastsProps) {
  const [Host, setHost] = useState<ComponentType | null>(null);
  usePrefetch(load);
  useEffect(() => {
    if (Host) return undefined;
    // If it cannot be fetched, those that wait are shown with the next one.
    return whenToastWaits(
      () =>
        void load()
          .then(({ default: Fetched }) => setHost(() => Fetched))
          .catch(() => undefined),
    );
  }, [Host, load]);
  return Host && <Host />;
}
