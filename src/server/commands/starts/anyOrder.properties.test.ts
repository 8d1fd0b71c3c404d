import fc from 'fast-check';
import type { Sailing } from '../../../shared/contract/sailings';
import type { StartEventKind, StartEventPayload, StartLog } from '../../../shared/contract/startLog';
import { describeEachEngine } from '../../../testing/engines';
import { newGroup, newSailing } from '../../../testing/fleet';
import { peopleIn, type People } from '../../../testing/people';
import { aStartEvent } from '../../../testing/startEvents';

const ZERO = Date.parse('2026-06-04T18:30:00+02:00');
const RUNS = process.env['CI'] === 'true' ? 60 : 8;
const KINDS: StartEventKind[] = ['ap_up', 'ap_down', 'n_up', 'n_down', 'recall_up', 'recall_down', 'shift', 'undone'];

const drafts = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    seconds: fc.integer({ min: -1_200, max: 3_600 }),
    group: fc.constantFrom(null, 0, 1, 2),
    device: fc.constantFrom('tornet', 'båten'),
    undoes: fc.nat({ max: 11 }),
    minutes: fc.integer({ min: -10, max: 30 }),
  }),
  { minLength: 1, maxLength: 12 },
);
type Draft = (typeof drafts extends fc.Arbitrary<infer T> ? T : never)[number];

const withOrder = drafts.chain((log) =>
  fc.tuple(fc.constant(log), fc.shuffledSubarray([...log.keys()], { minLength: log.length })),
);

/** The act of a draft; none for an undo that comes before every act. */
function eventOf({ kind, seconds, group, ...draft }: Draft, groups: number[], earlier: StartEventPayload[]) {
  const start_group = group === null ? null : (groups[group] ?? null);
  const { device, minutes } = draft;
  const at = ZERO + seconds * 1000;
  if (kind === 'shift') return [aStartEvent('shift', at, { start_group, device, payload: { minutes } })];
  if (kind !== 'undone') return [aStartEvent(kind, at, { start_group, device })];
  const undone = earlier[draft.undoes] ?? earlier[0];
  return undone ? [aStartEvent('undone', at, { start_group, device, undoes: undone.id })] : [];
}

describeEachEngine('a start log', (makeApp) => {
  /** A sailing with three groups; the acts name its groups by their place. */
  async function anEvening(people: People, log: readonly Draft[]) {
    const { id } = await newSailing(people.official, { start_type: 'groups' });
    const groups: number[] = [];
    for (const start_time of ['18:30', '18:35', '18:40']) {
      groups.push((await newGroup(people.official, id, { start_time })).id);
    }
    const events: StartEventPayload[] = [];
    for (const draft of log) events.push(...eventOf(draft, groups, events));
    return { id, groups, events };
  }

  test('that arrives in any order, one act at a time or all at once, gives the same starts', async () => {
    const app = await makeApp();
    const people = await peopleIn(app);
    app.clock.set('2026-06-04T20:00:00+02:00');
    await fc.assert(
      fc.asyncProperty(withOrder, async ([log, order]) => {
        const [one, other] = [await anEvening(people, log), await anEvening(people, log)];
        const post = async (id: number, events: StartEventPayload[]) => {
          const reply = await people.official('POST', `/api/sailings/${id}/start-log/`, { events });
          expect(reply.statusCode).toBe(201);
        };
        if (one.events.length === 0) return;
        await post(one.id, one.events);
        for (const index of order) {
          const event = other.events[index];
          if (event) await post(other.id, [event]);
        }

        const starts = async ({ id, groups }: { id: number; groups: number[] }) => {
          const read = (await people.official('GET', `/api/sailings/${id}/start-log/`)).json<StartLog>();
          const sailing = (await people.official('GET', `/api/sailings/${id}/`)).json<Sailing>();
          return {
            status: sailing.status,
            derived: read.groups.map((group) => ({ ...group, start_group: groups.indexOf(group.start_group ?? 0) })),
            stored: sailing.start_groups.map(({ start_state, attempt, prep_flag, effective_start }) => ({
              ...{ start_state, attempt, prep_flag, effective_start },
            })),
          };
        };
        expect(await starts(other)).toEqual(await starts(one));
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
