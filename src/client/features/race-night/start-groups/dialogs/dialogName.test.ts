import { dialogName, dialogNamed, type BoardDialog } from './dialogName';

test.each<BoardDialog>([
  { kind: 'addBoat' },
  { kind: 'addGroup' },
  { kind: 'fromEarlier' },
  { kind: 'editBoat', id: 12 },
  { kind: 'removeGroup', id: 3 },
  { kind: 'enterAgain', change: '0b6e2f0a-5d1c-4b8e-9c33-1f2a3b4c5d6e' },
])('%j is found again by its name', (dialog) => {
  expect(dialogNamed(dialogName(dialog))).toEqual(dialog);
});

test.each([null, '', 'login', 'editBoat', 'addBoat-3', 'editBoat-x', 'editBoat-f', 'enterAgain'])(
  '%j is no dialog of the board',
  (name) => {
    expect(dialogNamed(name)).toBeNull();
  },
);
