import { zipSync } from 'fflate';
import type { ResultRow, Sailing, SailingRow } from '../../../shared/contract/sailings';
import type { SerieRow, SeriesRow } from '../../../shared/contract/series';
import { aClubAccount, aSailorAccount } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { callsOf, type Call } from '../../../testing/people';
import { aRichClub } from '../../../testing/aRichClub';
import type { TestApp } from '../../../testing/testApp';
import { importClub, type ImportedClub } from './importClub';
import { unpackClub, type UnpackedClub } from './unpackClub';

jest.setTimeout(120_000);

const read = async <T>(call: Call, url: string): Promise<T> => {
  const reply = await call('GET', url);
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json<T>();
};

/** What a row says of the race; ids are other ones where the club has been read in. */
const scoredRow = ({ key, position, tied, net_points, total_points, race_class, scores }: SeriesRow) => ({
  ...{ key, position, tied, net_points, total_points, race_class },
  scores: scores.map(({ sailing: _, ...score }) => score),
});
const placedRow = ({
  sail_number,
  skipper_name,
  position,
  points,
  corrected_time,
  elapsed_time,
  score_code,
}: ResultRow) => ({
  ...{ sail_number, skipper_name, position, points, corrected_time, elapsed_time, score_code },
});
/** A group or an entry as it is told, with no id and no version. */
const told = (row: object): object => {
  const own = Object.entries(row).filter(
    ([key, value]) =>
      !['id', 'sailing', 'version', 'club', 'competitors', 'serie', 'course', 'can_edit'].includes(key) &&
      typeof value !== 'number',
  );
  return Object.fromEntries(own);
};

/** All that can be read of a club, in words that are the same wherever it is. */
async function toldOf(call: Call, club: number) {
  const series = await read<SerieRow[]>(call, `/api/series/?club=${club}`);
  const sailings = await read<SailingRow[]>(call, `/api/sailings/?club=${club}`);
  const tables = [];
  for (const { id, name } of [...series].sort((a, b) => a.id - b.id))
    tables.push({ name, rows: (await read<SeriesRow[]>(call, `/api/series/${id}/results/`)).map(scoredRow) });
  const evenings = [];
  for (const { id } of [...sailings].sort((a, b) => a.id - b.id)) {
    const whole = await read<Sailing>(call, `/api/sailings/${id}/`);
    evenings.push({
      ...told(whole),
      pursuit: whole.pursuit,
      serie: whole.serie?.name,
      ungrouped_competitors: [],
      results: whole.results.map(placedRow),
      start_groups: whole.start_groups.map((group) => ({ ...told(group), boats: group.competitors.length })),
      race_classes: whole.race_classes.map(told),
    });
  }
  return { tables, evenings };
}

