import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { anOfficialTab, passOn, type OfficialTab } from '../../testing/officialTab';
import { noNetwork, until } from '../../testing/tabs';
import { reconnectAsked } from '../state/connection';
import { clubEntered, clubLeft } from '../state/entities/events';
import { selectCompetitor, selectRaceClasses, selectSailing } from '../state/rowSelectors';
import { createRaceClass, deleteRaceClass, updateRaceClass } from './raceClasses';
import { undoLogged, useResultLog, useSailingResults } from './results';
import { copySailing } from './sailingActions';
import { sailing } from './sailings';
import {
  createSerie,
  deleteSerie,
  mergeRows,
  undoMerge,
  updateSerie,
  useSerie,
  useSerieMerges,
  useSerieScoring,
  useSeries,
} from './series';

const EVENING = { name: 'Torsdag 3', start_date: '2026-06-04', start_time: '18:30', status: 'ongoing' };
const CLOCK = '2026-06-04T19:44:23+02:00';

let tab: OfficialTab;

beforeEach(async () => {
  tab = await anOfficialTab();
});
afterEach(async () => {
  act(() => void tab.store.dispatch(clubLeft()));
  await tab.close();
});

const made = async (path: string, body: object) => (await tab.official<{ id: number }>('POST', path, body)).id;
const aBoat = (of: number, sail_number: string) =>
  made('/api/competitors/', { sailing: of, sail_number, skipper_name: 'Anna Ek', rating: '0.900' });
const finish = (of: number, finishes: object[]) => tab.official('POST', `/api/sailings/${of}/finishes/`, { finishes });
const inStore = ({ children }: { children: ReactNode }) => <Provider store={tab.store}>{children}</Provider>;
const open = <T,>(hook: () => T) => renderHook(hook, { wrapper: inStore }).result;
const becomes = <T,>(read: () => T, isSo: (value: T) => boolean) => act(() => until(read, isSo));
const reads = (path: string) => tab.sent().filter((call) => call.method === 'GET' && call.path.startsWith(path)).length;
/** On the club's pages, with the socket open. */
async function enter() {
  act(() => void tab.store.dispatch(clubEntered(tab.club)));
  await becomes(() => tab.store.getState().connection.connected, Boolean);
}

describe('the series of a club', () => {
  test('are read, and follow what others do', async () => {
    await enter();
    const query = open(() => useSeries(tab.club));
    expect(query.current.status).toBe('loading');
    await becomes(
      () => query.current.status,
      (status) => status === 'ready',
    );
    expect(query.current.series).toEqual([]);
    await made('/api/series/', { club: tab.club, name: 'Torsdagsserien' });
    await becomes(
      () => query.current.series.map(({ name }) => name),
      (names) => names[0] === 'Torsdagsserien',
    );
  });

  test('fail in the words of the specification', async () => {
    tab.intervene = noNetwork;
    const query = open(() => useSeries(tab.club));
    await becomes(
      () => query.current.status,
      (status) => status === 'failed',
    );
    expect(query.current.error).toMatchObject({ error: 'Failed to fetch series' });
    tab.intervene = passOn;
    act(() => query.current.refetch());
    await becomes(
      () => query.current.status,
      (status) => status === 'ready',
    );
  });

  test('are created, changed and deleted, and an answer that is lost makes no second one', async () => {
    const query = open(() => useSeries(tab.club));
    tab.intervene = async (_, send) => {
      await send();
      return noNetwork();
    };
    const input = { club: tab.club, name: 'Torsdagsserien' };
    await act(async () => void (await tab.store.dispatch(createSerie.initiate(input))));
    tab.intervene = passOn;
    const { data: serie } = await act(() => tab.store.dispatch(createSerie.initiate(input)));
    await becomes(
      () => query.current.series.length,
      (count) => count === 1,
    );
    await act(() =>
      tab.store
        .dispatch(updateSerie.initiate({ id: serie?.id ?? 0, serie: { ...input, name: 'Onsdagsserien' } }))
        .unwrap(),
    );
    await becomes(
      () => query.current.series[0]?.name,
      (name) => name === 'Onsdagsserien',
    );
    await act(() => tab.store.dispatch(deleteSerie.initiate(serie?.id ?? 0)).unwrap());
    await becomes(
      () => query.current.series.length,
      (count) => count === 0,
    );
  });
});

