import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { aCompetitor } from '../../../testing/aCompetitor';
import { aFullSailing } from '../../../testing/aFullSailing';
import { aDeletion, aPush, newResults } from '../../../testing/aPush';
import { aSailing } from '../../../testing/aSailing';
import { aStartGroup } from '../../../testing/aStartGroup';
import { stateReducers } from '../../../testing/stateReducers';
import type { RootState } from '../rootState';
import { loggedOut } from '../session';
import {
  clubLeft,
  competitorDeleted,
  competitorSaved,
  epochChanged,
  pushReceived,
  sailingDeleted,
  sailingLoaded,
  sailingSaved,
  sailingsLoaded,
  startGroupSaved,
} from './events';
import {
  selectAreSailingsRead,
  selectCompetitor,
  selectSailing,
  selectSailingsOfClub,
  selectStartGroup,
  selectStartGroups,
} from '../rowSelectors';

const reduce = combineReducers(stateReducers);

const CLUB = 1;
const sailing = aSailing({ id: 1, version: 4, can_edit: true });
const group = aStartGroup({ id: 10, version: 4, name: 'SRS 1' });
const competitor = aCompetitor({ id: 7, version: 4, start_group: 10, email: 'anna@example.se' });
const list = sailingsLoaded({ club: CLUB, clubVersion: 5, sailings: [sailing] });
const whole = sailingLoaded({
  clubVersion: 5,
  sailing: aFullSailing({ ...sailing, start_groups: [group], competitors: [competitor] }),
});

const after = (...events: UnknownAction[]): RootState =>
  [list, whole, ...events].reduce<RootState>(reduce, reduce(undefined, { type: 'begin' }));
const ids = ({ sailings, startGroups, competitors }: RootState) => [sailings.ids, startGroups.ids, competitors.ids];

const models = [
  {
    model: 'sailing',
    old: sailing,
    push: (values: { id: number; version: number }) => aPush('sailing', 'updated', aSailing(values)),
    find: selectSailing,
  },
  {
    model: 'start_group',
    old: group,
    push: (values: { id: number; version: number }) => aPush('start_group', 'updated', aStartGroup(values)),
    find: selectStartGroup,
  },
  {
    model: 'competitor',
    old: competitor,
    push: (values: { id: number; version: number }) => aPush('competitor', 'updated', aCompetitor(values)),
    find: selectCompetitor,
  },
] as const;

