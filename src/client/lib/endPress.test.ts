import { endPress } from './endPress';

const press = (type: 'pointerdown' | 'click', detail = 1) =>
  document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));

test('the click of the press is nobody’s, and the next one is heard', () => {
  const heard = jest.fn();
  document.body.addEventListener('click', heard);
  endPress();
  press('click', 0);
  expect(heard).toHaveBeenCalledTimes(1);
  press('click');
  expect(heard).toHaveBeenCalledTimes(1);
  press('click');
  expect(heard).toHaveBeenCalledTimes(2);

  endPress();
  press('pointerdown');
  press('click');
  expect(heard).toHaveBeenCalledTimes(3);
  document.body.removeEventListener('click', heard);
});
