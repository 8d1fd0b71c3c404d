import { connectDatabase, type Connection } from '../db/connect';
import { migrate } from '../db/migrate';
import type { EventVisibility } from '../db/schema';
import { unitOfWork } from '../db/unitOfWork';
import type { Audience } from './audience';
import { busInProcess } from '../db/bus';
import type { Cursor } from './cursor';
import { createRoom, type RoomMember, type Welcome } from './room';

let database: Connection;
let clubId: number;

beforeEach(async () => {
  database = await connectDatabase({ dataDir: ':memory:' });
  await migrate(database);
  const at = '2026-06-04T16:00:00.000Z';
  const club = {
    slug: 'exempel-ss',
    name: 'Exempel Segelsällskap',
    default_start_time: null,
    created_at: at,
    updated_at: at,
  };
  ({ id: clubId } = await database.db.insertInto('clubs').values(club).returning('id').executeTakeFirstOrThrow());
});

afterEach(() => database.close());

async function write(times = 1, visibility: EventVisibility = 'everyone'): Promise<void> {
  await unitOfWork(
    { db: database.db, bus: busInProcess(), now: () => new Date('2026-06-04T16:30:00Z') },
    async (work) => {
      for (let i = 0; i < times; i += 1) {
        const version = await work.nextVersion(clubId);
        await work.note({
          clubId,
          version,
          model: 'competitor',
          id: 118,
          change: 'updated',
          data: { id: 118, version },
          visibility,
        });
      }
    },
  );
}

interface Frame {
  change: string;
  data: unknown;
  version: number;
  cursor: string;
}

interface Reader extends RoomMember {
  frames: Frame[];
  numbers(): number[];
  batches: number;
}

/** The texts of frames of 126 to 65,535 bytes, as all are here. */
function payloadsOf(frames: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < frames.length;) {
    const end = at + 4 + frames.readUInt16BE(at + 2);
    texts.push(frames.toString('utf8', at + 4, end));
    at = end;
  }
  return texts;
}

function aReader(audience: Audience = 'member'): Reader {
  const reader: Reader = {
    frames: [],
    batches: 0,
    numbers: () => reader.frames.map(({ version }) => version),
    audience: () => audience,
    isOpen: () => true,
    send: (frames) => {
      if (frames.length > 0) reader.batches += 1;
      reader.frames.push(...payloadsOf(frames).map((text) => JSON.parse(text) as Frame));
      return Promise.resolve();
    },
  };
  return reader;
}

async function enter(
  room: ReturnType<typeof createRoom>,
  reader: RoomMember,
  resumeFrom: Cursor | null = null,
): Promise<Welcome> {
  const answers: Welcome[] = [];
  await room.join(reader, resumeFrom, (answer) => answers.push(answer));
  expect(answers).toHaveLength(1);
  return answers[0] ?? Promise.reject(new Error('no welcome'));
}

const newRoom = (pageEvents?: number) => createRoom({ db: database.db, clubId, ...(pageEvents ? { pageEvents } : {}) });

test('a newcomer without a cursor starts at the present and gets what comes after', async () => {
  await write(3);
  const room = newRoom();
  const reader = aReader();

  expect(await enter(room, reader)).toMatchObject({ cursor: { number: 3 }, resumed: false });
  await write(2);
  await room.wake();

  expect(reader.numbers()).toEqual([4, 5]);
});

