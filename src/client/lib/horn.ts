/**
 * The signals of a start as sound: a horn, and the last seconds before it in words. The words are files of public/ljud,
 * spoken by a synthesiser; until they have been fetched, beeps stand in for them.
 */

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
  /** By the server's clock, in milliseconds. */
  instant: number;
  gain: GainNode;
  sources: AudioScheduledSourceNode[];
}

let context: AudioContext | null = null;
let planned: Voice[] = [];
const words = new Map<Sound, AudioBuffer>();
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** Safari plays sound past the mute switch only where it is told that this is playback. */
function asPlayback(): void {
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session) session.type = 'playback';
}

const COUNTED: readonly Sound[] = ['word10', 'word5', 'word4', 'word3', 'word2', 'word1'];

/** Reads a file of the app; throws where it cannot. */
type ReadFile = (path: string) => Promise<ArrayBuffer>;

/** What cannot be read is heard as a beep. */
async function readWords(audio: AudioContext, readFile: ReadFile): Promise<void> {
  const missing = COUNTED.filter((sound) => !words.has(sound));
  await Promise.all(
    missing.map(async (sound) => {
      const file = await readFile(`/ljud/${sound.slice('word'.length)}.wav`);
      words.set(sound, await audio.decodeAudioData(file));
    }),
  );
}

type Sounding = Omit<Voice, 'instant'>;

function word(audio: AudioContext, buffer: AudioBuffer, at: number): Sounding {
  const gain = audio.createGain();
  gain.connect(audio.destination);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(gain);
  source.start(at);
  return { at, gain, sources: [source] };
}

function voiceOf(audio: AudioContext, sound: Sound, at: number): Sounding {
  const spoken = words.get(sound);
  return spoken ? word(audio, spoken, at) : tone(audio, sound, at);
}

function tone(audio: AudioContext, sound: Sound, at: number): Sounding {
  const isHorn = sound === 'short' || sound === 'long';
  const length = isHorn ? LENGTH_S[sound] : BEEP_S;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(isHorn ? 0.5 : 0.35, at);
  gain.gain.setValueAtTime(0, at + length);
  gain.connect(audio.destination);
  const sources = (isHorn ? HORN_HZ : [BEEP_HZ[sound] ?? COUNT_HZ]).map((frequency) => {
    const oscillator = audio.createOscillator();
    oscillator.type = isHorn ? 'sawtooth' : 'square';
    oscillator.frequency.value = frequency;
    oscillator.connect(gain);
    oscillator.start(at);
    oscillator.stop(at + length);
    return oscillator;
  });
  return { at, gain, sources };
}

/** Takes back what is later than `now` and has not begun: what is due is heard, however the two clocks differ. */
function takeBack(audio: AudioContext, now: number): void {
  for (const { at, instant, gain, sources } of planned) {
    if (instant <= now || at <= audio.currentTime) continue;
    for (const source of sources) source.stop();
    gain.disconnect();
  }
  planned = [];
}

export const horn = {
  isOn: (): boolean => context?.state === 'running',

  /** Must be called within a press: browsers let no page begin to sound by itself. */
  async turnOn(readFile: ReadFile): Promise<void> {
    if (typeof AudioContext === 'undefined') return;
    if (!context) {
      context = new AudioContext();
      context.addEventListener('statechange', tell);
      asPlayback();
    }
    await context.resume();
    tell();
    await readWords(context, readFile).catch(() => undefined);
  },

  async turnOff(): Promise<void> {
    if (context) takeBack(context, -Infinity);
    await context?.suspend();
    tell();
  },

  /** One sound now. */
  sound(sound: Sound): void {
    if (context?.state === 'running') voiceOf(context, sound, context.currentTime);
  },

  /**
   * Hands the device these sounds, and no others: it plays them by its own clock, also while the page is busy. `now` is
   * the server's time.
   */
  schedule(blasts: readonly Blast[], now: number): void {
    const audio = context;
    if (!audio) return;
    takeBack(audio, now);
    if (audio.state !== 'running') return;
    planned = blasts
      .filter(({ at }) => at > now)
      .map(({ at, sound }) => ({ ...voiceOf(audio, sound, audio.currentTime + (at - now) / SECOND_MS), instant: at }));
  },

  /** Calls `listener` when sound was turned on, off or interrupted. Returns the way to stop. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
