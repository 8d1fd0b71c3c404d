import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Club } from '../../../../shared/contract/clubs';
import type { Sailor } from '../../../../shared/contract/sailors';
import type { BelowSailings } from '../../../api/sailings';
import { useMembershipAnswer } from '../../../api/sailors';
import { paths } from '../../../paths';
import { AskingSailors } from '../../../sailing-ui/AskingSailors';
import { ErrorState } from '../../../ui/states/ErrorState';
import { formatDay } from '../../../ui/format';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { HomeLine, HomeList } from '../../../ui/page/HomeList';
import { HomeSection } from '../../../ui/page/HomeSection';
import { clubHomeTexts } from './texts';
import type { Waiting } from './waiting';

const titleOf = ({ kind, count }: Waiting): string =>
  kind === 'unverified' ? clubHomeTexts.unverified : clubHomeTexts[kind](count);

const hrefOf = ({ slug }: Club, { kind, sailing }: Waiting): string =>
  (kind === 'unverified' ? paths.result : paths.competitors)(slug, sailing.id);

/** More than these are shown among the members. */
const MOST_ASKING = 5;

interface WaitingListProps {
  club: Club;
  /** They ask to become members. */
  asking: readonly Sailor[];
  waiting: readonly Waiting[];
  /** Results to verify besides those of the list. */
  more: number;
  /** What the list is made of has been read. */
  isKnown: boolean;
  error: BelowSailings['error'];
}

/** What waits for an official, each line a way to where it is done. */
export function WaitingList({ club, asking, waiting, more, isKnown, error }: WaitingListProps) {
  const answer = useMembershipAnswer(club.id);
  return (
    <HomeSection title={clubHomeTexts.waiting}>
      {error ? <ErrorState title={clubHomeTexts.waitingFailed} error={error} /> : null}
      {!isKnown && !error ? <ListSkeleton rows={1} height={56} /> : null}
      {asking.length === 0 ? null : (
        <Box sx={{ mb: waiting.length === 0 ? 0 : 3 }}>
          <AskingSailors asking={asking} answer={answer} most={MOST_ASKING} more={paths.clubAccount(club.slug)} />
        </Box>
      )}
      {isKnown && waiting.length === 0 && asking.length === 0 ? (
        <Typography color="text.secondary">{clubHomeTexts.nothingWaits}</Typography>
      ) : null}
      {waiting.length === 0 ? null : (
        <HomeList>
          {waiting.map((one) => (
            <HomeLine
              key={`${one.sailing.id} ${one.kind}`}
              to={hrefOf(club, one)}
              title={titleOf(one)}
              note={clubHomeTexts.of(one.sailing.name, formatDay(one.sailing.start_date))}
            >
              <em>{clubHomeTexts.todo[one.kind]}</em>
            </HomeLine>
          ))}
          {more === 0 ? null : (
            <HomeLine
              to={paths.sailings(club.slug)}
              title={clubHomeTexts.moreUnverified(more)}
              note={clubHomeTexts.allSailings}
            />
          )}
        </HomeList>
      )}
    </HomeSection>
  );
}
