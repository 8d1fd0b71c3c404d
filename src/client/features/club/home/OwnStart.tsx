import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { Id } from '../../../../shared/contract/common';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { startGroupName } from '../../../../shared/domain/startGroups';
import { useSailing } from '../../../api/sailings';
import { paths } from '../../../paths';
import { selectCompetitorsOfSailing, selectStartGroups } from '../../../state/rowSelectors';
import { useAppSelector } from '../../../state/rootState';
import { Fact, FactList } from '../../../ui/page/FactList';
import { formatClock, formatDay } from '../../../ui/format';
import { HomeSection } from '../../../ui/page/HomeSection';
import { clubHomeTexts } from './texts';

interface OwnStartProps {
  club: Club;
  sailing: SailingRow;
  sailor: Id;
}

const boatOf = ({ sail_number, boat_name }: Competitor): string =>
  [sail_number, boat_name].filter((part) => part !== '').join(' ');

/** The reader's own entry in the next sailing that they take part in. */
export function OwnStart({ club, sailing, sailor }: OwnStartProps) {
  useSailing(sailing.id);
  const entry = useAppSelector((state) =>
    selectCompetitorsOfSailing(state, sailing.id).find((row) => row.sailor === sailor),
  );
  const groups = useAppSelector((state) => selectStartGroups(state, sailing.id));
  if (!entry) return null;
  const group = groups.find(({ id }) => id === entry.start_group);
  return (
    <HomeSection title={clubHomeTexts.own}>
      <Typography sx={{ mb: 1 }}>{clubHomeTexts.of(sailing.name, formatDay(sailing.start_date))}</Typography>
      <FactList>
        <Fact term={clubHomeTexts.start}>
          {entry.effective_start === null ? clubHomeTexts.noStart : formatClock(entry.effective_start)}
        </Fact>
        {sailing.start_type === 'groups' ? (
          <Fact term={clubHomeTexts.group}>
            {group ? startGroupName(group, groups.indexOf(group)) : clubHomeTexts.noGroup}
          </Fact>
        ) : null}
        <Fact term={clubHomeTexts.boat}>{boatOf(entry)}</Fact>
        <Fact term={clubHomeTexts.entry}>
          {entry.approved ? clubHomeTexts.approved : clubHomeTexts.waitsForApproval}
        </Fact>
      </FactList>
      <Button
        sx={{ mt: 1.5 }}
        variant="outlined"
        component={Link}
        to={paths.sailingInfo(club.slug, sailing.id)}
        nativeButton={false}
      >
        {clubHomeTexts.toSailing}
      </Button>
    </HomeSection>
  );
}
