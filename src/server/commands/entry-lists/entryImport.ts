import type { Kysely } from 'kysely';
import {
  IMPORT_FIELDS,
  type EntryImport,
  type EntryImportAnswer,
  type ImportMapping,
  type ImportPreview,
  type ImportRow,
} from '../../../shared/contract/entryImport';
import type { Competitor } from '../../../shared/contract/competitors';
import { fromThousandths, toThousandths } from '../../../shared/domain/decimals';
import { groupStart } from '../../../shared/domain/effectiveStart';
import { matchKey, modelsByKey } from '../../../shared/domain/entryList/nameKeys';
import type { Actor } from '../../../shared/domain/permissions';
import { groupByNumber, startGroupName } from '../../../shared/domain/startGroups';
import { wireDatetime } from '../../../shared/domain/time';
import { MAX_KEPT_COLUMNS } from '../../../shared/limits';
import { planEntries, type EntryListPlan } from '../../../shared/schemas/entryList/parseEntryList';
import type { EntryListContext } from '../../../shared/schemas/entryList/planNames';
import { reviewEntries, type Review, type ReviewedEntry } from '../../../shared/schemas/entryList/reviewEntries';
import { entryImportTexts as texts } from '../../../shared/texts/entryImport';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { invalid, refused } from '../../errors';
import { listBoatModels } from '../../resources/boat-models/boatModels';
import { importsOf, insertImport, keepMapping, keptMapping } from '../../resources/competitors/repositoryImports';
import {
  assertOwn,
  assertUnlocked,
  heldOwnSailing,
  visibleSailing,
  type SailingView,
} from '../../resources/sailings/access';
import { entryListContext, enterPlanned } from './importEntryList';
import { readImportRequest, type ImportRequest } from './importRequest';

type Db = Kysely<Database>;

const isChoice = (value: unknown): value is ImportMapping[string] =>
  value === null || IMPORT_FIELDS.some((field) => field === value);

/** What the club has said before; fields that are no longer known are left out. */
async function rememberedMapping(db: Db, clubId: number): Promise<ImportMapping> {
  const kept: unknown = JSON.parse((await keptMapping(db, clubId)) ?? '{}');
  const said = Object.entries<unknown>(typeof kept === 'object' && kept !== null ? { ...kept } : {});
  return Object.fromEntries(said.flatMap(([key, field]) => (isChoice(field) ? [[key, field]] : [])));
}

/** Keeps what was said of the columns of this list; the oldest words of a club give way to new ones. */
async function remember(work: Work, clubId: number, mapping: ImportMapping, { columns }: Review): Promise<void> {
  const headings = new Set(columns.columns.map(({ heading }) => matchKey(heading)));
  const said = Object.entries(mapping)
    .map(([heading, field]) => [matchKey(heading), field] as const)
    .filter(([key]) => headings.has(key));
  if (said.length === 0) return;
  const keys = new Set(said.map(([key]) => key));
  const earlier = Object.entries(await rememberedMapping(work.tx, clubId)).filter(([key]) => !keys.has(key));
  const kept = [...earlier, ...said].slice(-MAX_KEPT_COLUMNS);
  await keepMapping(work.tx, clubId, JSON.stringify(Object.fromEntries(kept)));
}

interface Reviewed {
  review: Review;
  plan: EntryListPlan;
  context: EntryListContext;
  isReady: (entry: ReviewedEntry) => boolean;
}

async function reviewed(db: Db, sailing: SailingView, request: ImportRequest): Promise<Reviewed> {
  const { rows, mapping, skip, anyway, source } = request;
  const context = await entryListContext(db, sailing);
  const mappings = [await rememberedMapping(db, sailing.club_id), mapping];
  const models = modelsByKey(context.boatModels);
  const review = reviewEntries(rows, { mappings, models, competitors: context.competitors, skip });
  if (!review) throw invalid({ [source]: [texts.empty] });
  const isMapped = review.columns.columns.some(({ field }) => field !== null);
  if (!review.areHeadings && !isMapped) throw invalid({ [source]: [texts.noHeadings] });
  if (review.entries.length === 0) throw invalid({ [source]: [texts.noEntries] });

  const isReady = ({ draft, problems, duplicateOf }: ReviewedEntry) =>
    !skip.has(draft.row) && problems.length === 0 && (duplicateOf === null || anyway.has(draft.row));
  const plan = planEntries(review.entries.filter(isReady), review.columns, context);
  return { review, plan, context, isReady };
}

/** With three decimals, as it is stored; what is no number stands as it was written. */
function shownRating(rating: string | null): string | null {
  return rating !== null && /^\d(?:\.\d{1,3})?$/.test(rating) ? fromThousandths(toThousandths(rating)) : rating;
}

