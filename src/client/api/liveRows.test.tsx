import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { aSailorAccount } from '../../testing/accounts';
import { anOfficialTab, passOn, type OfficialTab } from '../../testing/officialTab';
import { logIn, noNetwork, until } from '../../testing/tabs';
import { clubEntered, clubLeft } from '../state/entities/events';
import {
  selectCompetitorsOfSailing,
  selectSailing,
  selectSailingsOfClub,
  selectStartGroups,
} from '../state/rowSelectors';
import { logout } from './auth';
import { createCompetitor, deleteCompetitor, updateCompetitor } from './competitors';
import {
  createSailing,
  deleteSailing,
  sailing,
  sailingForm,
  updateSailing,
  useSailing,
  useSailings,
  type WholeSailing,
} from './sailings';
import { changeStartGroup, createStartGroup, deleteStartGroup, updateStartGroup } from './startGroups';

const EVENING = { name: 'Torsdag 3', start_date: '2026-06-04', start_time: '18:30' };

let tab: OfficialTab;

beforeEach(async () => {
  tab = await anOfficialTab();
});
afterEach(async () => {
  act(() => void tab.store.dispatch(clubLeft()));
  await tab.close();
});

const aSailing = async (values: object = {}) =>
  (await tab.official<{ id: number }>('POST', '/api/sailings/', { ...EVENING, ...values })).id;
const inStore = ({ children }: { children: ReactNode }) => <Provider store={tab.store}>{children}</Provider>;
const writes = () => tab.sent().filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/'));

describe('calls that the specification forbids are not made', () => {
  const refusal = (error: string) => ({ status: 'CUSTOM_ERROR', error });

  test('creating a competitor without being logged in, or without a sailing', async () => {
    await expect(tab.store.dispatch(createCompetitor.initiate({ sailing: 0 })).unwrap()).rejects.toEqual(
      refusal('No sailing ID provided'),
    );
    await tab.store.dispatch(logout.initiate());
    await expect(tab.store.dispatch(createCompetitor.initiate({ sailing: 1 })).unwrap()).rejects.toEqual(
      refusal('User not logged in'),
    );
    expect(writes()).toEqual([]);
  });

  test('updating a competitor without being logged in, or without an id', async () => {
    const sentence = refusal('User must be logged in and competitor must have an ID');
    await expect(tab.store.dispatch(updateCompetitor.initiate({ id: 0, changes: {} })).unwrap()).rejects.toEqual(
      sentence,
    );
    await tab.store.dispatch(logout.initiate());
    await expect(tab.store.dispatch(updateCompetitor.initiate({ id: 1, changes: {} })).unwrap()).rejects.toEqual(
      sentence,
    );
    await expect(tab.store.dispatch(deleteCompetitor.initiate(1)).unwrap()).rejects.toEqual(
      refusal('User not logged in'),
    );
    expect(writes()).toEqual([]);
  });

  test('updating a sailing with a form that does not say which', async () => {
    await expect(tab.store.dispatch(updateSailing.initiate(new FormData())).unwrap()).rejects.toEqual(
      refusal('No sailing ID provided in form data'),
    );
    expect(writes()).toEqual([]);
  });
});

