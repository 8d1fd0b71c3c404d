import { Suspense, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { isChunkError } from '../../lib/chunkReload';

interface PartProps {
  /** false: not wanted yet, if it has not been fetched. */
  open?: boolean;
  /**
   * It could not be fetched. If this says false, it is an error of the page, as is all else that is wrong with the
   * part.
   */
  onMissing: () => boolean;
}

/**
 * A part of the page that is fetched when it is shown, and, if it could not be, when it is shown again: React's `lazy`
 * tries but once. `waiting` stands in its place meanwhile.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): (props: P & PartProps) => ReactNode {
  return function LazyPart(props: P & PartProps) {
    const { open = true, onMissing } = props;
    const [Part, setPart] = useState<ComponentType<P> | null>(null);
    const fail = useEffectEvent((error: unknown) => {
      if (isChunkError(error) && onMissing()) return;
      setPart(() => {
        throw error;
      });
    });
    useEffect(() => {
      if (!open || Part) return undefined;
      let isLeft = false;
      load().then(
        (part) => isLeft || setPart(() => part),
        (error: unknown) => isLeft || fail(error),
      );
      return () => {
        isLeft = true;
      };
    }, [open, Part]);
    return <Suspense fallback={waiting}>{Part ? <Part {...props} /> : open && waiting}</Suspense>;
  };
}
