/** What the device was told to play: when by its own clock, and when it was taken back. */
interface Played {
  at: number;
  isStopped: boolean;
}

/** Everything that was handed over, in order. */
export const played: Played[] = [];

/** A device that plays nothing and remembers what it was told. */
export class FakeAudioContext extends EventTarget {
  state = 'suspended';
  currentTime = 100;
  destination = {};
  resume = () => {
    this.state = 'running';
    return Promise.resolve();
  };
  suspend = () => {
    this.state = 'suspended';
    return Promise.resolve();
  };
  createGain = () => ({
    gain: { setValueAtTime: () => undefined },
    connect: () => undefined,
    disconnect: () => undefined,
  });
  createOscillator = () => {
    const sound: Played = { at: 0, isStopped: false };
    let hasEnd = false;
    return {
      frequency: { value: 0 },
      connect: () => undefined,
      start: (at: number) => {
        sound.at = at;
        played.push(sound);
      },
      // The first call says how long it lasts.
      stop: () => {
        sound.isStopped = hasEnd;
        hasEnd = true;
      },
    };
  };
}

/** A browser's voice that says nothing and remembers what it was to say. */
export class FakeSpeech {
  readonly said: string[] = [];
  #voices: { name: string; lang: string }[];

  constructor(
    voices = [
      { name: 'Daniel', lang: 'en-GB' },
      { name: 'Alva', lang: 'sv_SE' },
    ],
  ) {
    this.#voices = voices;
  }

  getVoices = () => this.#voices;
  speak = ({ text, lang, voice }: FakeUtterance) => void this.said.push(`${voice?.name ?? lang}: ${text}`);
  cancel = () => undefined;
}

class FakeUtterance {
  lang = '';
  voice: { name: string } | null = null;
  constructor(readonly text: string) {}
}

/** Gives the browser this voice. Returns the way back. */
export function withSpeech(speechSynthesis: FakeSpeech): () => void {
  Object.assign(globalThis, { speechSynthesis, SpeechSynthesisUtterance: FakeUtterance });
  return () => {
    Reflect.deleteProperty(globalThis, 'speechSynthesis');
    Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance');
  };
}
