import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Id } from '../../../shared/contract/common';
import { competitorLabel } from '../../../shared/domain/sailNumber';

const texts = {
  ocs: 'OCS',
  ocsOf: (boat: string) => `OCS: ${boat}`,
  back: 'Kom tillbaka',
  backOf: (boat: string) => `Kom tillbaka: ${boat}`,
} as const;

const List = styled('ul')(({ theme }) => ({
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    minHeight: 52,
    paddingBlock: theme.spacing(0.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .boat': { flex: '1 1 7rem', minWidth: 0, fontWeight: 'var(--weight-strong)', overflowWrap: 'anywhere' },
  '& .ways': { display: 'flex', gap: theme.spacing(0.5) },
  '& button': { minHeight: 44 },
}));

interface EarlyBoat {
  id: Id;
  sail_number: string;
  boat_name: string;
  skipper_name: string;
}

interface EarlyStarterListProps<Boat extends EarlyBoat> {
  label: string;
  boats: readonly Boat[];
  onOcs: (boat: Boat) => void;
  onCameBack: (boat: Boat) => void;
}

/** Boats over the line that are not known to have come back: the code is proposed, one press each. */
export function EarlyStarterList<Boat extends EarlyBoat>(props: EarlyStarterListProps<Boat>) {
  const { label, boats, onOcs, onCameBack } = props;
  return (
    <List aria-label={label}>
      {boats.map((boat) => {
        const name = competitorLabel(boat);
        return (
          <li key={boat.id}>
            <span className="boat">{name}</span>
            <span className="ways">
              <Button variant="outlined" aria-label={texts.ocsOf(name)} onClick={() => onOcs(boat)}>
                {texts.ocs}
              </Button>
              <Button aria-label={texts.backOf(name)} onClick={() => onCameBack(boat)}>
                {texts.back}
              </Button>
            </span>
          </li>
        );
      })}
    </List>
  );
}
