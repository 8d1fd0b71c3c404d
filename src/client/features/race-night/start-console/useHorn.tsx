import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import type { StartActs } from '../../../changes/startActs';
import { readAppFile } from '../../../api/startLog';
import { deviceName } from '../../../changes/startChange';
import { horn, type Blast } from '../../../lib/horn';
import { serverNow } from '../../../lib/serverClock';
import type { ConsoleFacts, ConsoleView } from './consoleView';
import { consoleTexts } from './texts';

/** How far ahead sounds are handed to the device. */
const AHEAD_MS = 60_000;
const WORDS_S = [10, 5, 4, 3, 2, 1] as const;

/** Who sounds the signals: one device does, the others are silent. */
export interface Horn {
  isOwn: boolean;
  /** Some device has it. */
  isTaken: boolean;
  isOn: boolean;
  takeOver: () => void;
  release: () => void;
  test: () => void;
  band: ReactNode;
}

function blastsOf(view: ConsoleView, now: number): Blast[] {
  const { next } = view;
  if (!next || next.at - now > AHEAD_MS) return [];
  const words = WORDS_S.map((seconds): Blast => ({ at: next.at - seconds * 1000, sound: `word${seconds}` }));
  const blast: Blast[] = next.sound === 'none' ? [] : [{ at: next.at, sound: next.sound }];
  return [...words, ...blast];
}

interface HornInput {
  view: ConsoleView;
  facts: ConsoleFacts;
  acts: StartActs;
}

/** Sounds the signals of the console, from the device that has taken them on. */
export function useHorn({ view, acts }: HornInput): Horn {
  const owner = view.acts.findLast(({ kind }) => kind === 'armed')?.device ?? null;
  const isOwn = owner === deviceName();
  const [isOn, setIsOn] = useState(() => horn.isOn());
  const plan = JSON.stringify(isOwn && isOn ? blastsOf(view, serverNow()) : []);
  useEffect(() => horn.schedule(JSON.parse(plan) as Blast[], serverNow()), [plan]);
  useEffect(() => () => horn.schedule([], 0), []);
  useEffect(() => horn.onChange(() => setIsOn(horn.isOn())), []);

  const takeOver = () => {
    void horn.turnOn(readAppFile);
    if (!isOwn) acts.act('armed', { payload: {} });
  };
  const band =
    isOwn && !isOn ? (
      <Button fullWidth variant="contained" color="error" sx={{ borderRadius: 0, minHeight: 56 }} onClick={takeOver}>
        {consoleTexts.interrupted}
      </Button>
    ) : null;
  return {
    isOwn,
    isTaken: owner !== null,
    isOn,
    takeOver,
    release: () => void horn.turnOff(),
    test: () => void horn.turnOn(readAppFile).then(() => horn.sound('short')),
    band,
  };
}