/** From then on it counts in its serie. */
const end = (race: number) => tab.official('PATCH', `/api/sailings/${race}/`, { anyway: true, is_finished: true });

describe('a serie', () => {
  let serie: number;
  let race: number;
  beforeEach(async () => {
    serie = await made('/api/series/', { club: tab.club, name: 'Torsdagsserien' });
    race = await made('/api/sailings/', { ...EVENING, serie });
    await aBoat(race, 'SWE 57');
    await aBoat(race, 'SWE 312');
    await end(race);
  });

  test('is missing where there is none', async () => {
    const query = open(() => useSerie(999));
    await becomes(
      () => query.current.status,
      (status) => status === 'missing',
    );
  });

  test('names its sailings, and hears when one is renamed', async () => {
    await enter();
    const query = open(() => useSerie(serie));
    await becomes(
      () => query.current.serie?.sailings.map(({ name }) => name).join(),
      (names) => names === 'Torsdag 3',
    );
    await tab.official('PATCH', `/api/sailings/${race}/`, { name: 'Torsdag 4' });
    await becomes(
      () => query.current.serie?.sailings[0]?.name,
      (name) => name === 'Torsdag 4',
    );
  });

  test('is scored again when somebody else writes a finish down, and only what is on screen is read', async () => {
    await enter();
    const scoring = open(() => useSerieScoring(serie));
    await becomes(
      () => scoring.current.status,
      (status) => status === 'ready',
    );
    await finish(race, [{ sail_number: '57', finish_time: CLOCK }]);
    await becomes(
      () => Object.values(scoring.current.scoring?.classes[0]?.document.races[0] ?? {}).map(({ place }) => place),
      (places) => places.includes(1),
    );
    expect(reads(`/api/series/${serie}/results/`)).toBe(0);
    expect(reads('/api/series/?club')).toBe(0);
  });

  test('is read again when the connection comes back', async () => {
    await enter();
    const query = open(() => useSerie(serie));
    await becomes(
      () => query.current.status,
      (status) => status === 'ready',
    );
    const before = reads(`/api/series/${serie}/`);
    act(() => void tab.store.dispatch(clubLeft()));
    act(() => void tab.store.dispatch(clubEntered(tab.club)));
    act(() => void tab.store.dispatch(reconnectAsked()));
    await becomes(
      () => reads(`/api/series/${serie}/`),
      (count) => count > before,
    );
  });

  test('takes two rows for one boat, and two again', async () => {
    const second = await made('/api/sailings/', { ...EVENING, name: 'Torsdag 4', start_date: '2026-06-11', serie });
    await aBoat(second, 'GER 57');
    await end(second);
    await finish(race, [{ sail_number: '57', finish_time: CLOCK }]);
    await finish(second, [{ sail_number: 'GER 57', elapsed_time: '01:10:00', anyway: true }]);
    const query = open(() => useSerieMerges(serie));
    const scoring = open(() => useSerieScoring(serie));
    const keys = () => Object.entries(scoring.current.scoring?.classes[0]?.boats ?? {});
    await becomes(keys, (found) => found.length === 3);
    const keyOf = (number: string) => keys().find(([, { sail_number }]) => sail_number === number)?.[0] ?? '';
    const input = { serie, from: keyOf('GER 57'), into: keyOf('SWE 57') };
    const merge = await act(() => tab.store.dispatch(mergeRows.initiate(input)).unwrap());
    await becomes(
      () => query.current.merges.length,
      (count) => count === 1,
    );
    await becomes(keys, (found) => found.length === 2);
    await act(() => tab.store.dispatch(undoMerge.initiate({ serie, merge: merge.id })).unwrap());
    await becomes(
      () => query.current.merges.length,
      (count) => count === 0,
    );
    await becomes(keys, (found) => found.length === 3);
  });
});