test('the events of one wake leave in one batch', async () => {
  const room = newRoom();
  const reader = aReader();
  await enter(room, reader);
  await write(7);
  await room.wake();
  expect(reader).toMatchObject({ batches: 1 });
  expect(reader.numbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a known cursor brings what was missed and then the live events, none twice', async () => {
  await write(4);
  const room = newRoom();
  const { cursor } = await enter(room, aReader());
  const reader = aReader();

  const joining = enter(room, reader, { ...cursor, number: 1 });
  await write(2);
  await Promise.all([joining, room.wake(), room.wake()]);
  await room.wake();

  expect(await joining).toMatchObject({ resumed: true });
  expect(reader.numbers()).toEqual([2, 3, 4, 5, 6]);
});

/** Every page that leaves finds the club one event further on, until the reader has so many frames. */
const whileWriting = (room: ReturnType<typeof createRoom>, reader: Reader, upTo: number): RoomMember => ({
  ...reader,
  send: async (frames) => {
    await reader.send(frames);
    if (reader.frames.length < upTo) await write().then(room.wake);
  },
});

test('numbers without an event are skipped, but no event that comes meanwhile', async () => {
  await write(1);
  await database.db.updateTable('clubs').set({ counter: 10 }).execute();
  const room = newRoom(2);
  const { cursor } = await enter(room, aReader());
  const reader = aReader();
  await enter(room, whileWriting(room, reader, 1), { ...cursor, number: 1 });

  expect(reader.numbers()).toEqual([11]);
});

test('a long absence is caught up in pages while new events keep coming', async () => {
  await write(25);
  const room = newRoom(4);
  const { cursor } = await enter(room, aReader());
  const reader = aReader();
  await enter(room, whileWriting(room, reader, 30), { ...cursor, number: 0 });
  await room.wake();
  await write();
  await room.wake();

  const numbers = reader.numbers();
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(30);
});

test.each([
  ['another epoch', { epoch: 'elsewhere', number: 2 }],
  ['a number that has not been given yet', { number: 99 }],
])('%s is no place to resume from', async (_, resumeFrom) => {
  await write(3);
  const room = newRoom();
  const { cursor } = await enter(room, aReader());
  const reader = aReader();
  expect(await enter(room, reader, { ...cursor, ...resumeFrom })).toMatchObject({
    resumed: false,
    cursor: { number: 3 },
  });
  expect(reader.frames).toEqual([]);
});

test('a cursor older than the log is no place to resume from, the oldest kept event is', async () => {
  await write(5);
  await database.db.deleteFrom('events').where('version', '<=', 3).execute();
  const room = newRoom();
  const { cursor } = await enter(room, aReader());
  const late = aReader();
  const inTime = aReader();

  expect(await enter(room, late, { ...cursor, number: 2 })).toMatchObject({ resumed: false });
  expect(await enter(room, inTime, { ...cursor, number: 3 })).toMatchObject({ resumed: true });
  expect(late.frames).toEqual([]);
  expect(inTime.numbers()).toEqual([4, 5]);
});

test('a room that has not heard of an event yet still resumes from it', async () => {
  await write(1);
  const room = newRoom();
  const { cursor } = await enter(room, aReader());
  await write(1);
  const reader = aReader();
  expect(await enter(room, reader, { ...cursor, number: 2 })).toMatchObject({ resumed: true, cursor: { number: 2 } });
});

test('numbers without events are passed over', async () => {
  const room = newRoom(2);
  const reader = aReader();
  await enter(room, reader);
  await database.db.updateTable('clubs').set({ counter: 40 }).execute();
  await room.wake();
  expect(room.servedUpTo()).toBe(40);
  await write();
  await room.wake();
  expect(reader.numbers()).toEqual([41]);
});

test('an unpublished object is seen by its own club only, a withdrawn one disappears for the others', async () => {
  const room = newRoom();
  const [club, member, none] = [aReader('club'), aReader('member'), aReader('none')];
  await Promise.all([enter(room, club), enter(room, member), enter(room, none)]);
  await write(1, 'everyone');
  await room.wake();
  await write(1, 'club');
  await write(1, 'withdrawn');
  await room.wake();

  expect(club.frames.map(({ change, data }) => [change, data !== null])).toEqual([
    ['updated', true],
    ['updated', true],
    ['updated', true],
  ]);
  expect(member.frames.map(({ change, data, version }) => [change, data !== null, version])).toEqual([
    ['updated', true, 1],
    ['deleted', false, 3],
  ]);
  expect(none.frames.map(({ change, data, version }) => [change, data, version])).toEqual([
    ['updated', null, 1],
    ['deleted', null, 3],
  ]);
});

test('a frame carries the object as it was saved, its number and its place in the log', async () => {
  const room = newRoom();
  const reader = aReader();
  const { cursor } = await enter(room, reader);
  await write();
  await room.wake();
  expect(reader.frames).toEqual([
    {
      type: 'notification',
      model: 'competitor',
      id: 118,
      change: 'updated',
      data: { id: 118, version: 1 },
      version: 1,
      cursor: `${cursor.epoch}.1`,
      at: '2026-06-04T18:30:00+02:00',
    },
  ]);
});

test('a socket that has left gets nothing more', async () => {
  const room = newRoom();
  const reader = aReader();
  await enter(room, reader);
  room.leave(reader);
  await write();
  await room.wake();
  expect(reader.frames).toEqual([]);
});

test('a socket that closes while it is joining is not kept', async () => {
  const room = newRoom();
  const { cursor } = await enter(room, aReader());
  const reader = aReader();
  const closed: RoomMember = { ...reader, isOpen: () => false };
  await enter(room, closed);
  await enter(room, closed, cursor);
  await write();
  await room.wake();
  expect(reader.frames).toEqual([]);
});
