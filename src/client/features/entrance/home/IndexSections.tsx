import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Id } from '../../../../shared/contract/common';
import type { IndexData } from '../../../../shared/contract/indexData';
import type { SailingSummary } from '../../../../shared/contract/sailings';
import { useIndexData } from '../../../api/indexData';
import { requestProblem } from '../../../lib/requestProblem';
import { paths } from '../../../paths';
import { StatusChip } from '../../../sailing-ui/StatusChip';
import { PlainButton, onPlainClick } from '../../../ui/PlainButton';
import { formatClock, formatDay, formatTime } from '../../../ui/format';
import { HomeLine, HomeList } from '../../../ui/page/HomeList';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { ClubTiles } from './ClubTiles';
import { WinnerCards } from './WinnerCards';
import { frontPageTexts } from './texts';

const LOGO_PX = 28;

const Columns = styled(ClubTiles)(({ theme }) => ({
  marginTop: theme.spacing(1),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  '& img': { objectFit: 'contain', flex: 'none' },
  '& .name': { flex: 1, minWidth: 0 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
  '& em': {
    padding: theme.spacing(0, 1),
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontStyle: 'normal',
    ...theme.typography.body2,
    whiteSpace: 'nowrap',
  },
}));

const whenOf = ({ start_date, start_time }: SailingSummary): string =>
  start_time === null ? formatDay(start_date) : `${formatDay(start_date)} ${formatTime(start_time)}`;

interface ClubLinksProps {
  data: IndexData;
  onOpen?: (href: string) => void;
}

/** That a club sails now, or when it does next. */
function LiveWord({ data, club }: { data: IndexData; club: Id }) {
  const isOf = (sailing: SailingSummary) => sailing.club.id === club;
  if (data.ongoing_sailings.some(isOf)) return <em>{frontPageTexts.sailsNow}</em>;
  const next = data.upcoming_sailings.find(isOf);
  return next === undefined ? null : <small>{whenOf(next)}</small>;
}

/** The clubs, each with its logo if it has one, and their number. */
function ClubLinks({ data, onOpen }: ClubLinksProps) {
  const { clubs, counts } = data;
  return (
    <>
      <p className="note">{frontPageTexts.counts(counts)}</p>
      <Columns>
        {clubs.map(({ id, slug, name, logo }) => (
          <li key={id}>
            <Link to={paths.club(slug)} onClick={onPlainClick(paths.club(slug), onOpen)}>
              {logo === null ? null : <img src={logo} alt="" width={LOGO_PX} height={LOGO_PX} loading="lazy" />}
              <span className="name">{name}</span>
              <LiveWord data={data} club={id} />
            </Link>
          </li>
        ))}
      </Columns>
    </>
  );
}

const EVERY_MS = 60_000;

/** The data of the start page, read again every minute while it is visible, and when it becomes visible. */
function useLiveIndex(anew: boolean): ReturnType<typeof useIndexData> {
  const index = useIndexData({ anew });
  const refetch = useEffectEvent(() => index.refetch());
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return index;
}

const SHOWN = 6;

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  marginTop: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: theme.spacing(7) },
  '& h2': { ...theme.typography.h2, minHeight: 40 },
  '& .wide': { gridColumn: '1 / -1' },
  '& .note': { color: theme.vars.palette.text.secondary },
  '& .read': { ...theme.typography.body2, marginTop: theme.spacing(-3) },
}));

const Failed = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(5),
  padding: theme.spacing(2, 3),
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderLeft: `4px solid ${theme.vars.palette.signal.text}`,
  borderRadius: theme.shape.borderRadius,
  '& h2': theme.typography.h2,
}));

interface SectionsProps {
  data: IndexData;
  /** Opens a page in another way than by going there: for those who have to log in first. */
  onOpen?: (href: string) => void;
}

