import { showToast, takeToasts, whenToastWaits } from './toasts';

test('toasts shown before a host exists are delivered in order to the first host', () => {
  showToast({ kind: 'success', text: 'Ett' });
  showToast({ kind: 'error', text: 'Två' });
  const heard: string[] = [];
  const stop = takeToasts(({ text }) => heard.push(text));
  showToast({ kind: 'info', text: 'Tre' });
  stop();
  expect(heard).toEqual(['Ett', 'Två', 'Tre']);
});

test('a host that was replaced does not silence its successor when it goes', () => {
  const heard: string[] = [];
  const stopFirst = takeToasts(() => heard.push('first'));
  const stopSecond = takeToasts(() => heard.push('second'));
  stopFirst();
  showToast({ kind: 'info', text: 'Hej' });
  stopSecond();
  expect(heard).toEqual(['second']);
});

test('the loader of the host is called by the first toast, also by one that came earlier', () => {
  const calls: string[] = [];
  const stopFirst = whenToastWaits(() => calls.push('first'));
  expect(calls).toEqual([]);
  showToast({ kind: 'info', text: 'Hej' });
  stopFirst();
  const stopSecond = whenToastWaits(() => calls.push('second'));
  expect(calls).toEqual(['first', 'second']);
  takeToasts(() => undefined)();
  showToast({ kind: 'info', text: 'Hej igen' });
  stopSecond();
  showToast({ kind: 'info', text: 'Ingen frågar' });
  takeToasts(() => undefined)();
  expect(calls).toEqual(['first', 'second', 'second']);
});
