import { object } from 'yup';
import type { MoveAnswer } from '../../../shared/contract/competitors';
import type { Actor } from '../../../shared/domain/permissions';
import { MAX_FINISHES_PER_CALL } from '../../../shared/limits';
import { field, misread, required, typeName } from '../../../shared/schemas/fields/field';
import { validationTexts } from '../../../shared/texts/validation';
import type { Work } from '../../db/unitOfWork';
import { invalid } from '../../errors';
import { parse } from '../../http/parse';
import { entriesOf, presentedEntry, type CompetitorView } from '../../resources/competitors/readCompetitors';
import { hasResult } from '../../resources/competitors/times';
import { checkedReports } from '../../resources/finish-observations/ownReports';
import { assertUnlocked, heldRecordedSailing } from '../../resources/sailings/access';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { changeEntry } from '../competitors/saveCompetitor';

const SUPPORTED = 'supported';

const confirmSchema = object({
  competitors: required(
    field<typeof SUPPORTED | number[]>('competitors', (raw) => {
      if (raw === SUPPORTED) return raw;
      if (!Array.isArray(raw)) return misread(validationTexts.notList(typeName(raw)));
      if (raw.length > MAX_FINISHES_PER_CALL) return misread(validationTexts.tooManyItems(MAX_FINISHES_PER_CALL));
      const wrong: unknown = raw.find((id) => !Number.isInteger(id));
      return wrong === undefined ? (raw as number[]) : misread(validationTexts.notPk(typeName(wrong)));
    }),
  ),
});

function named(entries: readonly CompetitorView[], ids: readonly number[]): CompetitorView[] {
  return ids.map((id) => {
    const entry = entries.find((one) => one.id === id);
    if (!entry) throw invalid({ competitors: [validationTexts.noSuchObject(id)] });
    return entry;
  });
}

/**
 * Makes what sailors have reported the club's: of the boats that are named, or of all whose report others support. One
 * that is the club's already, or has nothing to confirm, stays as it is.
 */
export async function confirmReports(work: Work, actor: Actor, sailingId: number, body: unknown): Promise<MoveAnswer> {
  const sailing = await heldRecordedSailing(work, actor, sailingId);
  assertUnlocked(sailing);
  const { competitors: asked } = parse(confirmSchema, body);
  const setting = { sailing, groups: await groupsOfSailing(work.tx, sailing.id) };
  const entries = await entriesOf(work.tx, sailing.id);
  const { support } = await checkedReports(work.tx, sailing.id);
  const chosen =
    asked === SUPPORTED ? entries.filter(({ id }) => support.get(id) === SUPPORTED) : named(entries, asked);

  const confirmed: CompetitorView[] = [];
  for (const entry of new Set(chosen)) {
    const isOpen = entry.reported_by === 'sailor' && hasResult(entry);
    confirmed.push(isOpen ? await changeEntry(work, entry, { reported_by: 'club' }, setting) : entry);
  }
  return { competitors: confirmed.map((entry) => presentedEntry(entry, setting, actor)) };
}
