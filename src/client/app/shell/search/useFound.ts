import { useEffect, useState } from 'react';
import type { SearchHit } from '../../../../shared/contract/indexData';
import { isUnanswered } from '../../../api/call';
import { useSearchQuery } from '../../../api/indexData';

const SHORTEST = 2;
const WAIT_MS = 150;

/** The words when they have stood for a moment: not every letter is asked for. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), WAIT_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

export interface Found {
  /** `short`: there is too little to look for. */
  status: 'short' | 'searching' | 'found' | 'failed' | 'offline';
  /** Those before stand while it is searched. */
  hits: readonly SearchHit[];
  retry: () => void;
}

/** What the server finds by the words, of the club first. */
export function useFound(typed: string, club: string | undefined): Found {
  const words = typed.trim().replace(/\s+/g, ' ');
  const settled = useSettled(words);
  const isShort = [...words].length < SHORTEST;
  const { data, error, isFetching, refetch } = useSearchQuery(club === undefined ? settled : { query: settled, club }, {
    skip: isShort || [...settled].length < SHORTEST,
    refetchOnMountOrArgChange: true,
  });
  const retry = () => void refetch();
  if (isShort) return { status: 'short', hits: [], retry };
  const isOld = settled !== words || isFetching;
  if (isOld) return { status: 'searching', hits: data ?? [], retry };
  if (error) return { status: 'status' in error && isUnanswered(error) ? 'offline' : 'failed', hits: [], retry };
  return { status: 'found', hits: data ?? [], retry };
}
