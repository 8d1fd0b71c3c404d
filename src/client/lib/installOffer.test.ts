import { install, isInstallOffered, onInstallOffer } from './installOffer';

function anOffer() {
  const prompt = jest.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(offer);
  return { offer, prompt };
}

test('the offer is kept from the browser’s banner, announced, and shown to the user once', () => {
  const heard = jest.fn();
  const stop = onInstallOffer(heard);
  const { offer, prompt } = anOffer();
  expect(offer.defaultPrevented).toBe(true);
  expect([isInstallOffered(), heard.mock.calls.length]).toEqual([true, 1]);
  install();
  install();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(isInstallOffered()).toBe(false);
  stop();
  anOffer();
  expect(heard).toHaveBeenCalledTimes(3);
});

test('an installed app is no longer offered', () => {
  anOffer();
  dispatchEvent(new Event('appinstalled'));
  expect(isInstallOffered()).toBe(false);
});
