import { styled } from '@mui/material/styles';
import type { ScoredBoat } from '../../../../shared/contract/scoring';

const Name = styled('span')({
  display: 'block',
  paddingBlock: 4,
  minWidth: 104,
  maxWidth: 260,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Number = styled('span')({ fontWeight: 'var(--weight-strong)', marginRight: 8, whiteSpace: 'nowrap' });
const People = styled('span')(({ theme }) => ({ display: 'block', color: theme.vars.palette.text.secondary }));

/** Sail number and name of the boat, and who sails it. */
export function BoatName({ boat: { sail_number, boat_name, skipper_name } }: { boat: ScoredBoat }) {
  return (
    <Name>
      {sail_number === '' ? null : <Number>{sail_number}</Number>}
      {boat_name}
      {skipper_name === '' ? null : <People>{skipper_name}</People>}
    </Name>
  );
}

interface Named {
  sail_number: string;
  boat_name: string;
  skipper_name: string;
}

/** What a row of the standings is called: "SWE 57 Vindil", or the skipper where there is no boat. */
export function boatText({ sail_number, boat_name, skipper_name }: Named): string {
  return [sail_number, boat_name].filter(Boolean).join(' ') || skipper_name;
}
