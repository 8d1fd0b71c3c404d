import { useEffect, useEffectEvent } from 'react';
import { useIndexData } from '../../../api/indexData';

const EVERY_MS = 60_000;

/** The data of the start page, asked for anew every minute while somebody looks, and when somebody looks again. */
export function useLiveIndex(anew: boolean): ReturnType<typeof useIndexData> {
  const index = useIndexData({ anew });
  const refetch = useEffectEvent(() => index.refetch());
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return index;
}
