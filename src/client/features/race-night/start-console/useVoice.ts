import { useEffect, useRef, useState } from 'react';
import { speech } from '../../../lib/speech';
import { readSetting, writeSetting } from '../../../lib/storage';
import type { ConsoleView } from './consoleView';
import { readingOf } from './sounds';
import { consoleTexts } from './texts';

const KEY = 'styrbord.readBoats';
const ON = 'on';

/** The names of the boats as the browser reads them, beside the sounds and never instead of them. */
export interface Voice {
  isThere: boolean;
  isOn: boolean;
  turn: (isOn: boolean) => void;
  /** Within a press: some browsers let no page begin to speak by itself. */
  wake: () => void;
}

/** Reads the boats out before they start, while this device sounds and somebody has asked for it. */
export function useVoice({ own }: ConsoleView, now: number, isSounding: boolean): Voice {
  const [isOn, setIsOn] = useState(() => speech.isThere() && readSetting(KEY) === ON);
  const read = useRef<number | null>(null);
  const reading = isOn && isSounding ? readingOf(own, now) : null;
  const { at = null, text = '' } = reading ?? {};
  useEffect(() => {
    if (at === null || at === read.current) return;
    read.current = at;
    speech.say(text);
  }, [at, text]);
  useEffect(() => speech.stop, []);

  const tell = () => speech.say(consoleTexts.boatsAreRead);
  return {
    isThere: speech.isThere(),
    isOn,
    turn: (wanted) => {
      setIsOn(wanted);
      writeSetting(KEY, wanted ? ON : '');
      if (wanted) tell();
      else speech.stop();
    },
    wake: () => {
      if (isOn) tell();
    },
  };
}
