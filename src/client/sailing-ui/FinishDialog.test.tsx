import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { useState } from 'react';
import { MenuHistory } from '../ui/menus/menuHistory';
import { Themed } from '../../testing/Themed';
import { FinishDialog } from './FinishDialog';

const done = () => Promise.resolve();

function Page() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <FinishDialog
      question={{ kind: 'unfinished', noTime: [], noRating: [], loose: [], overLine: [] }}
      ratingHref="/boats"
      ways={{
        codeRest: done,
        dropLoose: done,
        giveOcs: done,
        cameBack: done,
        finishAnyway: done,
      }}
      onClose={() => setOpen(false)}
    />
  ) : null;
}

test('"back" closes the question and stays on the page', async () => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/finish');
  render(
    <Themed>
      <BrowserRouter>
        <Page />
        <MenuHistory />
      </BrowserRouter>
    </Themed>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Avsluta seglingen?' })).toBeVisible();
  await waitFor(() => expect(JSON.stringify(window.history.state)).toContain('"menu"'));
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/finish');
});