describe('the results of a sailing', () => {
  test('follow what others write, and keep the last list while another is read', async () => {
    const race = await made('/api/sailings/', EVENING);
    await aBoat(race, 'SWE 57');
    await enter();
    const query = renderHook(
      ({ list }: { list?: 'finish_order' }) => useSailingResults(race, { ...(list && { list }) }),
      {
        wrapper: inStore,
        initialProps: {},
      },
    );
    const rows = () => query.result.current.results?.results.map(({ finish_time }) => finish_time);
    await becomes(
      () => query.result.current.status,
      (status) => status === 'ready',
    );
    await finish(race, [{ sail_number: '57', finish_time: CLOCK }]);
    await becomes(rows, (times) => times?.[0] === CLOCK);
    expect(query.result.current.fulfilledAt).toBeGreaterThan(0);
    query.rerender({ list: 'finish_order' });
    expect(rows()).toEqual([CLOCK]);
    await becomes(
      () => query.result.current.results?.list,
      (list) => list === 'finish_order',
    );
  });

  test('have a log that can be undone', async () => {
    const race = await made('/api/sailings/', EVENING);
    const boat = await aBoat(race, 'SWE 57');
    await finish(race, [{ competitor: boat, finish_time: CLOCK }]);
    await tab.store.dispatch(sailing.initiate(race));
    await enter();
    const query = open(() => useResultLog(race));
    await becomes(
      () => query.current.entries?.length,
      (count) => count === 1,
    );
    await act(() =>
      tab.store.dispatch(undoLogged.initiate({ sailing: race, entry: query.current.entries?.[0]?.id ?? 0 })).unwrap(),
    );
    await becomes(() => query.current.entries?.some(({ undone }) => undone), Boolean);
    await becomes(
      () => selectCompetitor(tab.store.getState(), boat)?.finish_time,
      (time) => time === null,
    );
  });
});

test('race classes are live rows: written here they show at once, and follow what others do', async () => {
  const race = await made('/api/sailings/', EVENING);
  await tab.store.dispatch(sailing.initiate(race));
  const classes = () => selectRaceClasses(tab.store.getState(), race).map(({ name }) => name);
  const id = await tab.store.dispatch(createRaceClass.initiate({ sailing: race, name: 'SRS 2', order: 1 })).unwrap();
  await tab.store.dispatch(createRaceClass.initiate({ sailing: race, name: 'SRS 1', order: 0 })).unwrap();
  expect(classes()).toEqual(['SRS 1', 'SRS 2']);
  await tab.store
    .dispatch(updateRaceClass.initiate({ id, raceClass: { sailing: race, name: 'Familj', order: 1 } }))
    .unwrap();
  expect(classes()).toEqual(['SRS 1', 'Familj']);
  await enter();
  await made('/api/race-classes/', { sailing: race, name: 'IF-båt', order: 2 });
  await until(classes, (names) => names.join() === 'SRS 1,Familj,IF-båt');
  await tab.store.dispatch(deleteRaceClass.initiate(id)).unwrap();
  expect(classes()).toEqual(['SRS 1', 'IF-båt']);
});

test('a copy of a sailing is a sailing of its own', async () => {
  const race = await made('/api/sailings/', EVENING);
  const copy = await tab.store.dispatch(copySailing.initiate(race)).unwrap();
  expect(copy).not.toBe(race);
  expect(selectSailing(tab.store.getState(), copy)).toMatchObject({ name: 'Torsdag 3 (kopia)', status: 'upcoming' });
});
