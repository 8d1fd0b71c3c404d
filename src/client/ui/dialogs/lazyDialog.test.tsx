import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { lazyDialog } from './lazyDialog';
import { takeToasts } from '../messages/toasts';

const chunkError = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });

interface NoteProps {
  text: string;
  onClose: () => void;
}

const Note = ({ text, onClose }: NoteProps) => (
  <div role="dialog">
    {text}
    <button onClick={onClose}>Klar</button>
  </div>
);

class Boundary extends Component<{ children: ReactNode }> {
  override state = { error: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ error: message });
  override render = () => this.state.error || this.props.children;
}

/** A page with a field and a dialog behind a button; the n-th time that it is fetched comes of the n-th answer. */
function openPage(...answers: (ComponentType<NoteProps> | Error)[]) {
  const load = jest.fn(async () => {
    const answer = answers.shift();
    if (typeof answer !== 'function') throw answer;
    return answer;
  });
  const LazyNote = lazyDialog(load);
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <textarea aria-label="Anteckning" />
        <button onClick={() => setOpen(true)}>Öppna</button>
        {isOpen && <LazyNote text="Bryggan är hal" onClose={() => setOpen(false)} />}
      </>
    );
  };
  render(
    <Boundary>
      <Page />
    </Boundary>,
  );
  return { load, open: () => userEvent.click(screen.getByRole('button', { name: 'Öppna' })) };
}

let told: string[];
let stop: () => void;
beforeEach(() => {
  told = [];
  stop = takeToasts(({ text }) => told.push(text));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('is fetched when it is opened, and shown with what it was given', async () => {
  const { load, open } = openPage(Note);
  expect(load).not.toHaveBeenCalled();
  await open();
  expect(await screen.findByRole('dialog')).toHaveTextContent('Bryggan är hal');
  expect(told).toEqual([]);
});

test('what cannot be fetched leaves the page with what is written on it, says so, and is tried again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, open } = openPage(chunkError, Note);
  await userEvent.type(screen.getByRole('textbox', { name: 'Anteckning' }), 'Vind 7 m/s');
  await open();
  await waitFor(() => expect(told).toEqual(['Det gick inte att öppna. Försök igen när nätet är tillbaka.']));
  expect(screen.getByRole('textbox', { name: 'Anteckning' })).toHaveValue('Vind 7 m/s');
  expect(load).toHaveBeenCalledTimes(1);

  await open();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('with a network it says that the page may be too old', async () => {
  const { open } = openPage(chunkError);
  await open();
  await waitFor(() => expect(told).toEqual(['Det gick inte att öppna. Försök igen, eller ladda om sidan.']));
});

test('where nobody shows toasts it is an error of the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stop();
  const { open } = openPage(chunkError);
  await open();
  expect(await screen.findByText('Loading chunk 12 failed.')).toBeVisible();
});

test('a dialog that is wrong in itself is an error of the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { open } = openPage(new Error('Fel i dialogen'));
  await open();
  expect(await screen.findByText('Fel i dialogen')).toBeVisible();
  expect(told).toEqual([]);
});
