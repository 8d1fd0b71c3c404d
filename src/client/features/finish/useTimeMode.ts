import { useState } from 'react';
import { TIME_MODES, type TimeMode } from './line/readFinish';

const KEY = 'styrbord.finish.mode';

const remembered = (): TimeMode => TIME_MODES.find((mode) => mode === localStorage.getItem(KEY)) ?? 'clock';

/** Clock or time sailed: as this browser's person did it last. */
export function useTimeMode(): [TimeMode, (mode: TimeMode) => void] {
  const [mode, setMode] = useState(remembered);
  const choose = (next: TimeMode) => {
    localStorage.setItem(KEY, next);
    setMode(next);
  };
  return [mode, choose];
}
