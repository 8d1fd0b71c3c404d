import { aClub } from '../../testing/accounts';
import { describeBothEngines } from '../../testing/engines';
import { busInProcess } from './bus';
import type { ChangeEvent } from './events';
import { unitOfWork } from './unitOfWork';

const change = (clubId: number, version: number): ChangeEvent => ({
  clubId,
  version,
  model: 'sailing',
  id: 5,
  change: 'updated',
  data: { id: 5 },
  visibility: 'everyone',
});

describeBothEngines('a unit of work', (makeApp) => {
  async function world() {
    const { db, clock } = await makeApp();
    const bus = busInProcess();
    const announced: (number | null)[] = [];
    bus.listen((clubId) => announced.push(clubId));
    const club = await aClub({ db });
    return { deps: { db, bus, now: clock.now }, db, announced, club };
  }

  test('numbers each change, logs it, and tells the bus once', async () => {
    const { deps, db, announced, club } = await world();

    await unitOfWork(deps, async (work) => {
      await work.note(change(club.id, await work.nextVersion(club.id)));
      await work.note(change(club.id, await work.nextVersion(club.id)));
      expect(announced).toEqual([]);
    });

    const events = await db.selectFrom('events').selectAll().orderBy('version').execute();
    expect(events).toEqual([
      expect.objectContaining({ version: 1, object_id: 5, data: '{"id":5}', at: '2026-06-04T12:00:00.000Z' }),
      expect.objectContaining({ version: 2 }),
    ]);
    expect(announced).toEqual([club.id]);
  });

  test('leaves no number, no event and no announcement when it fails', async () => {
    const { deps, db, announced, club } = await world();

    const failing = unitOfWork(deps, async (work) => {
      await work.note(change(club.id, await work.nextVersion(club.id)));
      throw new Error('refused');
    });

    await expect(failing).rejects.toThrow('refused');
    expect(await db.selectFrom('events').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('clubs').select('counter').execute()).toEqual([{ counter: 0 }]);
    expect(announced).toEqual([]);
  });

  test('gives every change a number of its own, however many writers there are', async () => {
    const { deps, db, club } = await world();
    const write = () =>
      unitOfWork(deps, async (work) => {
        const version = await work.nextVersion(club.id);
        await work.note(change(club.id, version));
        return version;
      });

    const versions = await Promise.all(Array.from({ length: 20 }, write));

    expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await db.selectFrom('events').select('version').execute()).toHaveLength(20);
  });

  test('refuses the outer database inside', async () => {
    const { deps, db } = await world();

    const misused = unitOfWork(deps, () => db.selectFrom('clubs').selectAll().execute());

    await expect(misused).rejects.toThrow('The outer database was used inside a unit of work');
  });

  test('refuses another unit of work inside', async () => {
    const { deps } = await world();

    const nested = unitOfWork(deps, () => unitOfWork(deps, async () => {}));

    await expect(nested).rejects.toThrow('The outer database was used inside a unit of work');
  });
});