function Next({ data, onOpen }: SectionsProps) {
  const sailings = [...data.ongoing_sailings, ...data.upcoming_sailings].slice(0, SHOWN);
  if (sailings.length === 0) return <p className="note">{frontPageTexts.nothingNext}</p>;
  return (
    <HomeList>
      {sailings.map((sailing) => (
        <HomeLine
          key={sailing.id}
          to={paths.sailingInfo(sailing.club.slug, sailing.id)}
          title={sailing.name}
          note={[sailing.club.name, whenOf(sailing), frontPageTexts.entered(sailing.competitor_count)].join(' · ')}
          {...(onOpen && { onOpen })}
        >
          {sailing.reg_status === null ? null : <StatusChip status="registered" label={frontPageTexts.ownEntry} />}
          {sailing.status === 'ongoing' ? <StatusChip status="ongoing" label={sailing.status_label} /> : null}
        </HomeLine>
      ))}
    </HomeList>
  );
}

function Results({ data, onOpen }: SectionsProps) {
  const sailings = data.recent_results.slice(0, SHOWN);
  if (sailings.length === 0) return <p className="note">{frontPageTexts.nothingSailed}</p>;
  return (
    <HomeList>
      {sailings.map(({ id, name, club, start_date, competitor_count, verified_result, public_path: open }) => (
        <HomeLine
          key={id}
          to={(onOpen && open) ?? paths.result(club.slug, id)}
          isOutside={onOpen !== undefined && typeof open === 'string'}
          title={name}
          note={[club.name, formatDay(start_date), frontPageTexts.boats(competitor_count)].join(' · ')}
          {...(onOpen && { onOpen })}
        >
          {verified_result ? (
            <StatusChip status="verified" label={frontPageTexts.verified} />
          ) : (
            <StatusChip status="preliminary" label={frontPageTexts.preliminary} />
          )}
        </HomeLine>
      ))}
    </HomeList>
  );
}

function ReadAt({ readAt, isOld }: { readAt: number; isOld: boolean }) {
  const clock = formatClock(readAt);
  return (
    <p className="wide note read" role={isOld ? 'status' : undefined}>
      {isOld ? frontPageTexts.old(clock) : frontPageTexts.readAt(clock)}
    </p>
  );
}

interface IndexSectionsProps extends Omit<SectionsProps, 'data'> {
  /** The user has logged in: their own entries are shown. */
  isMember: boolean;
}

/** What is sailed next, what was sailed last, and by whom: the same for everybody, and as fresh as a minute. */
export function IndexSections({ isMember, ...links }: IndexSectionsProps) {
  const { status, data, error, readAt, isOld, refetch } = useLiveIndex(isMember);
  if (data === undefined && status !== 'loading') {
    return (
      <Failed role="alert">
        <h2>{frontPageTexts.indexFailed}</h2>
        <p>{requestProblem(error)}</p>
        <PlainButton type="button" look="outlined" onClick={refetch}>
          {frontPageTexts.retry}
        </PlainButton>
      </Failed>
    );
  }
  if (data?.counts.clubs === 0) {
    return (
      <Failed>
        <h2>{frontPageTexts.emptyTitle}</h2>
        <p>{frontPageTexts.emptyText}</p>
      </Failed>
    );
  }
  return (
    <Sections aria-busy={data === undefined}>
      {isMember ? null : <WinnerCards results={data?.recent_results ?? []} />}
      <section aria-label={frontPageTexts.next}>
        <h2>{frontPageTexts.next}</h2>
        {data === undefined ? <ListSkeleton rows={SHOWN} height={57} /> : <Next data={data} {...links} />}
      </section>
      <section aria-label={frontPageTexts.latest}>
        <h2>{frontPageTexts.latest}</h2>
        {data === undefined ? <ListSkeleton rows={SHOWN} height={57} /> : <Results data={data} {...links} />}
      </section>
      <section aria-label={frontPageTexts.clubs} className="wide">
        <h2>{frontPageTexts.clubs}</h2>
        {data === undefined ? <ListSkeleton rows={2} height={56} /> : <ClubLinks data={data} {...links} />}
      </section>
      {readAt === null ? null : <ReadAt readAt={readAt} isOld={isOld} />}
    </Sections>
  );
}
