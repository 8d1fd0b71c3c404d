import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { calendarPaths } from '../../../shared/paths';
import { localDateOf } from '../../../shared/domain/time';
import type { Database } from '../../db/schema';
import type { RouteDeps } from '../../deps';
import { notFound } from '../../errors';
import { ANYBODY } from '../../http/audience';
import type { CacheKey, CachedResponse } from '../../http/cachedResponse';
import { pathId } from '../../http/paging';
import { hashOfToken } from '../../resources/auth/evening';
import { readCalendar } from '../../resources/calendars/calendars';
import { installationId, type CalendarOf } from '../../resources/calendars/repository';
import { ownMoments } from '../../resources/calendars/repositoryLinks';
import { clubDataVersion, findClub } from '../../resources/clubs/clubs';
import type { ClubView } from '../../resources/clubs/repository';
import { serieById } from '../../resources/series/repository';
import { iCalendarOf } from './iCalendar';

type Db = Kysely<Database>;

/** Subscribers ask every hour at the most; proxies between may answer for some minutes. */
const KEPT_S = 300;
const OWN_NAME = 'Mina seglingar';

interface CalendarKey extends CacheKey {
  calendar: CalendarOf;
  name: string;
  now: Date;
}

/** Which calendar an address names, and what it depends on besides the day. Throws 404 where it names none. */
type Find = (db: Db) => Promise<Pick<CalendarKey, 'of' | 'calendar' | 'name' | 'number' | 'under'>>;

/** By its slug alone: addresses that people have pasted elsewhere are all alike. */
async function clubNamed(db: Db, slug: string): Promise<ClubView> {
  const club = await findClub(db, slug);
  if (club?.slug !== slug) throw notFound();
  return club;
}

/** The club's number says nothing of its own name and place. */
async function momentOf(db: Db, club: ClubView): Promise<Pick<CalendarKey, 'number' | 'under'>> {
  const { number, under } = await clubDataVersion(db, club.id);
  return { number, under: `${under} ${club.updated_at}` };
}

const ofClub =
  (slug: string): Find =>
  async (db) => {
    const club = await clubNamed(db, slug);
    return {
      ...(await momentOf(db, club)),
      of: `calendar of club ${club.id}`,
      calendar: { club: club.id },
      name: club.name,
    };
  };

const ofSerie =
  (slug: string, id: number): Find =>
  async (db) => {
    const club = await clubNamed(db, slug);
    const serie = await serieById(db, id);
    if (!serie || serie.club_id !== club.id || serie.is_published === 0) throw notFound();
    return {
      ...(await momentOf(db, club)),
      of: `calendar of serie ${id}`,
      calendar: { serie: id },
      name: `${serie.name} (${club.name})`,
    };
  };

const ofToken =
  (token: string): Find =>
  async (db) => {
    const [found] = await ownMoments(db, { hash: hashOfToken(token) });
    if (!found) throw notFound();
    const { sailor, number, epoch, clubs } = found;
    const under = `${epoch} ${clubs}`;
    return { number, under, of: `calendar of sailor ${sailor}`, calendar: { sailor }, name: OWN_NAME };
  };

const calendarResponse = (
  { now: clock, site }: Pick<RouteDeps, 'now' | 'site'>,
  find: Find,
  { file, isOwn = false }: { file: string; isOwn?: boolean },
): CachedResponse<CalendarKey> => ({
  headers: {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `inline; filename="${file}.ics"`,
    'Cache-Control': `${isOwn ? 'private' : 'public'}, max-age=${KEPT_S}`,
  },
  readKey: async (db) => {
    const [found, now] = [await find(db), clock()];
    const under = `${found.under} ${localDateOf(now.getTime())} ${site()}`;
    return { ...found, under, audience: ANYBODY, now };
  },
  render: async (db, { calendar, name, now }) => {
    const place = { site: site(), installation: await installationId(db) };
    return iCalendarOf({ name, entries: await readCalendar(db, calendar, now) }, place);
  },
});

/** Calendars that telephones and web calendars subscribe to: no login, and no cookie. */
export function calendarPages(app: FastifyInstance, deps: RouteDeps): void {
  const { sendCached } = deps;

  app.get<{ Params: { slug: string } }>(calendarPaths.club(':slug'), { compress: false }, (request, reply) => {
    const { slug } = request.params;
    return sendCached(request, reply, calendarResponse(deps, ofClub(slug), { file: slug }));
  });

  app.get<{ Params: { slug: string; id: string } }>(
    calendarPaths.serie(':slug', ':id'),
    { compress: false },
    (request, reply) => {
      const [{ slug }, id] = [request.params, pathId(request)];
      return sendCached(request, reply, calendarResponse(deps, ofSerie(slug, id), { file: `${slug}-${id}` }));
    },
  );

  app.get<{ Params: { token: string } }>(calendarPaths.own(':token'), { compress: false }, (request, reply) => {
    const asked = { file: 'mina-seglingar', isOwn: true };
    return sendCached(request, reply, calendarResponse(deps, ofToken(request.params.token), asked));
  });
}
