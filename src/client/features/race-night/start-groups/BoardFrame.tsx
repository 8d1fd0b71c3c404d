import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme } from '@mui/material/styles';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { boardStyles } from './styles/boardStyles';
import { BOTTOM_BAR_PX } from './styles/frameStyles';
import { useWindowRest } from './useWindowRest';

const Ground = styled('div')(({ theme }) => boardStyles(theme));

interface BoardFrameProps {
  isReader: boolean;
  children: ReactNode;
}

/**
 * The ground that the board lies on: it fills the window down to its lower edge, so that only the columns scroll. It
 * carries the style sheet, which is worked out at every render; so it stands outside of what changes.
 */
export function BoardFrame({ isReader, children }: BoardFrameProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const top = useWindowRest(element);
  return (
    <>
      {TOASTS_ABOVE_TOOLS}
      <Ground
        ref={setElement}
        style={top === null ? undefined : beginsAt(top)}
        data-fills-window=""
        data-reader={isReader ? '' : undefined}
      >
        {children}
      </Ground>
    </>
  );
}

const toastsAboveTools = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { ':root': { '--toast-lift': `${BOTTOM_BAR_PX}px` } },
});

const TOASTS_ABOVE_TOOLS = <GlobalStyles styles={toastsAboveTools} />;

const beginsAt = (top: number): CSSProperties & { '--board-top': string } => ({ '--board-top': `${top}px` });
