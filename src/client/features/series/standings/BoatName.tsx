import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ScoredBoat } from '../../../../shared/contract/scoring';
import { paths } from '../../../paths';

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
const People = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  '& a': { color: 'inherit', textUnderlineOffset: 3 },
}));

interface BoatNameProps {
  boat: ScoredBoat;
  /** The reader may open the pages of the sailors. */
  isFellow?: boolean;
}

/** Sail number and name of the boat, and who sails it. */
export function BoatName({ boat, isFellow = false }: BoatNameProps) {
  const { sail_number, boat_name, skipper_name, sailor } = boat;
  const skipper = isFellow && sailor !== null ? <Link to={paths.sailor(sailor)}>{skipper_name}</Link> : skipper_name;
  return (
    <Name>
      {sail_number === '' ? null : <Number>{sail_number}</Number>}
      {boat_name}
      {skipper_name === '' ? null : <People>{skipper}</People>}
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
