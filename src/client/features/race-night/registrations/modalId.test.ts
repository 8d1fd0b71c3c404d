import { registrationDialog, sailingOfDialog } from './modalId';

test('the dialog of a sailing is found again by its name', () => {
  expect(registrationDialog(12)).toBe('registrationModal-12');
  expect(sailingOfDialog('registrationModal-12')).toBe(12);
});

test.each([
  null,
  '',
  'registrationModal',
  'registrationModal-',
  'registrationModal-0',
  'registrationModal-x',
  'feedbackModal',
])('%j enters nobody', (name) => {
  expect(sailingOfDialog(name)).toBeNull();
});
