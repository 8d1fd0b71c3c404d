import { aClub, aClubAccount, aSailorAccount, TEST_PASSWORD } from '../../testing/accounts';
import { startClientApp, type ClientApp } from '../../testing/clientApp';
import { callsOver, type Call } from '../../testing/servedCalls';
import { aBrowser, logIn, noNetwork, watchCalls, type SentCall, type Store } from '../../testing/tabs';
import { selectCompetitor } from '../state/rowSelectors';
import { deleteAccount, setPassword } from './account';
import { me } from './auth';
import { createBoat, deleteBoat, updateBoat } from './boats';
import { club as clubQuery, updateClub } from './clubs';
import { competitor, createAccount, createCompetitor } from './competitors';
import { distinctCompetitors } from './distinctCompetitors';
import { indexData, search } from './indexData';
import { myRegistrations, sailor, updateSailor } from './sailors';

const browser = aBrowser();
let app: ClientApp;
let watch: ReturnType<typeof watchCalls>;
let intervene: (call: SentCall, send: () => Promise<Response>) => Promise<Response>;
let official: Call;
let club: number;
let store: Store;
let account: Awaited<ReturnType<typeof aSailorAccount>>;
let officialAccount: { email: string };

beforeEach(async () => {
  app = await startClientApp();
  intervene = (_, send) => send();
  watch = watchCalls((call, send) => intervene(call, send));
  ({ id: club } = await aClub(app));
  officialAccount = await aClubAccount(app, { id: club });
  ({ call: official } = await callsOver(app.url, { email: officialAccount.email, password: TEST_PASSWORD }));
  account = await aSailorAccount(app, { club: { id: club } });
  store = browser.openTab();
});
afterEach(async () => {
  browser.closeTabs();
  watch.stop();
  await app.close();
});

const made = async (path: string, body: object) => (await official<{ id: number }>('POST', path, body)).id;

describe('a sailor', () => {
  beforeEach(() => logIn(store, account));

  test('changes their profile by a form, and removes a number by leaving it empty', async () => {
    const id = account.sailor_id;
    await store
      .dispatch(updateSailor.initiate({ id, changes: { first_name: 'Sara', last_name: 'Seglare', phone: '070-1' } }))
      .unwrap();
    await store.dispatch(updateSailor.initiate({ id, changes: { phone: null } })).unwrap();
    expect(await store.dispatch(sailor.initiate(id)).unwrap()).toMatchObject({
      full_name: 'Sara Seglare',
      phone: null,
    });
  });

  test('has boats, which they change and remove', async () => {
    const boat = await store.dispatch(createBoat.initiate({ sail_number: 'swe 58', name: 'Vindil' })).unwrap();
    const changed = await store
      .dispatch(updateBoat.initiate({ id: boat.id, boat: { sail_number: 'SWE 58', srs: '0.912' } }))
      .unwrap();
    expect(changed).toMatchObject({ sail_number: 'SWE 58', srs: '0.912' });
    expect(await store.dispatch(deleteBoat.initiate(boat.id)).unwrap()).toBe(boat.id);
  });

  test('gets their entries, or an empty list that is marked unknown when it cannot be read', async () => {
    const sailing = await made('/api/sailings/', { name: 'Torsdag 3', start_date: '2026-06-04', start_time: '18:30' });
    await store
      .dispatch(createCompetitor.initiate({ sailing, sailor: account.sailor_id, skipper_name: 'Sara Seglare' }))
      .unwrap();
    intervene = noNetwork;
    expect(await store.dispatch(myRegistrations.initiate()).unwrap()).toEqual({
      sailing_ids: [],
      count: 0,
      isKnown: false,
    });
    intervene = (_, send) => send();
    expect(await store.dispatch(myRegistrations.initiate(undefined, { forceRefetch: true })).unwrap()).toEqual({
      sailing_ids: [sailing],
      count: 1,
      isKnown: true,
    });
  });

  test('finds what they may read', async () => {
    await made('/api/sailings/', { name: 'Lyseregattan & vänner', start_date: '2026-06-04' });
    expect(await store.dispatch(search.initiate('Lyseregattan &')).unwrap()).toMatchObject([
      { model: 'sailing', label: 'Lyseregattan & vänner' },
    ]);
  });

  test('changes their password and stays logged in', async () => {
    await store
      .dispatch(
        setPassword.initiate({
          email: account.email,
          current_password: TEST_PASSWORD,
          new_password: 'Kryssa-mot-vinden-8',
        }),
      )
      .unwrap();
    expect(await store.dispatch(me.initiate(undefined, { forceRefetch: true })).unwrap()).toMatchObject({
      email: account.email,
    });
    expect(store.getState().session.status).toBe('loggedIn');
  });

  test('deletes their account with their password, and is logged out', async () => {
    await expect(store.dispatch(deleteAccount.initiate({ current_password: 'fel' })).unwrap()).rejects.toMatchObject({
      status: 400,
    });
    expect(store.getState().session.status).toBe('loggedIn');
    await store.dispatch(deleteAccount.initiate({ current_password: TEST_PASSWORD })).unwrap();
    expect(store.getState().session.status).toBe('loggedOut');
  });
});

describe('a club account', () => {
  beforeEach(() => logIn(store, officialAccount));

  test('changes its club by a form', async () => {
    await store.dispatch(updateClub.initiate({ club, changes: { city: 'Örebro', default_start_time: null } })).unwrap();
    expect(await store.dispatch(clubQuery.initiate(club)).unwrap()).toMatchObject({
      city: 'Örebro',
      default_start_time: null,
    });
  });

  test('makes an account for the skipper of a boat, and knows who usually comes', async () => {
    const sailing = await made('/api/sailings/', { name: 'Torsdag 3', start_date: '2026-06-04' });
    const next = await made('/api/sailings/', { name: 'Torsdag 4', start_date: '2026-06-11' });
    const boat = await made('/api/competitors/', { sailing, skipper_name: 'Anna Ek', sail_number: 'SWE 58' });
    await store.dispatch(createAccount.initiate({ id: boat, email: 'anna@example.se' })).unwrap();
    await store.dispatch(competitor.initiate(boat)).unwrap();
    expect(selectCompetitor(store.getState(), boat)).toMatchObject({ skipper_name: 'Anna Ek', has_account: true });
    expect(await store.dispatch(distinctCompetitors.initiate({ club, sailing: next })).unwrap()).toMatchObject([
      { sail_number: 'SWE 58', times_entered: 1 },
    ]);
    expect(await store.dispatch(distinctCompetitors.initiate({ club, sailing })).unwrap()).toEqual([]);
  });
});

test('the start page has its data without anybody being logged in', async () => {
  expect(await store.dispatch(indexData.initiate()).unwrap()).toMatchObject({
    clubs: [{ id: club }],
    counts: { clubs: 1 },
  });
});