describe.each(models)('$model', ({ model, old, push, find }) => {
  const at = (state: RootState) => find(state, old.id)?.version;

  test('created: the row is added', () => {
    const state = after(pushReceived([{ ...push({ id: 99, version: 6 }), change: 'created' } as never]));
    expect(find(state, 99)).toMatchObject({ id: 99, version: 6 });
  });

  test('created twice is one row', () => {
    const state = after(
      pushReceived([push({ id: 99, version: 6 }), push({ id: 99, version: 6 })]),
      pushReceived([push({ id: 99, version: 6 })]),
    );
    expect(
      ids(state)
        .flat()
        .filter((id) => id === 99),
    ).toHaveLength(1);
  });

  test('updated: the row is replaced', () => {
    expect(at(after(pushReceived([push({ id: old.id, version: 6 })])))).toBe(6);
  });

  test('updated, of a row that is not held: it is added', () => {
    expect(find(after(pushReceived([push({ id: 99, version: 6 })])), 99)?.version).toBe(6);
  });

  test('older than what is held: ignored', () => {
    const before = after(pushReceived([push({ id: old.id, version: 8 })]));
    expect(ids(reduce(before, pushReceived([push({ id: old.id, version: 7 })])))).toEqual(ids(before));
    expect(at(reduce(before, pushReceived([push({ id: old.id, version: 7 })])))).toBe(8);
  });

  test('a duplicate changes nothing, not even the object', () => {
    const before = after(pushReceived([push({ id: old.id, version: 6 })]));
    expect(find(reduce(before, pushReceived([push({ id: old.id, version: 6 })])), old.id)).toBe(find(before, old.id));
  });

  test('out of order, within a burst and across bursts: the newest stands', () => {
    expect(
      at(
        after(
          pushReceived([push({ id: old.id, version: 9 }), push({ id: old.id, version: 7 })]),
          pushReceived([push({ id: old.id, version: 8 })]),
        ),
      ),
    ).toBe(9);
  });

  test('of a row that the last read did not have any more: ignored', () => {
    expect(find(after(pushReceived([push({ id: 99, version: 5 })])), 99)).toBeUndefined();
  });

  test('deleted: the row goes', () => {
    expect(find(after(pushReceived([aDeletion(model, old.id, 6)])), old.id)).toBeUndefined();
  });

  test('after deleted: nothing that is older brings the row back', () => {
    const state = after(pushReceived([aDeletion(model, old.id, 8)]), pushReceived([push({ id: old.id, version: 7 })]));
    expect(find(state, old.id)).toBeUndefined();
    expect(find(reduce(reduce(state, list), whole), old.id)).toBeUndefined();
  });

  test('deleted before it was ever seen: an older creation that comes late is ignored', () => {
    expect(
      find(after(pushReceived([aDeletion(model, 99, 8)]), pushReceived([push({ id: 99, version: 7 })])), 99),
    ).toBeUndefined();
  });

  test('deletion and a later return in any order: the row is there', () => {
    const events = [aDeletion(model, old.id, 6), push({ id: old.id, version: 7 })];
    expect(at(after(pushReceived(events)))).toBe(7);
    expect(at(after(pushReceived(events.toReversed())))).toBe(7);
    expect(at(after(...events.toReversed().map((event) => pushReceived([event]))))).toBe(7);
  });

  test('without data it changes nothing here: the row is then read', () => {
    const state = after();
    expect(reduce(state, pushReceived([{ ...push({ id: old.id, version: 6 }), data: null }]))).toMatchObject({
      sailings: state.sailings,
      startGroups: state.startGroups,
      competitors: state.competitors,
    });
  });

  test('a row without an id is ignored', () => {
    const nameless = { ...push({ id: 99, version: 6 }), data: { version: 6, sailing: 1, club: 1 } } as never;
    expect(ids(after(pushReceived([nameless])))).toEqual(ids(after()));
  });
});

test('results_updated leaves the rows alone: results are asked for, not kept', () => {
  const before = after();
  const state = reduce(before, pushReceived([newResults('sailing', 1, 6), newResults('serie', 3, 7)]));
  expect([state.sailings, state.startGroups, state.competitors]).toEqual([
    before.sailings,
    before.startGroups,
    before.competitors,
  ]);
});

test('keys that a frame leaves out are kept, not emptied', () => {
  const { email: _, ...frame } = aCompetitor({ id: 7, version: 6, boat_name: 'Stormy' });
  const state = after(
    pushReceived([
      aPush('competitor', 'updated', frame),
      aPush('sailing', 'updated', aSailing({ id: 1, version: 6, name: 'Torsdag 4' })),
    ]),
  );
  expect(selectCompetitor(state, 7)).toMatchObject({ email: 'anna@example.se', boat_name: 'Stormy' });
  expect(selectSailing(state, 1)).toMatchObject({ can_edit: true, name: 'Torsdag 4' });
});

test('a read fills in what a frame of the same number had left out', () => {
  const events = [pushReceived([aPush('competitor', 'created', aCompetitor({ id: 8, version: 6 }))])];
  const read = sailingLoaded({
    clubVersion: 6,
    sailing: aFullSailing({
      ...sailing,
      start_groups: [group],
      competitors: [competitor, aCompetitor({ id: 8, version: 6, email: 'bo@example.se' })],
    }),
  });
  expect(selectCompetitor(after(...events, read), 8)?.email).toBe('bo@example.se');
});

test('an older read does not bring derived fields of its own time', () => {
  const read = (clubVersion: number, competitor_count: number) =>
    sailingLoaded({
      clubVersion,
      sailing: aFullSailing({ ...sailing, start_groups: [{ ...group, competitor_count }], competitors: [competitor] }),
    });
  expect(selectStartGroup(after(read(9, 2), read(7, 1)), 10)?.competitor_count).toBe(2);
});

