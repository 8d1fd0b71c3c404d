import type { Kysely } from 'kysely';
import type { BoatModel } from '../../../shared/contract/boats';
import type { SrsTableAnswer, SrsTablePreview } from '../../../shared/contract/srsTable';
import { toThousandths } from '../../../shared/domain/decimals';
import { planSrsTable, srsDifference, type SrsPair, type SrsPlan } from '../../../shared/domain/srsTable/srsDifference';
import { srsTableTexts as texts } from '../../../shared/texts/srsTable';
import { isEmpty, realChanges } from '../../db/changes';
import type { BoatModelRecord, Database, NewBoatModel } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { listBoatModels } from '../../resources/boat-models/boatModels';
import {
  allBoatModels,
  insertBoatModels,
  retireBoatModels,
  updateBoatModel,
} from '../../resources/boat-models/repository';
import { republishEntriesOfModel } from '../competitors/republishEntries';
import type { SentTable } from './sentTable';

type Db = Kysely<Database>;

const latest = (years: number[]): number | null => (years.length === 0 ? null : Math.max(...years));

/** The year that the table is for: the latest, where its rows have years of their own. */
const yearOf = ({ table, year }: SentTable): number => latest(table.types.map((type) => type.year ?? year)) ?? year;

/** What people ought to know before they take the table. */
function warningsOf({ pairs, gone }: SrsPlan<BoatModel>, sent: SentTable, replaced: number | null): string[] {
  const [{ missing }, year] = [sent.table, yearOf(sent)];
  const stay = pairs.filter(({ held }) => held?.is_current).length;
  return [
    ...missing.map(texts.missingColumn),
    ...(replaced !== null && replaced > year ? [texts.older(year, replaced)] : []),
    ...(gone.length > stay ? [texts.manyGone] : []),
  ];
}

/** How the table differs from what is held. Nothing is saved. */
export async function previewSrsTable(db: Db, sent: SentTable): Promise<SrsTablePreview> {
  const { table, kind } = sent;
  const held = await listBoatModels(db);
  const plan = planSrsTable(held, table.types, kind);
  const year = yearOf(sent);
  const kinds = new Set(table.types.map((type) => type.kind ?? kind));
  const replaced = latest(held.filter((one) => one.is_current && kinds.has(one.kind)).map((one) => one.srs_year));
  return {
    ...srsDifference(plan),
    columns: table.columns,
    skipped: table.skipped,
    year,
    replaces_year: replaced,
    warnings: warningsOf(plan, sent, replaced),
  };
}

const recordOf = ({ type, held, after }: SrsPair<BoatModel>, sent: SentTable): NewBoatModel => ({
  name: type.name,
  kind: type.kind ?? held?.kind ?? sent.kind,
  srs_thousandths: toThousandths(after.srs),
  srs_no_flying_thousandths: toThousandths(after.srs_no_flying),
  srs_shorthanded_thousandths: toThousandths(after.srs_shorthanded),
  srs_shorthanded_no_flying_thousandths: toThousandths(after.srs_shorthanded_no_flying),
  srs_year: type.year ?? sent.year,
  is_current: 1,
});

/** Writes what the table says of a type that is held. Says whether its name has another spelling. */
async function updateHeld(work: Work, present: BoatModelRecord, record: NewBoatModel): Promise<boolean> {
  const changes = realChanges(present, record);
  if (!isEmpty(changes)) await updateBoatModel(work.tx, present.id, changes);
  return changes.name !== undefined;
}

/**
 * Takes a table: its types get the numbers and names that it has, new ones are added, and those that it lacks are kept
 * for their boats but offered no more. The numbers of entries stay. A new spelling is a change of every entry that
 * shows it, so all clubs with such entries are notified, boat by boat.
 */
export async function takeSrsTable(work: Work, sent: SentTable): Promise<SrsTableAnswer> {
  const plan = planSrsTable(await listBoatModels(work.tx), sent.table.types, sent.kind);
  const { added, changed, slightly, same, gone } = srsDifference(plan);
  const present = new Map((await allBoatModels(work.tx)).map((model) => [model.id, model]));
  const fresh: NewBoatModel[] = [];
  const renamed: number[] = [];
  for (const pair of plan.pairs) {
    const record = recordOf(pair, sent);
    const held = pair.held && present.get(pair.held.id);
    if (!held) fresh.push(record);
    else if (await updateHeld(work, held, record)) renamed.push(held.id);
  }
  await insertBoatModels(work.tx, fresh);
  await retireBoatModels(
    work.tx,
    plan.gone.map(({ id }) => id),
  );
  if (renamed.length > 0) await republishEntriesOfModel(work, renamed);
  return {
    added: added.length,
    changed: changed.length,
    slightly: slightly.length,
    same,
    gone: gone.length,
    year: yearOf(sent),
  };
}
