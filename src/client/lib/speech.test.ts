import { FakeSpeech, withSpeech } from '../../testing/fakeSound';
import { speech } from './speech';

test('a browser without a voice says nothing', () => {
  expect(speech.isThere()).toBe(false);
  expect(() => {
    speech.say('Bris');
    speech.stop();
  }).not.toThrow();
});

test.each([
  ['a Swedish voice where there is one', new FakeSpeech(), 'Alva: Bris, 0,858'],
  ['the language, where no voice is known to speak it', new FakeSpeech([]), 'sv-SE: Bris, 0,858'],
])('%s is asked for', (_, voice, said) => {
  const leave = withSpeech(voice);
  speech.say('Bris, 0,858');
  leave();
  expect([voice.said, speech.isThere()]).toEqual([[said], false]);
});
