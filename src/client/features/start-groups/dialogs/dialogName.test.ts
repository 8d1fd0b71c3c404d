import { dialogName, dialogNamed, type BoardDialog } from './dialogName';

test.each<BoardDialog>([{ kind: 'addBoat' }, { kind: 'addGroup' }, { kind: 'editBoat', id: 12 }, { kind: 'removeGroup', id: 3 }])(
  '%j is found again by its name',
  (dialog) => {
    expect(dialogNamed(dialogName(dialog))).toEqual(dialog);
  },
);

test.each([null, '', 'login', 'editBoat', 'addBoat-3', 'editBoat-x'])('%j is no dialog of the board', (name) => {
  expect(dialogNamed(name)).toBeNull();
});
