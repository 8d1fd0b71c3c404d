import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';
import { competitorPaths, type Competitor } from '../../shared/contract/competitors';
import { clubGroup, notificationsPath, type ServerFrame } from '../../shared/contract/push';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import { callsOf, type Reply, type Send } from './callsOf';
import { tokenOf, type FaultClub } from './faultWorld';

/** Everything that is to be hidden is named so, with a number of its own. */
const NAMED = /(?:Skeppare|Dold) \d+\./g;
const DAY = { start_date: '2099-06-05', start_time: '18:00', start_type: 'common', result_method: 'corrected' };
const PAUSE_MS = 30;
const AGAIN_AFTER_MS = 200;
/** So long a stranger listens after it has been let in. */
const LISTEN_MS = 300;
const GIVE_UP_MS = 10_000;

/** What nobody but the club may be told, in the order in which that began. */
class Secrets {
  private readonly since = new Map<string, number>();

  begin(name: string): void {
    this.since.set(name, this.since.size);
  }

  get size(): number {
    return this.since.size;
  }

  /** Which names in the text were secret before so many were, and how many there are in all. */
  toldIn(text: string, before: number): { told: string[]; named: number } {
    const names = text.match(NAMED) ?? [];
    return { told: names.filter((name) => (this.since.get(name) ?? Infinity) < before), named: names.length };
  }
}

/** What a club hides and deletes again and again, and what others are told of it. */
export interface SecretKeeping {
  club: FaultClub;
  secrets: Secrets;
  /** What the club's boats are called, by id, as the server has acknowledged it. */
  kept: Map<number, string>;
  /** Answers that contradict what had been acknowledged. */
  wrong: string[];
  /** Frames and answers that told a stranger what had been deleted or hidden before they were asked for. */
  leaked: string[];
  /** `named`: what strangers may know and heard from the log, which shows that they heard it. */
  counts: { writes: number; looks: number; named: number };
  isOver: () => boolean;
}

export const keepSecrets = (club: FaultClub, isOver: () => boolean): SecretKeeping => ({
  club,
  secrets: new Secrets(),
  kept: new Map(),
  wrong: [],
  leaked: [],
  counts: { writes: 0, looks: 0, named: 0 },
  isOver,
});

const isAnswer = ({ status }: Reply): boolean => status !== 502 && status !== 503;

/** Asks one node after the other until one answers. */
async function insist(tries: readonly (() => Promise<Reply>)[]): Promise<Reply> {
  for (let attempt = 0; ; attempt += 1) {
    const reply = await tries[attempt % tries.length]?.().catch(() => null);
    if (reply && isAnswer(reply)) return reply;
    await wait(AGAIN_AFTER_MS);
  }
}

async function read(url: string, token?: string): Promise<Reply> {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const reply = await fetch(url, { headers, signal: AbortSignal.timeout(GIVE_UP_MS) });
  return { status: reply.status, text: await reply.text() };
}

/**
 * The club enters boats, renames them and strikes every other one, and publishes sailings and takes them back. After
 * each acknowledged change it reads what it has changed, through another node where there is one.
 */
export async function hideAndDelete(urls: readonly string[], keeping: SecretKeeping): Promise<void> {
  const { club, secrets, kept, wrong, counts, isOver } = keeping;
  const nodes: Send[] = urls.map((url) => callsOf(url, club));

  async function write(status: number, method: string, path: string, body: object): Promise<Reply | null> {
    const key = randomUUID();
    const reply = await insist(nodes.map((send) => () => send(method, path, body, key)));
    if (reply.status === status) counts.writes += 1;
    else wrong.push(`${method} ${path}: ${reply.status} ${reply.text}`);
    return reply.status === status ? reply : null;
  }
  const look = (path: string): Promise<Reply> =>
    insist([...urls].reverse().map((url) => () => read(url + path, tokenOf(club.account))));

  async function boat(number: number): Promise<void> {
    const name = `Skeppare ${number}.`;
    const entry = { sailing: club.sailing, sail_number: `SWE ${number}`, skipper_name: 'Ny' };
    const made = await write(201, 'POST', competitorPaths.list, entry);
    if (!made) return;
    const { id } = JSON.parse(made.text) as Competitor;
    if (!(await write(200, 'PATCH', competitorPaths.one(id), { skipper_name: name }))) return;
    const seen = await look(competitorPaths.one(id));
    if (seen.status !== 200 || (JSON.parse(seen.text) as Competitor).skipper_name !== name)
      wrong.push(`${name} is read as ${seen.status} ${seen.text}`);
    kept.set(id, name);
    if (number % 2 > 0) return;
    if (!(await write(204, 'DELETE', competitorPaths.one(id), {}))) return;
    secrets.begin(name);
    kept.delete(id);
    const after = await look(competitorPaths.one(id));
    if (after.status !== 404) wrong.push(`${name} is deleted and read as ${after.status}`);
  }

  async function sailing(number: number): Promise<void> {
    const name = `Dold ${number}.`;
    const made = await write(201, 'POST', sailingPaths.list, { ...DAY, club: club.id, name, status: 'upcoming' });
    if (!made) return;
    const { id } = JSON.parse(made.text) as Sailing;
    if (await write(200, 'PATCH', sailingPaths.one(id), { status: 'unpublished' })) secrets.begin(name);
  }

  for (let number = 1; !isOver(); number += 1) {
    await boat(number);
    if (number % 5 === 0) await sailing(number);
    await wait(PAUSE_MS);
  }
}

/** Everything that a socket is sent which goes on from the cursor; '' where none could be opened. */
async function heard(url: string, club: number, cursor: string | undefined, token?: string): Promise<string> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${notificationsPath(club)}`, { perMessageDeflate: false });
  const frames: string[] = [];
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('error', () => resolve());
  });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribe', group: clubGroup(club), token, cursor })));
  socket.on('message', (bytes: Buffer) => frames.push(bytes.toString()));
  await Promise.race([closed, wait(LISTEN_MS)]);
  socket.terminate();
  return frames.join('\n');
}

function cursorIn(log: string): string | undefined {
  const frames = log.split('\n').filter((line) => line !== '');
  const welcome = frames.map((line) => JSON.parse(line) as ServerFrame).find(({ type }) => type === 'subscribed');
  return welcome?.type === 'subscribed' ? welcome.cursor : undefined;
}

/** Somebody registered, and somebody who is not, ask for everything that they can think of, the whole log too. */
export async function pryInto(urls: readonly string[], keeping: SecretKeeping): Promise<void> {
  const { club, secrets, leaked, counts, isOver } = keeping;
  const [stranger] = club.members;
  if (!stranger) throw new Error('Nobody can pry.');
  const paths = [sailingPaths.one(club.sailing), sailingPaths.list, '/api/index-data/', '/api/search/?q=Skeppare'];
  // From before anything happened.
  let cursor: string | undefined;

  for (let round = 0; !isOver(); round += 1) {
    const url = urls[round % urls.length] ?? '';
    const token = round % 3 === 0 ? undefined : tokenOf(stranger);
    const before = secrets.size;
    const log = await heard(url, club.id, cursor, token);
    cursor ??= cursorIn(log);
    const answers = await Promise.all(paths.map((path) => read(url + path, token).catch(() => null)));
    for (const text of [log, ...answers.map((answer) => answer?.text ?? '')]) {
      counts.looks += 1;
      const { told, named } = secrets.toldIn(text, before);
      leaked.push(...told);
      if (text === log) counts.named += named - told.length;
    }
  }
}