test('what is written shows at once, without a read and without a push', async () => {
  const id = await tab.store.dispatch(createSailing.initiate({ ...EVENING, club: tab.club })).unwrap();
  const group = await tab.store
    .dispatch(
      createStartGroup.initiate({
        sailing: id,
        name: 'SRS 1',
        start_time: null,
        custom_start_datetime: null,
        min_rating: null,
        max_rating: null,
        order: 0,
      }),
    )
    .unwrap();
  const boat = await tab.store
    .dispatch(createCompetitor.initiate({ sailing: id, skipper_name: 'Anna Ek', sail_number: 'SWE 1' }))
    .unwrap();
  await tab.store.dispatch(updateCompetitor.initiate({ id: boat, changes: { boat_name: 'Vindil' } })).unwrap();
  await tab.store.dispatch(changeStartGroup.initiate({ id: group, changes: { order: 3 } })).unwrap();
  expect(selectSailingsOfClub(tab.store.getState(), tab.club)).toMatchObject([{ id, name: 'Torsdag 3' }]);
  expect(selectStartGroups(tab.store.getState(), id)).toMatchObject([{ id: group, name: 'SRS 1', order: 3 }]);
  expect(selectCompetitorsOfSailing(tab.store.getState(), id)).toMatchObject([{ id: boat, boat_name: 'Vindil' }]);

  const [row] = selectStartGroups(tab.store.getState(), id);
  if (row)
    await tab.store.dispatch(updateStartGroup.initiate({ id: group, group: { ...row, name: 'SRS 2' } })).unwrap();
  expect(selectStartGroups(tab.store.getState(), id)).toMatchObject([{ name: 'SRS 2' }]);

  await tab.store.dispatch(deleteCompetitor.initiate(boat)).unwrap();
  await tab.store.dispatch(deleteStartGroup.initiate(group)).unwrap();
  expect(selectCompetitorsOfSailing(tab.store.getState(), id)).toEqual([]);
  expect(selectStartGroups(tab.store.getState(), id)).toEqual([]);
  await tab.store.dispatch(deleteSailing.initiate(id)).unwrap();
  expect(selectSailing(tab.store.getState(), id)).toBeUndefined();
});

const WHOLE: WholeSailing = {
  ...EVENING,
  serie: null,
  course: null,
  name: 'Torsdag 4',
  description: '',
  status: 'upcoming',
  is_finished: false,
  verified_result: false,
  ...{ race_weight: 1, must_count: false },
  start_time: null,
  start_type: 'groups',
  start_sequence: '5-4-1-0',
  start_interval: '00:05:00',
  recall_order: 'follow',
  auto_group: true,
  move_groups: true,
  result_method: 'corrected',
  registration_open: false,
  registration_deadline: null,
  registration_scope: 'open',
  self_reporting: false,
  entry_approval: true,
  report_deadline_minutes: 30,
};

test('a sailing is updated by a form of all its fields, empty ones as null', async () => {
  const id = await aSailing({ description: 'Gammal' });
  await tab.store.dispatch(updateSailing.initiate(sailingForm(id, WHOLE))).unwrap();
  expect(selectSailing(tab.store.getState(), id)).toMatchObject({
    name: 'Torsdag 4',
    description: '',
    start_time: null,
    start_type: 'groups',
    registration_open: false,
    entry_approval: true,
  });
});

test('a form whose answer was lost is a new request once its contents change', async () => {
  const id = await aSailing();
  tab.intervene = async (_, send) => {
    await send();
    return noNetwork();
  };
  await tab.store.dispatch(updateSailing.initiate(sailingForm(id, WHOLE)));
  tab.intervene = passOn;
  await tab.store.dispatch(updateSailing.initiate(sailingForm(id, { ...WHOLE, name: 'Torsdag 5' }))).unwrap();
  expect(selectSailing(tab.store.getState(), id)?.name).toBe('Torsdag 5');
});

test('the cache of requests holds ids, and no rows', async () => {
  const id = await aSailing();
  await tab.official('POST', '/api/competitors/', { sailing: id, skipper_name: 'Anna Ek' });
  await tab.store.dispatch(sailing.initiate(id));
  expect(selectCompetitorsOfSailing(tab.store.getState(), id)).toHaveLength(1);
  expect(JSON.stringify(tab.store.getState().api)).not.toMatch(/Anna Ek|Torsdag 3/);
});

describe('a POST whose answer is lost', () => {
  const boat = (sailing: number, boat_name = 'Vindil') =>
    createCompetitor.initiate({ sailing, skipper_name: 'Anna Ek', boat_name });
  const boatsOf = async (id: number) =>
    (await tab.official<{ competitors: unknown[] }>('GET', `/api/sailings/${id}/`)).competitors;
  const loseAnswers = () => {
    tab.intervene = async (_, send) => {
      await send();
      return noNetwork();
    };
  };

  test('makes one row when it is sent again', async () => {
    const id = await aSailing();
    loseAnswers();
    await expect(tab.store.dispatch(boat(id)).unwrap()).rejects.toMatchObject({ status: 'FETCH_ERROR' });
    tab.intervene = passOn;
    await tab.store.dispatch(boat(id)).unwrap();
    expect(await boatsOf(id)).toHaveLength(1);
  });

  test('makes two when the second is another request, or comes after an answer', async () => {
    const id = await aSailing();
    await tab.store.dispatch(boat(id)).unwrap();
    await tab.store.dispatch(boat(id)).unwrap();
    loseAnswers();
    await tab.store.dispatch(boat(id));
    tab.intervene = passOn;
    await tab.store.dispatch(boat(id, 'Stormy')).unwrap();
    expect(await boatsOf(id)).toHaveLength(4);
  });
});

