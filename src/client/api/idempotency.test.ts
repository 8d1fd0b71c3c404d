import { configureStore } from '@reduxjs/toolkit';
import { stateReducers } from '../../testing/stateReducers';
import { noNetwork, watchCalls, type SentCall } from '../../testing/tabs';
import { loggedIn } from '../state/session';
import { api } from './api';
import { resetPassword } from './auth';
import { createBoat, myBoats } from './boats';
import { updateClub } from './clubs';
import { updateCourse } from './courses';
import { changeStartGroup } from './startGroups';

let watch: ReturnType<typeof watchCalls>;
let isAway: boolean;

function openStore() {
  const store = configureStore({
    reducer: { ...stateReducers, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
  store.dispatch(loggedIn({ access: 'a.token.of-nobody' }));
  return store;
}

type Store = ReturnType<typeof openStore>;

const keyOf = ({ headers }: SentCall) => headers.get('idempotency-key');
const keys = () => watch.calls.map(keyOf);

beforeEach(() => {
  isAway = false;
  watch = watchCalls(async () => (isAway ? noNetwork() : Response.json({ id: 1, version: 1 })));
});
afterEach(() => watch.stop());

test('a write carries a key, and the same write after an answer carries another', async () => {
  const store = openStore();
  await store.dispatch(createBoat.initiate({ sail_number: 'SWE 58' }));
  await store.dispatch(createBoat.initiate({ sail_number: 'SWE 58' }));
  expect(keys()).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(new Set(keys()).size).toBe(2);
});

test.each([
  [
    'of what only the cache of requests holds',
    (store: Store) => store.dispatch(createBoat.initiate({ sail_number: 'SWE 59' })),
  ],
  ['of live rows', (store: Store) => store.dispatch(changeStartGroup.initiate({ id: 3, changes: { name: 'Blå' } }))],
] as const)('a write %s is repeated under the same key after a lost answer', async (_, write) => {
  const store = openStore();
  isAway = true;
  await write(store);
  isAway = false;
  await write(store);
  const [lost, repeated] = keys();
  expect(lost).toBe(repeated);
  await write(store);
  expect(keys()[2]).not.toBe(lost);
});

test('two bodies never share a key, be they JSON or forms', async () => {
  const store = openStore();
  isAway = true;
  const logo = (content: string, name: string) => new File([content], name, { type: 'image/png', lastModified: 7 });
  await store.dispatch(createBoat.initiate({ sail_number: 'SWE 60' }));
  await store.dispatch(createBoat.initiate({ sail_number: 'SWE 61' }));
  await store.dispatch(updateCourse.initiate({ id: 4, course: { name: 'Inre banan' } }));
  await store.dispatch(updateCourse.initiate({ id: 4, course: { name: 'Yttre banan' } }));
  await store.dispatch(updateClub.initiate({ club: 7, changes: { logo: logo('a', 'a.png') } }));
  await store.dispatch(updateClub.initiate({ club: 7, changes: { logo: logo('b', 'b.png') } }));
  expect(new Set(keys()).size).toBe(6);
});

test('reads carry no key, nor do calls without a login: what they carry is not remembered', async () => {
  const store = openStore();
  await store.dispatch(myBoats.initiate());
  await store.dispatch(resetPassword.initiate({ email: 'sara@example.se' }));
  expect(watch.calls.length).toBe(2);
  expect(keys().filter((key) => key !== null)).toEqual([]);
});