test('a read that began before a push and comes after it takes nothing back', () => {
  const pushes = pushReceived([
    aPush('competitor', 'updated', { ...competitor, version: 6, start_group: null }),
    aDeletion('start_group', 10, 7),
  ]);
  const state = after(pushes, whole);
  expect(selectCompetitor(state, 7)?.start_group).toBeNull();
  expect(selectStartGroup(state, 10)).toBeUndefined();
});

test('rows that were deleted while nobody listened go with the next read, newer ones stay', () => {
  const state = after(
    pushReceived([aPush('competitor', 'created', aCompetitor({ id: 9, version: 12 }))]),
    sailingLoaded({ clubVersion: 11, sailing: aFullSailing({ ...sailing, version: 11 }) }),
  );
  expect(ids(state)).toEqual([[1], [], [9]]);
});

test('a list prunes the sailings of its own club only', () => {
  const other = aSailing({ id: 2, club: 2, version: 3 });
  const state = after(sailingSaved(other), sailingsLoaded({ club: CLUB, clubVersion: 9, sailings: [] }));
  expect(state.sailings.ids).toEqual([2]);
});

test('the empty list of a club that has changed nothing yet counts as read', () => {
  const state = reduce(undefined, sailingsLoaded({ club: CLUB, clubVersion: 0, sailings: [] }));
  expect(selectAreSailingsRead(state, CLUB)).toBe(true);
});

test('a deleted sailing takes its groups and boats along', () => {
  expect(ids(after(pushReceived([aDeletion('sailing', 1, 6)])))).toEqual([[], [], []]);
  expect(ids(after(sailingDeleted(1)))).toEqual([[], [], []]);
});

test('a sailing that is unpublished and published again comes back with all that is below it', () => {
  const again = { ...sailing, version: 8 };
  const state = after(
    pushReceived([aDeletion('sailing', 1, 7)]),
    pushReceived([aPush('sailing', 'updated', again)]),
    sailingLoaded({
      clubVersion: 8,
      sailing: aFullSailing({ ...again, start_groups: [group], competitors: [competitor] }),
    }),
  );
  expect(ids(state)).toEqual([[1], [10], [7]]);
});

test('own answers follow the same rules as pushes', () => {
  const state = after(
    pushReceived([aPush('competitor', 'updated', { ...competitor, version: 9 })]),
    competitorSaved({ ...competitor, version: 8, boat_name: 'Sen' }),
    startGroupSaved({ ...group, version: 8, name: 'SRS 2' }),
    competitorDeleted(8),
    competitorSaved(aCompetitor({ id: 8, version: 20 })),
  );
  expect(selectCompetitor(state, 7)?.boat_name).toBe('Vindil');
  expect(selectStartGroup(state, 10)?.name).toBe('SRS 2');
  expect(selectCompetitor(state, 8)).toBeUndefined();
});

test('nested rows are kept once, in their own slice', () => {
  const state = after(
    sailingSaved(aFullSailing({ ...sailing, version: 6, competitors: [competitor] })),
    startGroupSaved({ ...group, version: 6, competitors: [competitor] } as never),
  );
  expect(selectSailing(state, 1)).not.toHaveProperty('competitors');
  expect(selectStartGroup(state, 10)).not.toHaveProperty('competitors');
});

test.each([
  ['a new epoch of the log', epochChanged()],
  ['leaving the club', clubLeft()],
  ['logging out', loggedOut('asked')],
])('%s empties the rows, and lower numbers are then taken', (_, event) => {
  const state = after(event);
  expect(ids(state)).toEqual([[], [], []]);
  const lower = aSailing({ id: 1, version: 1 });
  expect(
    selectSailingsOfClub(reduce(state, sailingsLoaded({ club: CLUB, clubVersion: 1, sailings: [lower] })), CLUB),
  ).toEqual([lower]);
  expect(
    selectStartGroups(reduce(state, pushReceived([aPush('start_group', 'updated', { ...group, version: 1 })])), 1),
  ).toHaveLength(1);
});
