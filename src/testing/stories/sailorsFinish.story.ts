import { expect, type Page } from '@playwright/test';
import { competitorPaths, type Competitor } from '../../shared/contract/competitors';
import { sailingPaths, type ResultLogEntry, type Sailing } from '../../shared/contract/sailings';
import { localDateOf, localTimeOf } from '../../shared/domain/time';
import type { ServedApp } from '../servedApp';
import { watchChanges } from './changeTraffic';
import { loseNetwork } from './failures';
import { CI_ONLY } from './faults';
import { openPage } from './login';
import { isInstalled, isKept } from './offline';
import { makeSailor, type StorySailor } from './sailor';
import { PHONE } from './screens';
import { sailingPage } from './season';
import { rowsOf } from './sheet';
import type { StoryClub } from './storyClub';
import { test } from './storyTest';

const HOUR_MS = 60 * 60 * 1000;
/** Sara's boat; Bo's, which finishes behind her; and one that nobody here has an account in, ahead of both. */
const SARAS = 'SWE 101 Vind';
const BOS = 'SWE 102 Bris';
const AHEAD = 'SWE 103 Kuling';

interface Race {
  sailing: number;
  sara: StorySailor;
  bo: StorySailor;
  idOf: (boat: string) => number;
}

/** A race that began an hour ago, in which sailors report their own finishes. */
async function aRace(app: ServedApp, club: StoryClub): Promise<Race> {
  const { call, slug } = club;
  const { id } = await call<{ id: number }>('GET', `/api/clubs/${slug}/`);
  const start = Date.now() - HOUR_MS;
  const when = { start_date: localDateOf(start), start_time: localTimeOf(start), start_type: 'common' };
  const race = { club: id, name: 'Havskappen', self_reporting: true, ...when };
  const { id: sailing } = await call<Sailing>('POST', sailingPaths.list, race);
  const [sara, bo] = [await makeSailor(app, club), await makeSailor(app, club, 'bo@exempel.se')];
  const ids = new Map<string, number>();
  for (const [boat, sailor] of Object.entries({ [SARAS]: sara.id, [BOS]: bo.id, [AHEAD]: null })) {
    const [, sail_number, boat_name] = /^(SWE \d+) (.+)$/.exec(boat) ?? [];
    const entry = { sailing, sailor, sail_number, boat_name, skipper_name: `Rorsman på ${boat_name}`, rating: '1.000' };
    ids.set(boat, (await call<Competitor>('POST', competitorPaths.list, entry)).id);
  }
  await call('PATCH', sailingPaths.one(sailing), { status: 'ongoing' });
  return { sailing, sara, bo, idOf: (boat) => ids.get(boat) ?? 0 };
}

const goButton = (page: Page) => page.getByRole('button', { name: /^I mål nu/ });
const answer = (page: Page, question: string, boat: string) =>
  page.getByRole('group', { name: question }).getByRole('button', { name: boat }).tap();
const steps = (page: Page) => page.getByRole('list', { name: 'Din tid' });
/** "19.28.09", as the phone shows it. */
const finishOn = async (page: Page) =>
  /\d\d\.\d\d\.\d\d/.exec(await page.getByRole('status').filter({ hasText: 'seglat' }).innerText())?.[0];

test.use({ serviceWorkers: 'allow' });

test(
  'a sailor takes her own finish at sea without a network, a neighbour supports it, and the club confirms it',
  CI_ONLY,
  async ({ app, club, openScreen }) => {
    const { sailing, sara, bo, idOf } = await aRace(app, club);
    const sail = sailingPage(club, sailing, 'sail');
    const [phone, neighbour, office] = [await openScreen(PHONE), await openScreen(PHONE), await openScreen()];
    const saras = () => club.call<Competitor>('GET', competitorPaths.one(idOf(SARAS)));
    const sent = watchChanges(phone);

    await test.step('Sara races, and loses the network', async () => {
      await openPage(phone, sara, sail);
      await expect(phone.getByText(/^Seglat sedan /)).toBeVisible();
      await isInstalled(phone);
      await isKept(phone, `/api/sailings/${sailing}/`);
    });
    const giveBack = await loseNetwork(phone);

    await test.step('she presses as the bow crosses the line, and says who was ahead and who behind', async () => {
      await expect(phone.getByText(/^Utan nät\. /)).toBeVisible();
      await goButton(phone).tap();
      await answer(phone, 'Vem var före dig?', AHEAD);
      await answer(phone, 'Vem var efter?', BOS);
      await expect(steps(phone)).toContainText('Tiden är sparad i telefonen');
    });
    const finish = await finishOn(phone);

    await test.step('a reload without the network loses nothing', async () => {
      await phone.reload();
      await expect(phone.getByText(/^Utan nät\. /)).toBeVisible();
      await expect(steps(phone)).toContainText('Tiden är sparad i telefonen');
      expect(await finishOn(phone)).toBe(finish);
      expect(await saras()).toMatchObject({ finish_time: null, reported_at: null });
    });

    await test.step('with the network it is sent once', async () => {
      await giveBack();
      await expect(steps(phone)).toContainText('Din tid är framme');
      await expect(steps(phone)).toContainText('Ingen annan har bekräftat än');
      expect(sent.map(({ what, status }) => `${what} ${status}`)).toEqual([
        'update-elapsed-time 200',
        'update-elapsed-time 200',
      ]);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
      expect(await saras()).toMatchObject({
        ...{ reported_by: 'sailor', report_before: idOf(AHEAD), report_after: idOf(BOS) },
        finish_time: expect.stringContaining(`T${finish?.replaceAll('.', ':')}`),
      });
      const log = await club.call<ResultLogEntry[]>('GET', sailingPaths.log(sailing));
      expect(log.filter(({ competitor }) => competitor === idOf(SARAS))).toHaveLength(1);
    });

    const reports = office.getByRole('region', { name: 'Rapporterade av seglare' });
    await test.step('the club reads it as her word alone', async () => {
      await openPage(office, club, sailingPage(club, sailing, 'finish'));
      await expect(reports.getByText('0 stöds · 1 utan stöd · 0 bekräftade')).toBeVisible();
      await expect(reports.getByText(`efter ${AHEAD} · före ${BOS}`)).toBeVisible();
    });

    await test.step('the boat behind finishes and says the same', async () => {
      await openPage(neighbour, bo, sail);
      await goButton(neighbour).tap();
      await answer(neighbour, 'Vem var före dig?', SARAS);
      await neighbour.getByRole('button', { name: 'Klar' }).tap();
      await expect(reports.getByText('2 stöds · 0 utan stöd · 0 bekräftade')).toBeVisible();
      await expect(steps(phone)).toContainText('Bris såg dig');
    });

    await test.step('the club confirms all by one press', async () => {
      await reports.getByRole('button', { name: 'Bekräfta alla stödda (2)' }).click();
      await expect(reports.getByText('0 stöds · 0 utan stöd · 2 bekräftade')).toBeVisible();
      for (const page of [phone, neighbour]) await expect(steps(page)).toContainText('Klubben har bekräftat');
    });

    await test.step('the result has her time', async () => {
      const { elapsed_time } = await saras();
      await office.getByRole('link', { name: 'Resultat', exact: true }).click();
      const rows = () => rowsOf(office.getByRole('table', { name: /^Resultat, Havskappen/ }));
      await expect
        .poll(async () => (await rows()).map((cells) => cells.join(' ')))
        .toEqual([
          expect.stringMatching(new RegExp(`^1 SWE 101 .*${elapsed_time?.replace(/^0/, '')}`)),
          expect.stringMatching(/^2 SWE 102 /),
        ]);
    });
  },
);
