import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { chunk } from '../../lib/chunk';
import { shellTexts } from './texts';

const Square = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
}));

export const appMenu = chunk(() => import('./AppMenu'));
const AppMenu = lazyDialog(async () => (await appMenu()).default);

/** The menu itself is fetched when it is first asked for: it is the largest part of the bar. */
export function MenuButton({ email }: { email?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Square
        ref={button}
        type="button"
        aria-label={shellTexts.menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setAnchor(button.current);
          setOpen(true);
        }}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </Square>
      {anchor === null ? null : <AppMenu anchor={anchor} open={isOpen} onClose={() => setOpen(false)} email={email} />}
    </>
  );
}
