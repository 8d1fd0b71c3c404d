import Typography from '@mui/material/Typography';
import { ErrorState } from '../../ui/ErrorState';
import { formatDay } from '../../ui/format';
import { ListSkeleton } from '../../ui/Skeletons';
import type { HomeLinks } from './homeLinks';
import { HomeLine, HomeList } from './HomeList';
import { HomeSection } from './HomeSection';
import { texts } from './texts';
import type { Waiting } from './waiting';

const titleOf = ({ kind, count }: Waiting): string => (kind === 'unverified' ? texts.unverified : texts[kind](count));

const hrefOf = ({ kind, sailing }: Waiting, links: HomeLinks): string =>
  kind === 'unverified' ? links.result(sailing.id) : links.competitors(sailing.id);

interface WaitingListProps {
  waiting: readonly Waiting[];
  /** What the list is made of has been read. */
  isKnown: boolean;
  hasFailed: boolean;
  links: HomeLinks;
}

/** What waits for an official, each line a way to where it is done. */
export function WaitingList({ waiting, isKnown, hasFailed, links }: WaitingListProps) {
  return (
    <HomeSection title={texts.waiting}>
      {hasFailed ? <ErrorState title={texts.failed} text={texts.retryText} /> : null}
      {!isKnown && !hasFailed ? <ListSkeleton rows={1} height={56} /> : null}
      {isKnown && waiting.length === 0 ? <Typography color="text.secondary">{texts.nothingWaits}</Typography> : null}
      {waiting.length === 0 ? null : (
        <HomeList>
          {waiting.map((one) => (
            <HomeLine
              key={`${one.sailing.id} ${one.kind}`}
              to={hrefOf(one, links)}
              title={titleOf(one)}
              note={texts.of(one.sailing.name, formatDay(one.sailing.start_date))}
            />
          ))}
        </HomeList>
      )}
    </HomeSection>
  );
}
