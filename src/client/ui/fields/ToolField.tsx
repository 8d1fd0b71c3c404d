import { styled } from '@mui/material/styles';

/** A native field in the toolbar of a list, with its label above it. It adds no code. */
export const ToolField = styled('div')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  '& label': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& input, & select': {
    height: 44,
    maxWidth: '100%',
    paddingInline: theme.spacing(1),
    font: 'inherit',
    color: 'inherit',
    background: theme.vars.palette.background.paper,
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
    borderRadius: theme.shape.borderRadius,
    '@media (pointer: coarse)': { height: 48 },
  },
}));