test('an answer that comes after the user has logged out is ignored', async () => {
  const id = await aSailing();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  tab.intervene = async ({ path }, send) => {
    const answer = await send();
    if (path === '/api/competitors/') await held;
    return answer;
  };
  const creation = tab.store.dispatch(createCompetitor.initiate({ sailing: id, skipper_name: 'Anna Ek' }));
  await until(() => writes().length > 0);
  await tab.store.dispatch(logout.initiate());
  letGo();
  await creation;
  expect(tab.store.getState().competitors.ids).toEqual([]);
});

describe('the query to a sailing', () => {
  const open = (id: number) => renderHook(() => useSailing(id), { wrapper: inStore }).result;
  const enter = () => act(() => void tab.store.dispatch(clubEntered(tab.club)));
  const becomes = (read: () => string, status: string) => act(() => until(read, (value) => value === status));

  test('is loading, then ready', async () => {
    const query = open(await aSailing());
    expect(query.current).toMatchObject({ status: 'loading', sailing: undefined });
    await becomes(() => query.current.status, 'ready');
    expect(query.current.sailing?.name).toBe('Torsdag 3');
  });

  test('is missing where there is no such sailing', async () => {
    const query = open(999);
    await becomes(() => query.current.status, 'missing');
  });

  test('has failed when it cannot be read, and is ready once it has been fetched again', async () => {
    tab.intervene = noNetwork;
    const query = open(await aSailing());
    await becomes(() => query.current.status, 'failed');
    tab.intervene = passOn;
    act(() => query.current.refetch());
    await becomes(() => query.current.status, 'ready');
  });

  test('is read by itself when the connection comes after it had failed', async () => {
    tab.intervene = noNetwork;
    const query = open(await aSailing());
    await becomes(() => query.current.status, 'failed');
    tab.intervene = passOn;
    enter();
    await becomes(() => query.current.status, 'ready');
  });

  test('is missing when the sailing is deleted while it is shown', async () => {
    const id = await aSailing();
    const query = open(id);
    enter();
    await becomes(() => query.current.status, 'ready');
    await tab.official('DELETE', `/api/sailings/${id}/`);
    await becomes(() => query.current.status, 'missing');
  });

  test('follows a sailing that is unpublished and published again, for those outside the club', async () => {
    const id = await aSailing();
    await tab.official('POST', '/api/competitors/', { sailing: id, skipper_name: 'Anna Ek' });
    await tab.store.dispatch(logout.initiate());
    await logIn(tab.store, await aSailorAccount(tab.app));
    const query = open(id);
    enter();
    await becomes(() => query.current.status, 'ready');

    await tab.official(
      'DELETE',
      `/api/competitors/${selectCompetitorsOfSailing(tab.store.getState(), id)[0]?.id ?? 0}/`,
    );
    await tab.official('PATCH', `/api/sailings/${id}/`, { status: 'unpublished' });
    await becomes(() => query.current.status, 'missing');
    await tab.official('PATCH', `/api/sailings/${id}/`, { status: 'upcoming' });
    await becomes(() => query.current.status, 'ready');
  });
});

test('the query to the sailings of a club is ready also when there are none, and follows what others do', async () => {
  const query = renderHook(() => useSailings(tab.club), { wrapper: inStore }).result;
  act(() => void tab.store.dispatch(clubEntered(tab.club)));
  expect(query.current.status).toBe('loading');
  await act(() => until(() => query.current.status === 'ready'));
  expect(query.current.sailings).toEqual([]);
  await aSailing();
  await act(() => until(() => query.current.sailings.length === 1));
});
