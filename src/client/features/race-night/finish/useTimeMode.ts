import { useState } from 'react';
import { writeSetting, readSetting } from '../../../lib/storage';
import { TIME_MODES, type TimeMode } from './line/readFinish';

const KEY = 'styrbord.finish.mode';

function lastMode(): TimeMode {
  const last = readSetting(KEY);
  return TIME_MODES.find((mode) => mode === last) ?? 'clock';
}

/** Clock or time sailed: as this browser's person did it last. */
export function useTimeMode(): [TimeMode, (mode: TimeMode) => void] {
  const [mode, setMode] = useState(lastMode);
  const choose = (next: TimeMode) => {
    writeSetting(KEY, next);
    setMode(next);
  };
  return [mode, choose];
}
