import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { designSystemTexts } from './texts';

const Quays = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2),
  maxWidth: 480,
  marginBottom: theme.spacing(2),
}));

const Quay = styled('div')(({ theme }) => ({
  height: 96,
  padding: theme.spacing(1, 1.5),
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.sunken,
}));

const Boat = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: 12,
  top: 44,
  width: 'calc(50% - 32px)',
  minHeight: 40,
  display: 'flex',
  alignItems: 'center',
  paddingInline: 12,
  background: theme.vars.palette.background.paper,
  border: `var(--stroke) solid ${theme.vars.palette.line}`,
  borderRadius: 6,
  fontWeight: 'var(--weight-strong)',
  transition: theme.transitions.create('transform', { duration: 200, easing: 'cubic-bezier(0, 0, 0.2, 1)' }),
  '&[data-moved=true]': { transform: 'translateX(calc(100% + 40px))' },
}));

/** A boat that goes from one quay to the other. */
export function Motion() {
  const [isMoved, setMoved] = useState(false);
  return (
    <>
      <Quays>
        <Quay>{designSystemTexts.motionFrom}</Quay>
        <Quay>{designSystemTexts.motionTo}</Quay>
        <Boat data-moved={isMoved}>{designSystemTexts.motionBoat}</Boat>
      </Quays>
      <Button variant="outlined" onClick={() => setMoved(!isMoved)}>
        {designSystemTexts.motionMove}
      </Button>
    </>
  );
}
