import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveFile } from '../server/uploads/repository';
import { aSailorAccount } from './accounts';
import { fillInstallation } from './aFullInstallation';
import { aSeason } from './aSeason';
import { aPicture } from './images';
import { aCompetitorRecord, aCourseRecord, aGroupRecord, aSailingRecord } from './records';
import type { TestApp } from './testApp';

const STAMP = '2026-06-04T17:00:00.000Z';

/**
 * The demo club, and what it has none of: files, a sequence of its own, discards, codes and a merge, and an evening with
 * a start log, observations and a report.
 */
export async function aRichClub(server: TestApp): Promise<{ id: number }> {
  const { db } = server;
  const folder = await mkdtemp(join(tmpdir(), 'styrbord-archive-'));
  try {
    await fillInstallation(server, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
  const club = await db.selectFrom('clubs').selectAll().executeTakeFirstOrThrow();
  const { bytes } = await aPicture();
  const hash = 'c'.repeat(64);
  await saveFile(db, { hash, mime: 'image/png', data: bytes, kept_at: STAMP });
  const steps = [{ before_s: 180, flag: 'class', is_up: true, sound: true }];
  await db
    .updateTable('clubs')
    .set({ logo_hash: hash, publish: 'manual', start_sequences: JSON.stringify([{ key: '3-0', name: 'Kort', steps }]) })
    .execute();
  await aCourseRecord(server, club, { name: 'Med karta', map_hash: hash, is_active: 0 });

  // Discards, codes, and a boat that changed its number and is one with itself by a merge.
  const { serie } = await aSeason(server, club, {
    name: 'Höstserien',
    rules: { discards: [3], competitor_key: 'sail_number', code_points: { DNF: { base: 'entries', plus: 2 } } },
    evenings: [
      { order: ['SWE 1', 'SWE 2', 'SWE 3'], codes: { 'SWE 4': 'DNF' } },
      { order: ['SWE 3', 'SWE 1'], codes: { 'SWE 2': 'OCS', 'SWE 4': 'DSQ' } },
      { order: ['SWE 22', 'SWE 4', 'SWE 1', 'SWE 3'] },
    ],
  });
  await db
    .insertInto('serie_merges')
    .values({ serie_id: serie.id, from_key: 'SWE 22', into_key: 'SWE 2', created_at: STAMP })
    .execute();

  // An evening with a log, observations and a report, and somebody who is not to be named.
  const sailing = await aSailingRecord(server, club, { name: 'Loggad', status: 'ongoing', start_sequence: '3-0' });
  await db
    .updateTable('sailings')
    .set({ start_steps: JSON.stringify(steps) })
    .where('id', '=', sailing.id)
    .execute();
  const group = await aGroupRecord(server, sailing, { name: 'Röd', planned_start: STAMP, planned_prep: 'P' });
  await db
    .updateTable('start_groups')
    .set({ custom_start_datetime: '2026-06-04T17:10:00.000Z', start_shift_ms: 600_000 })
    .where('id', '=', group.id)
    .execute();
  const shy = await aSailorAccount(server, { first_name: 'Blyg', last_name: 'Seglare' });
  await db.updateTable('sailors').set({ hide_name: 1 }).where('id', '=', shy.sailor_id).execute();
  const first = await aCompetitorRecord(server, sailing, {
    sail_number: 'SWE 100',
    start_group_id: group.id,
    sailor_id: shy.sailor_id,
    skipper_name: 'Blyg Seglare',
    start_at: '2026-06-04T17:10:00.000Z',
  });
  const second = await aCompetitorRecord(server, sailing, { sail_number: 'SWE 101', start_group_id: group.id });
  await db
    .updateTable('competitors')
    .set({ reported_at: STAMP, report_before_id: second.id, report_note: 'Ur GPS-spår, ± 2 s' })
    .where('id', '=', first.id)
    .execute();
  const act = { sailing_id: sailing.id, device: 'tornet', by_name: 'Åsa', made_at: STAMP, uncertainty_ms: null };
  const [up, undone] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  await db
    .insertInto('start_log')
    .values([
      {
        ...act,
        uuid: up,
        kind: 'ap_up',
        at: STAMP,
        payload: JSON.stringify({ with: null, groups: [group.id] }),
        start_group_id: group.id,
        undoes: null,
        user_id: null,
        version: 5,
      },
      {
        ...act,
        uuid: undone,
        kind: 'undone',
        at: STAMP,
        payload: '{}',
        start_group_id: null,
        undoes: up,
        user_id: null,
        version: 6,
      },
      {
        ...act,
        uuid: '00000000-0000-4000-8000-000000000003',
        kind: 'x_up',
        at: STAMP,
        payload: JSON.stringify({ competitors: [first.id] }),
        start_group_id: group.id,
        undoes: null,
        user_id: null,
        version: 7,
      },
    ])
    .execute();
  await db
    .insertInto('finish_observations')
    .values({
      uuid: '00000000-0000-4000-8000-000000000004',
      fingerprint: 'x',
      sailing_id: sailing.id,
      competitor_id: second.id,
      at: STAMP,
      raw_at: STAMP,
      uncertainty_ms: 40,
      list: 'main',
      device: 'tornet',
      written_finish_at: null,
      replaced: null,
      decision: null,
      user_id: null,
      made_by_name: 'Åsa',
      made_at: STAMP,
      version: 8,
    })
    .execute();
  return club;
}