describeEachEngine('archives of clubs', (makeApp) => {
  let server: TestApp;
  let club: { id: number };
  let owner: Call;
  let archive: UnpackedClub;

  beforeAll(async () => {
    server = await makeApp();
    club = await aRichClub(server);
    owner = callsOf(server, await aClubAccount(server, club));
    const reply = await owner('GET', `/api/clubs/${club.id}/archive/`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="exempel-segelsallskap-arkiv-2026-\d\d-\d\d\.zip"$/,
      ),
    });
    archive = unpackClub(reply.rawPayload);
  });

  const take = (into: TestApp, slug?: string): Promise<ImportedClub> => importClub(into.deps, archive, { slug });

  test('hold the whole club, and nothing that is secret', async () => {
    const { content, media } = archive;
    expect(content['archive.json']).toMatchObject({ format: 1, build: 'test-build', club: { slug: 'exempel-ss' } });
    expect(content['club.json'].logo).toBe(`media/${'c'.repeat(64)}.png`);
    expect([...media.keys()]).toEqual([`media/${'c'.repeat(64)}.png`]);
    expect(content['courses.json'].map(({ name }) => name)).toContain('Med karta');
    expect(content['sailings.json'].length).toBeGreaterThan(10);
    expect(content['series.json'].some(({ merges }) => merges.length === 1)).toBe(true);
    const text = JSON.stringify(content);
    const secrets = await server.db.selectFrom('users').select('password_hash').execute();
    for (const { password_hash } of secrets) expect(text).not.toContain(password_hash);
    expect(text).not.toMatch(/password|token/i);
  });

  test('are for owners alone', async () => {
    const stranger = await aSailorAccount(server);
    expect((await callsOf(server, stranger)('GET', `/api/clubs/${club.id}/archive/`)).statusCode).toBe(403);
    expect((await owner('GET', '/api/clubs/999/archive/')).statusCode).toBe(404);
  });

  test('make the same club again, beside the first: the same places, points and standings', async () => {
    const imported = await take(server, 'kopian-ss');
    expect(imported).toMatchObject({ club: { slug: 'kopian-ss' }, differing: [] });
    expect(imported.linked).toBeGreaterThan(0);
    const copy = callsOf(server, await aClubAccount(server, imported.club));
    expect(await toldOf(copy, imported.club.id)).toEqual(await toldOf(owner, club.id));
  });

  test('bring numbers and certificates of boats, and are read where they are older than a field', async () => {
    const boatsOf = async (slug: string, content: UnpackedClub['content']) => {
      const last = await server.db.selectFrom('boats').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
      await importClub(server.deps, { ...archive, content }, { slug });
      return server.db.selectFrom('boats').selectAll().where('id', '>', last.id).orderBy('id').execute();
    };
    const [boat, ...others] = archive.content['boats.json'];
    if (!boat) throw new Error('The club has no boat.');
    const certificate = {
      certificate_number: 'MB 7',
      certificate_valid_until: '2026-12-31',
      certificate_verified: true,
    };
    const rated = { ...boat, srs: '0.912', srs_no_flying: '0.871', ...certificate };
    const inArchive = (first: typeof boat) => ({ ...archive.content, 'boats.json': [first, ...others] });

    const [taken] = await boatsOf('med-tal-ss', inArchive(rated));
    expect(taken).toMatchObject({
      name: boat.name,
      srs_thousandths: 912,
      srs_no_flying_thousandths: 871,
      ...certificate,
      certificate_verified: 1,
    });
    const { certificate_valid_until: _, ...older } = rated;
    const [takenOlder] = await boatsOf('utan-datum-ss', inArchive(older as typeof boat));
    expect(takenOlder).toMatchObject({ srs_thousandths: 912, certificate_valid_until: null });
  });

  test('keep what was logged, seen and published, with the ids of the new club', async () => {
    const { club: copy } = await take(server, 'loggen-ss');
    const { db } = server;
    const sailing = await db
      .selectFrom('sailings')
      .selectAll()
      .where('club_id', '=', copy.id)
      .where('name', '=', 'Loggad')
      .executeTakeFirstOrThrow();
    const group = await db
      .selectFrom('start_groups')
      .selectAll()
      .where('sailing_id', '=', sailing.id)
      .executeTakeFirstOrThrow();
    expect(group.start_shift_ms).toBe(600_000);
    expect(sailing.start_steps).toContain('180');
    const boats = await db
      .selectFrom('competitors')
      .selectAll()
      .where('sailing_id', '=', sailing.id)
      .orderBy('sail_number')
      .execute();
    const [first, second] = boats;
    expect(first).toMatchObject({ report_before_id: second?.id, report_note: 'Ur GPS-spår, ± 2 s', hide_name: 1 });
    const log = await db
      .selectFrom('start_log')
      .selectAll()
      .where('sailing_id', '=', sailing.id)
      .orderBy('id')
      .execute();
    expect(log.map(({ payload }) => JSON.parse(payload) as unknown)).toEqual([
      { with: null, groups: [group.id] },
      {},
      { competitors: [first?.id] },
    ]);
    expect(log[1]?.undoes).toBe(log[0]?.uuid);
    expect(
      await db.selectFrom('finish_observations').select('competitor_id').where('sailing_id', '=', sailing.id).execute(),
    ).toEqual([{ competitor_id: second?.id }]);

    const ids = await db
      .selectFrom('competitors')
      .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
      .select('competitors.id')
      .where('sailings.club_id', '=', copy.id)
      .execute();
    const known = new Set(ids.map(({ id }) => id));
    const published = await db
      .selectFrom('publications')
      .innerJoin('sailings', 'sailings.id', 'publications.sailing_id')
      .select('publications.data')
      .where('sailings.club_id', '=', copy.id)
      .execute();
    expect(published.length).toBeGreaterThan(0);
    for (const { data } of published) {
      const { rows } = JSON.parse(data ?? '') as { rows: { competitor: number }[] };
      expect(rows.every(({ competitor }) => known.has(competitor))).toBe(true);
    }
    const counter = await db
      .selectFrom('clubs')
      .select(['counter', 'publish'])
      .where('id', '=', copy.id)
      .executeTakeFirst();
    expect(counter?.publish).toBe('manual');
    const highest = await db
      .selectFrom('competitors')
      .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
      .select(({ fn }) => fn.max('competitors.version').as('version'))
      .where('sailings.club_id', '=', copy.id)
      .executeTakeFirstOrThrow();
    expect(counter?.counter).toBeGreaterThanOrEqual(highest.version);
  });

  test('are refused whole: a slug that is taken, and a file that is missing', async () => {
    const clubs = async () => (await server.db.selectFrom('clubs').select('id').execute()).length;
    const before = await clubs();
    await expect(take(server)).rejects.toMatchObject({
      status: 400,
      body: { slug: ['Det här fältet måste vara unikt.'] },
    });
    await expect(importClub(server.deps, { ...archive, media: new Map() }, { slug: 'utan-ss' })).rejects.toMatchObject({
      status: 400,
    });
    expect(await clubs()).toBe(before);
  });

  test('make the club on another installation, whose accounts are known again by their addresses', async () => {
    const told = await toldOf(owner, club.id);
    const member = archive.content['members.json'].find(({ email }) => email !== null);
    const elsewhere = await makeApp();
    const { id } = await aSailorAccount(elsewhere);
    await elsewhere.db
      .updateTable('users')
      .set({ email: member?.email ?? '' })
      .where('id', '=', id)
      .execute();
    const imported = await take(elsewhere);
    expect(imported).toMatchObject({ club: { slug: 'exempel-ss' }, linked: 1, differing: [] });
    const there = callsOf(elsewhere, await aClubAccount(elsewhere, imported.club));
    expect(await toldOf(there, imported.club.id)).toEqual(told);
    const { db } = elsewhere;
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(2);
    expect(await db.selectFrom('sailors').select('club_id').execute()).toEqual([{ club_id: null }]);
  });
});

const textOf = (value: unknown) => Buffer.from(JSON.stringify(value));

test.each([
  ['no zip', Buffer.from('hej'), 'Filen är inget klubbarkiv från Styrbord.'],
  ['another zip', zipSync({ 'hej.txt': Buffer.from('hej') }), 'Filen är inget klubbarkiv från Styrbord.'],
  [
    'another format',
    zipSync({ 'archive.json': textOf({ format: 2 }) }),
    'Arkivet har formatet 2, och den här versionen läser bara format 1.',
  ],
  ['a part of one', zipSync({ 'archive.json': textOf({ format: 1 }) }), 'Arkivet saknar club.json.'],
  ['no JSON', zipSync({ 'archive.json': Buffer.from('{') }), 'archive.json i arkivet går inte att läsa.'],
])('%s is refused with one sentence', (_, bytes, text) => {
  const refusal = (): unknown => {
    try {
      return unpackClub(bytes);
    } catch (error) {
      return error;
    }
  };
  expect(refusal()).toMatchObject({ status: 400, body: { non_field_errors: [text] } });
});
