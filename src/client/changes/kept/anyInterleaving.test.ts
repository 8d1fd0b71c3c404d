import fc from 'fast-check';
import { keptModel, type KeptModel, type ModelPage } from '../../../testing/keptModel';

type OfPage = 'crash' | 'start' | 'write' | 'send' | 'save' | 'refuse' | 'answer' | 'lose' | 'adopt';
type Happening = { type: 'open' } | { type: OfPage; page: number };

const ofPage = (...types: OfPage[]) => fc.record({ type: fc.constantFrom(...types), page: fc.nat(2) });
const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ type: 'open' as const }) },
  { weight: 1, arbitrary: ofPage('crash', 'adopt', 'lose', 'refuse') },
  { weight: 4, arbitrary: ofPage('start', 'write', 'send', 'save', 'answer') },
);

const DOES: Record<OfPage, (model: KeptModel, page: ModelPage) => void> = {
  crash: (model, page) => model.crash(page),
  start: (model, page) => model.start(page),
  write: (model, page) => model.write(page),
  send: (model, page) => model.send(page),
  save: (model, page) => model.deal(page, false),
  refuse: (model, page) => model.deal(page, true),
  answer: (model, page) => model.answer(page),
  lose: (model, page) => model.lose(page),
  adopt: (model, page) => model.adopt(page),
};

function happen(model: KeptModel, event: Happening): void {
  if (event.type === 'open') {
    model.open();
    return;
  }
  const page = model.pages()[event.page];
  if (page) DOES[event.type](model, page);
}

/** A last page is opened, the network is back, and everything is sent. */
function comeToRest(model: KeptModel): void {
  model.open();
  for (const page of model.pages()) {
    model.lose(page);
    while (page.state.queue.length > 0) {
      model.send(page);
      model.deal(page, false);
      model.answer(page);
    }
    model.write(page);
  }
}

const isOrdered = (ids: readonly string[], order: readonly string[]): boolean => {
  const places = ids.filter((id) => order.includes(id)).map((id) => order.indexOf(id));
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
};

function run(events: readonly Happening[], hasLocks: boolean): KeptModel {
  const model = keptModel({ hasLocks });
  model.open();
  for (const event of events) {
    happen(model, event);
    for (const { state } of model.pages()) {
      const ids = state.queue.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  }
  comeToRest(model);
  return model;
}

const runs = (check: (events: readonly Happening[]) => void, examples: Happening[][] = []) =>
  fc.assert(fc.property(fc.array(happenings, { minLength: 5, maxLength: 60 }), check), {
    numRuns: 400,
    examples: examples.map((events): [Happening[]] => [events]),
  });

/** A page crashes that still shows as waiting what another page has sent and crossed out since. */
const CROSSED_OUT_ELSEWHERE: Happening[] = [
  { type: 'start', page: 0 },
  { type: 'send', page: 0 },
  { type: 'save', page: 0 },
  { type: 'open' },
  { type: 'answer', page: 0 },
  { type: 'write', page: 0 },
  { type: 'crash', page: 1 },
];

test('what was written down is made once or refused once, in order; only a crash before that loses anything', () => {
  runs((events) => {
    const model = run(events, true);
    const { saved, lost, made } = model;
    const refused = model.keptRefusals();
    expect(new Set(saved).size).toBe(saved.length);
    const validated = [...saved, ...refused];
    // Lost with its page before the answer was heard, yet made: a change may be sent only after it was written, so
    // there is none.
    expect(validated.filter((id) => lost.has(id))).toEqual([]);
    const expected = [...made.values()].flat().filter((id) => !lost.has(id));
    expect(validated.toSorted()).toEqual(expected.toSorted());
    for (const order of made.values()) expect(isOrdered(saved, order)).toBe(true);
    expect(model.keptChanges()).toEqual([]);
  });
});

test('without locks, where several pages send the same, nothing is lost and nothing is made twice', () => {
  runs(
    (events) => {
      const model = run(events, false);
      const { saved, lost, made } = model;
      expect(new Set(saved).size).toBe(saved.length);
      const refused = new Set(model.keptRefusals());
      const validated = new Set([...saved, ...refused]);
      const expected = [...made.values()].flat().filter((id) => !lost.has(id));
      expect([...validated].toSorted()).toEqual(expected.toSorted());
      // One that was refused on one page is judged again when another sends it, after those that came later.
      const inOrder = saved.filter((id) => !refused.has(id));
      for (const order of made.values()) expect(isOrdered(inOrder, order)).toBe(true);
      expect(model.keptChanges()).toEqual([]);
    },
    [CROSSED_OUT_ELSEWHERE],
  );
});
