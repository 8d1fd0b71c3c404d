import { FakeAudioContext, played } from '../../testing/fakeSound';
import { horn } from './horn';

beforeAll(() => {
  Object.assign(globalThis, {
    AudioContext: FakeAudioContext,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
});
beforeEach(() => {
  played.length = 0;
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

test('a sound whose moment has come is not cut off by the next plan, where the clock of the sound is behind', async () => {
  await horn.turnOn(noFile);
  horn.schedule([{ at: NOW + 1_000, sound: 'word5' }], NOW);
  horn.schedule([{ at: NOW + 9_000, sound: 'word5' }], NOW + 1_002);
  expect(played.map(({ isStopped }) => isStopped)).toEqual([false, false]);
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
