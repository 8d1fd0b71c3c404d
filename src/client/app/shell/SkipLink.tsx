import { styled } from '@mui/material/styles';
import { texts } from '../texts';
import { MAIN_ID } from './mainId';

const Jump = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontWeight: 'var(--weight-strong)',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** First in the order of Tab: past the bar, to the page itself. */
export function SkipLink() {
  return <Jump href={`#${MAIN_ID}`}>{texts.skipLink}</Jump>;
}
