import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Themed } from '../../../testing/Themed';
import { restoreClock, serverClock, serverNow, setClock } from '../../lib/serverClock';
import { CompareDialog } from './CompareDialog';
import { formatTenths } from './clockWords';

const follow = () => screen.queryByRole('button', { name: 'Ställ efter den andra' });

type User = ReturnType<typeof userEvent.setup>;

const pressNow = (user: User) => user.click(screen.getByRole('button', { name: 'Nu' }));

/** Both press now; the other device's clock is so many milliseconds ahead. */
async function compare(ahead: number, press = pressNow) {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(
    <Themed>
      <CompareDialog onClose={onClose} />
    </Themed>,
  );
  await press(user);
  await user.type(screen.getByRole('textbox', { name: 'Den andra telefonens tid' }), formatTenths(serverNow() + ahead));
  return { user, onClose };
}

beforeEach(() => {
  localStorage.clear();
  restoreClock();
});

test('a phone that has not reached the server follows the other one', async () => {
  const { user, onClose } = await compare(10_000);
  expect(screen.getByText(/^Den här klockan går (9|10|11),\d s efter den andra\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ställ efter den andra' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(serverNow() - Date.now()).toBeGreaterThan(8_000);
  expect(serverClock()).toMatchObject({ bound: 300 });
});

test('one that the server has set stays as it is', async () => {
  setClock({ base: Date.now() - performance.now(), bound: 20, setAt: performance.now(), isDoubted: false });
  await compare(-60_000);
  expect(screen.getByText('Den här klockan är stämd mot servern. Ställ den andra efter den.')).toBeVisible();
  expect(follow()).toBeNull();
});

test.each(['{Enter}', ' '])('the keyboard presses too: "%s"', async (key) => {
  await compare(10_000, async (user) => {
    screen.getByRole('button', { name: 'Nu' }).focus();
    await user.keyboard(key);
  });
  expect(follow()).toBeVisible();
});
