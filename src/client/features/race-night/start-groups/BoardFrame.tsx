import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme, type CSSObject } from '@mui/material/styles';
import { useState, useEffect, type CSSProperties, type ReactNode } from 'react';
import { columnStyles } from './styles/columnStyles';
import { dragStyles } from './styles/dragStyles';
import { BOTTOM_BAR_PX, frameStyles } from './styles/frameStyles';
import { rowStyles } from './styles/rowStyles';

/** How far below the top of the page the element begins; what is left of the window below it is its room. */
function useWindowRest(element: HTMLElement | null): number | null {
  const [top, setTop] = useState<number | null>(null);

  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY)));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return top;
}

/** One style sheet for the whole board, so that rows can be plain elements. */
const boardStyles = (theme: Theme): CSSObject => ({
  ...frameStyles(theme),
  ...columnStyles(theme),
  ...rowStyles(theme),
  ...dragStyles(theme),
});

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
