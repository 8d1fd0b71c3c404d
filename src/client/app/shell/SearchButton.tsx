import { styled } from '@mui/material/styles';
import { SEARCH_MODAL } from './modalIds';
import { memberTexts } from './memberTexts';
import { useModal } from '../../ui/dialogs/useDialog';

const Button = styled('button')(({ theme }) => ({
  order: 2,
  marginLeft: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 48,
  minHeight: 48,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 'var(--weight-strong)',
  cursor: 'pointer',
  // The word where there is room for it; its name is the same everywhere.
  '& span': { [theme.breakpoints.down('lg')]: { display: 'none' } },
  [theme.breakpoints.up('lg')]: {
    paddingInline: 12,
    '&:hover span': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
}));

/** The way to the search for those who do not press Ctrl+K. */
export function SearchButton() {
  const { show } = useModal();
  return (
    <Button type="button" aria-label={memberTexts.search} aria-haspopup="dialog" onClick={() => show(SEARCH_MODAL)}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20.5 20.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span>{memberTexts.search}</span>
    </Button>
  );
}
