import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { StartActs } from '../../../changes/startActs';
import { readAppFile } from '../../../api/startLog';
import { deviceName } from '../../../changes/startChange';
import { horn, type Blast } from '../../../lib/horn';
import { serverNow } from '../../../lib/serverClock';
import type { ConsoleView } from './consoleView';
import { blastsOf } from './sounds';
import { consoleTexts } from './texts';
import { useSoundingDevice } from './useSoundingDevice';
import { useVoice, type Voice } from './useVoice';

/** Who sounds the signals: one device does, the others are silent. */
export interface Horn {
  isOwn: boolean;
  /** Some device has it. */
  isTaken: boolean;
  isOn: boolean;
  takeOver: () => void;
  release: () => void;
  test: () => void;
  voice: Voice;
  band: ReactNode;
}

interface HornInput {
  sailing: Id;
  view: ConsoleView;
  now: number;
  acts: StartActs;
}

/** Sounds the signals of the console, from the device that has taken them on. */
export function useHorn({ sailing, view, now, acts }: HornInput): Horn {
  const armed = view.acts.findLast(({ kind }) => kind === 'armed');
  const isOwn = armed?.device === deviceName();
  const [isOn, setIsOn] = useState(() => horn.isOn());
  const plan = JSON.stringify(isOwn && isOn ? blastsOf(view.signals, serverNow()) : []);
  useEffect(() => horn.schedule(JSON.parse(plan) as Blast[], serverNow()), [plan]);
  useEffect(() => () => horn.schedule([], 0), []);
  useEffect(() => horn.onChange(() => setIsOn(horn.isOn())), []);

  const voice = useVoice(view, now, isOwn && isOn);
  const isLost = useSoundingDevice({
    sailing,
    armed,
    isNeeded: view.next !== null,
    isSounding: isOwn && isOn,
    now,
  });

  const takeOver = () => {
    void horn.turnOn(readAppFile);
    voice.wake();
    if (!isOwn) acts.act('armed', { payload: {} });
  };
  const trouble = isOwn && !isOn ? consoleTexts.interrupted : isLost && consoleTexts.hornLost;
  const band = trouble && (
    <div role="alert">
      <Button fullWidth variant="contained" color="error" sx={{ borderRadius: 0, minHeight: 56 }} onClick={takeOver}>
        {trouble}
      </Button>
    </div>
  );
  return {
    isOwn,
    isTaken: armed !== undefined,
    isOn,
    takeOver,
    release: () => void horn.turnOff(),
    voice,
    test: () => void horn.turnOn(readAppFile).then(() => horn.sound('short')),
    band,
  };
}
