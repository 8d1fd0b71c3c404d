import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { authPaths, SESSION_HEADER, SESSION_HEADER_VALUE } from '../shared/contract/auth';
import { competitorPaths } from '../shared/contract/competitors';
import { sailingPaths } from '../shared/contract/sailings';
import { addDays, WEEK_DAYS } from '../shared/domain/calendar';
import { localDateOf } from '../shared/domain/time';
import { CHROMIUM_ARGS, systemChromium } from '../tools/provision/chromium';
import { SESSION_HINT } from './browser';
import { quantile } from '../testing/quantile';
import type { Figure } from './figure';
import { audit, type Audit } from './lighthouseAudit';
import { publishResult } from './publicPages';
import { makeWorld, officialOf, type World } from './world';

const BOATS = 60;
const VISITS = 5;

interface Visit {
  name: string;
  path: string;
  /** By the club's account. */
  loggedIn: boolean;
  performance: number;
  blockingMs: number;
  /** Search engines are asked to leave out pages that name people. */
  isListed: boolean;
}

const visits = ({ slug, sailing }: World, publicResult: string): Visit[] => {
  const member = { loggedIn: true, performance: 90, blockingMs: 150, isListed: true };
  const stranger = { loggedIn: false, blockingMs: 150 };
  return [
    { name: '/', path: '/', ...stranger, performance: 97, isListed: true },
    { name: 'public result', path: publicResult, ...stranger, performance: 100, isListed: false },
    { name: 'board', path: `/clubs/${slug}/sailings/${sailing}/competitors`, ...member },
    { name: 'result', path: `/clubs/${slug}/sailings/${sailing}/result`, ...member },
  ];
};

/** A sailed evening, and some that come. */
async function furnish(world: World): Promise<void> {
  const { call } = await officialOf(world);
  await call('PATCH', sailingPaths.one(world.sailing), { status: 'ongoing' });
  for (const [index, boat] of world.boats.entries()) {
    const minutes = String(index % 60).padStart(2, '0');
    await call('PATCH', competitorPaths.elapsedTime(boat), { elapsed_time: `01:${minutes}:00` });
  }
  for (let week = 1; week <= 4; week += 1) {
    const start_date = addDays(localDateOf(Date.now()), week * WEEK_DAYS);
    await call('POST', sailingPaths.list, {
      name: `Onsdag ${week}`,
      status: 'upcoming',
      start_date,
      start_time: '18:30',
    });
  }
}

/** A browser's profile in which the club's account is logged in. */
async function loggedInProfile({ app, email, password }: World, dir: string): Promise<string> {
  const profile = join(dir, 'official');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: systemChromium(),
    args: CHROMIUM_ARGS,
  });
  const headers = { [SESSION_HEADER]: SESSION_HEADER_VALUE, Origin: app.url };
  const reply = await context.request.post(`${app.url}${authPaths.login}`, { data: { email, password }, headers });
  if (!reply.ok()) throw new Error(`Login answered ${reply.status()}: ${await reply.text()}`);
  const page = await context.newPage();
  // A page of ours that is not the app: it would use the session.
  await page.goto(`${app.url}/robots.txt`);
  await page.evaluate((name) => localStorage.setItem(name, '?'), SESSION_HINT);
  await context.close();
  return profile;
}

function figuresOf({ name, performance, blockingMs, isListed }: Visit, audits: readonly Audit[]): Figure[] {
  const median = (read: (one: Audit) => number) => quantile(audits.map(read));
  const lost = (category: keyof Audit['scores']) => 100 - Math.round(median(({ scores }) => scores[category]));
  const time = (timing: keyof Audit['timings']) => median(({ timings }) => timings[timing]);
  const of = `Lighthouse by phone, ${name}:`;
  return [
    { name: `${of} points lost, performance`, value: lost('performance'), unit: '', goal: 100 - performance },
    { name: `${of} points lost, accessibility`, value: lost('accessibility'), unit: '', goal: 0 },
    { name: `${of} points lost, best practices`, value: lost('best-practices'), unit: '', goal: 0 },
    { name: `${of} points lost, SEO`, value: lost('seo'), unit: '', ...(isListed && { goal: 0 }) },
    { name: `${of} first paint`, value: time('first-contentful-paint'), unit: 'ms' },
    { name: `${of} largest paint`, value: time('largest-contentful-paint'), unit: 'ms' },
    { name: `${of} total blocking time`, value: time('total-blocking-time'), unit: 'ms', goal: blockingMs },
    { name: `${of} layout shift`, value: time('cumulative-layout-shift'), unit: '', goal: 0.02 },
  ];
}

/**
 * The start page, the result as strangers read it, and of what lies behind the login the board and the result, each the
 * median of five visits to the built app.
 */
export async function measureLighthouse(): Promise<Figure[]> {
  const dir = await mkdtemp(join(tmpdir(), 'styrbord-lighthouse-'));
  const world = await makeWorld(BOATS);
  try {
    await furnish(world);
    const profile = await loggedInProfile(world, dir);
    const figures: Figure[] = [];
    for (const visit of visits(world, await publishResult(world))) {
      const audits: Audit[] = [];
      for (let time = 0; time < VISITS; time += 1) {
        audits.push(await audit(`${world.app.url}${visit.path}`, dir, visit.loggedIn ? profile : undefined));
      }
      figures.push(...figuresOf(visit, audits));
    }
    return figures;
  } finally {
    await world.app.close();
    await rm(dir, { recursive: true, force: true });
  }
}
