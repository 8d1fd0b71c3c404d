/** The signals of a start as sound: a horn, and the seconds before it as a rising row of beeps. */

export type Sound = 'short' | 'long' | `word${10 | 5 | 4 | 3 | 2 | 1}`;

/** A sound at an instant of the server's clock, in milliseconds. */
export interface Blast {
  at: number;
  sound: Sound;
}

const LENGTH_S: Readonly<Record<'short' | 'long', number>> = { short: 0.6, long: 1.6 };
const BEEP_S = 0.08;
/** The horn is loud and rough, and lower than the voices aboard. */
const HORN_HZ = [330, 415] as const;
const BEEP_HZ: Readonly<Record<string, number>> = { word10: 660, word5: 880 };
const COUNT_HZ = 990;
const SECOND_MS = 1000;

interface Voice {
  /** By the clock of the sound. */
  at: number;
  gain: GainNode;
  oscillators: OscillatorNode[];
}

let context: AudioContext | null = null;
let planned: Voice[] = [];
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** Safari plays sound past the mute switch only where it is told that this is playback. */
function asPlayback(): void {
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session) session.type = 'playback';
}

function tone(audio: AudioContext, sound: Sound, at: number): Voice {
  const isHorn = sound === 'short' || sound === 'long';
  const length = isHorn ? LENGTH_S[sound] : BEEP_S;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(isHorn ? 0.5 : 0.35, at);
  gain.gain.setValueAtTime(0, at + length);
  gain.connect(audio.destination);
  const oscillators = (isHorn ? HORN_HZ : [BEEP_HZ[sound] ?? COUNT_HZ]).map((frequency) => {
    const oscillator = audio.createOscillator();
    oscillator.type = isHorn ? 'sawtooth' : 'square';
    oscillator.frequency.value = frequency;
    oscillator.connect(gain);
    oscillator.start(at);
    oscillator.stop(at + length);
    return oscillator;
  });
  return { at, gain, oscillators };
}

/** Takes back what has not begun to sound. */
function takeBack(audio: AudioContext): void {
  for (const { at, gain, oscillators } of planned) {
    if (at <= audio.currentTime) continue;
    for (const oscillator of oscillators) oscillator.stop();
    gain.disconnect();
  }
  planned = [];
}

export const horn = {
  isOn: (): boolean => context?.state === 'running',

  /** Must be called within a press: browsers let no page begin to sound by itself. */
  async turnOn(): Promise<void> {
    if (typeof AudioContext === 'undefined') return;
    if (!context) {
      context = new AudioContext();
      context.addEventListener('statechange', tell);
      asPlayback();
    }
    await context.resume();
    tell();
  },

  async turnOff(): Promise<void> {
    if (context) takeBack(context);
    await context?.suspend();
    tell();
  },

  /** One sound now. */
  sound(sound: Sound): void {
    if (context?.state === 'running') tone(context, sound, context.currentTime);
  },

  /**
   * Hands the device these sounds, and no others: it plays them by its own clock, also while the page is busy. `now` is
   * the server's time.
   */
  schedule(blasts: readonly Blast[], now: number): void {
    const audio = context;
    if (!audio) return;
    takeBack(audio);
    if (audio.state !== 'running') return;
    planned = blasts
      .filter(({ at }) => at > now)
      .map(({ at, sound }) => tone(audio, sound, audio.currentTime + (at - now) / SECOND_MS));
  },

  /** Calls `listener` when sound was turned on, off or interrupted. Returns the way to stop. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