/** The group that takes a boat by itself once those of the plan are made: its name, null where none does. */
function groupTaking(
  { context, plan }: Reviewed,
  sailing: SailingView,
  now: Date,
): (boat: ReviewedEntry) => string | null {
  if (sailing.auto_group === 0) return () => null;
  const start = groupStart({ start_time: null, custom_start_datetime: null }, sailing);
  const made = {
    ...{ id: 0, order: 0, min_rating: null, max_rating: null },
    ...{ start_state: 'scheduled' as const, effective_start: start === null ? null : wireDatetime(start) },
  };
  const held = context.startGroups.map((group, index) => ({ ...group, name: startGroupName(group, index) }));
  const groups = [...held, ...plan.newGroups.map((name) => ({ ...made, name }))];
  return ({ draft, problems }) =>
    problems.length > 0 ? null : (groupByNumber(draft.fields.base_rating, groups, now.getTime())?.name ?? null);
}

function presentRows(result: Reviewed, sailing: SailingView, now: Date): ImportRow[] {
  const { review, plan } = result;
  const taking = groupTaking(result, sailing, now);
  const all = planEntries(review.entries, review.columns, result.context);
  const planned = new Map([...all.entries, ...plan.entries].map((entry) => [entry.row, entry]));
  return review.entries.map((entry) => {
    const { draft, problems, duplicateOf } = entry;
    const { row, fields, warnings } = draft;
    return {
      line: row,
      values: {
        sail_number: fields.sail_number,
        boat_name: fields.boat_name ?? '',
        boat_model_name: fields.boat_model_name ?? null,
        skipper_name: fields.skipper_name,
        crew_names: fields.crew_names,
        club_name: fields.club_name,
        rating: shownRating(fields.rating),
        start_group: planned.get(row)?.group ?? taking(entry),
        race_class: planned.get(row)?.raceClass ?? null,
      },
      problems,
      warnings,
      duplicate_of: duplicateOf,
    };
  });
}

const namesOf = ({ newGroups, newClasses }: EntryListPlan) => ({
  new_start_groups: newGroups,
  new_race_classes: newClasses.map(({ name }) => name),
});

/** The list in a body, before anything is saved. Throws 403 or 404 before it is read. */
export async function incomingList(db: Db, actor: Actor, sailingId: number, body: unknown): Promise<ImportRequest> {
  assertOwn(actor, await visibleSailing(db, actor, sailingId));
  return readImportRequest(body, async () => modelsByKey(await listBoatModels(db)));
}

/** What an import of the list would do, row by row. Nothing is saved. */
export async function previewEntryImport(
  db: Db,
  actor: Actor,
  sailingId: number,
  { request, now }: { request: ImportRequest; now: Date },
): Promise<ImportPreview> {
  const sailing = await visibleSailing(db, actor, sailingId);
  assertOwn(actor, sailing);
  assertUnlocked(sailing);
  const result = await reviewed(db, sailing, request);
  const { review, plan } = result;
  const kept = review.entries.filter(({ draft }) => !request.skip.has(draft.row)).length;
  return {
    sheets: request.sheets,
    sheet: request.sheet,
    columns: review.columns.columns.map(({ heading, field }) => ({ heading, field })),
    rows: presentRows(result, sailing, now),
    ready: plan.entries.length,
    refused: kept - plan.entries.length,
    ...namesOf(plan),
  };
}

/** The answer is kept for a while under its Idempotency-Key, and contacts go with their boat. */
const withoutContact = ({ email: _, phone: __, ...boat }: Competitor): Competitor => boat;

/** Enters every boat of the list that is ready, and remembers what its columns hold. */
export async function importEntries(
  work: Work,
  actor: Actor,
  sailingId: number,
  request: ImportRequest,
): Promise<EntryImportAnswer> {
  const sailing = await heldOwnSailing(work, actor, sailingId);
  assertUnlocked(sailing);
  const { plan, review } = await reviewed(work.tx, sailing, request);
  if (plan.entries.length === 0) throw refused(texts.nothingReady);
  const competitors = await enterPlanned(work, actor, sailing, plan);
  await remember(work, sailing.club_id, request.mapping, review);
  const made = await insertImport(work.tx, { sailingId: sailing.id, at: work.now, boats: competitors });
  return { import: made, competitors: competitors.map(withoutContact), ...namesOf(plan) };
}

/** The imports of the sailing that have boats left, the latest first. */
export async function listEntryImports(db: Db, actor: Actor, sailingId: number): Promise<EntryImport[]> {
  const sailing = await visibleSailing(db, actor, sailingId);
  assertOwn(actor, sailing);
  return (await importsOf(db, sailing.id)).map(({ id, made_at, boats }) => ({
    import: id,
    made_at: wireDatetime(Date.parse(made_at)),
    boats: Number(boats),
  }));
}
