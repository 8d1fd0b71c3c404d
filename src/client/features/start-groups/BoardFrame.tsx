import Box from '@mui/material/Box';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { boardStyles } from './styles/boardStyles';
import { useWindowRest } from './useWindowRest';

interface BoardFrameProps {
  isReader: boolean;
  isSelecting: boolean;
  children: ReactNode;
}

/** The ground that the board lies on: it fills the window down to its lower edge, so that only the columns scroll. */
export function BoardFrame({ isReader, isSelecting, children }: BoardFrameProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const top = useWindowRest(element);
  return (
    <Box
      ref={setElement}
      sx={boardStyles}
      style={top === null ? undefined : beginsAt(top)}
      data-fills-window=""
      data-reader={isReader ? '' : undefined}
      data-selecting={isSelecting ? '' : undefined}
    >
      {children}
    </Box>
  );
}

const beginsAt = (top: number): CSSProperties & { '--board-top': string } => ({ '--board-top': `${top}px` });
