import { horn } from './horn';

/** What the device was told to play: when by its own clock, and when it was taken back. */
interface Played {
  at: number;
  isStopped: boolean;
}

let played: Played[] = [];

class FakeContext extends EventTarget {
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

beforeAll(() => {
  Object.assign(globalThis, {
    AudioContext: FakeContext,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
});
beforeEach(() => {
  played = [];
});

const noFile = () => Promise.reject(new TypeError('Failed to fetch'));
const NOW = 1_000_000;

test('nothing is heard before somebody has turned it on', () => {
  horn.schedule([{ at: NOW + 1_000, sound: 'short' }], NOW);
  expect([horn.isOn(), played]).toEqual([false, []]);
});

test('sounds are handed over ahead by the clock of the device, beeps where no words could be fetched', async () => {
  await horn.turnOn(noFile);
  horn.schedule(
    [
      { at: NOW - 1, sound: 'short' },
      { at: NOW + 2_000, sound: 'word1' },
      { at: NOW + 3_000, sound: 'long' },
    ],
    NOW,
  );
  expect(played.map(({ at }) => at)).toEqual([102, 103, 103]);
});

test('another plan takes back what has not begun, as AP does', async () => {
  await horn.turnOn(noFile);
  horn.schedule([{ at: NOW + 1_000, sound: 'word5' }], NOW);
  horn.schedule([], NOW);
  expect(played.map(({ isStopped }) => isStopped)).toEqual([true]);
});

test('whoever listens hears when it is turned off', async () => {
  const heard: boolean[] = [];
  await horn.turnOn(noFile);
  const stop = horn.onChange(() => heard.push(horn.isOn()));
  await horn.turnOff();
  stop();
  await horn.turnOn(noFile);
  expect(heard).toEqual([false]);
});
