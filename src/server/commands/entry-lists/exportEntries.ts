import type { Kysely } from 'kysely';
import type { Competitor } from '../../../shared/contract/competitors';
import { EXPORT_FORMATS, type ExportFormat } from '../../../shared/contract/entryImport';
import { fileName, toCsv, type TextColumn } from '../../../shared/domain/csv';
import { shownDecimal } from '../../../shared/domain/decimals';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { startGroupName, inStartOrder } from '../../../shared/domain/startGroups';
import { RATING_TYPE_LABELS } from '../../../shared/texts/labels';
import { validationTexts } from '../../../shared/texts/validation';
import type { Database } from '../../db/schema';
import { invalid } from '../../errors';
import { presentedEntries } from '../../resources/competitors/readCompetitors';
import { classesOfSailing } from '../../resources/race-classes/raceClasses';
import { visibleSailing } from '../../resources/sailings/access';
import { groupsOfSailing, presentedGroups } from '../../resources/start-groups/startGroups';

/** A file to save. */
export interface EntryFile {
  name: string;
  type: string;
  content: Buffer | string;
}

interface Column extends TextColumn<Competitor> {
  /** The cell of a spreadsheet, where it is no text. */
  number?: (boat: Competitor) => number | null;
  format?: string;
}

const column = (label: string, text: Column['text'], more: Omit<Column, 'label' | 'text'> = {}): Column => ({
  label,
  text,
  ...more,
});

interface Names {
  groups: ReadonlyMap<number, string>;
  classes: ReadonlyMap<number, string>;
}

const nameIn = (names: ReadonlyMap<number, string>, id: number | null): string => names.get(id ?? 0) ?? '';

const OF_BOAT: readonly Column[] = [
  column('Segelnummer', ({ sail_number }) => sail_number),
  column('Båtnamn', ({ boat_name }) => boat_name),
  column('Båttyp', ({ boat_model_name }) => boat_model_name ?? ''),
  column('SRS', ({ rating }) => (rating === null ? '' : shownDecimal(rating)), {
    number: ({ rating }) => (rating === null ? null : Number(rating)),
    format: '0.000',
  }),
  column('SRS-typ', ({ rating_type }) => RATING_TYPE_LABELS[rating_type]),
  column('Rorsman', ({ skipper_name }) => skipper_name),
  column('Besättning', ({ crew_names }) => crew_names),
  column('Antal ombord', ({ crew_count }) => String(crew_count), { number: ({ crew_count }) => crew_count }),
  column('Klubb', ({ club_name }) => club_name),
];
const CONTACTS: readonly Column[] = [
  column('E-post', ({ email }) => email ?? ''),
  column('Telefon', ({ phone }) => phone ?? ''),
];

/** The columns have the headings that an import reads. */
const columnsFor = ({ groups, classes }: Names, isClub: boolean): Column[] => [
  ...OF_BOAT,
  column('Startgrupp', ({ start_group }) => nameIn(groups, start_group)),
  column('Klass', ({ race_class }) => nameIn(classes, race_class)),
  ...(isClub ? CONTACTS : []),
];

const SHEET = 'Deltagare';
const WIDE = 22;

async function spreadsheetOf(columns: readonly Column[], boats: readonly Competitor[]): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const head = columns.map(({ label }) => ({ value: label, fontWeight: 'bold' as const }));
  const rows = boats.map((boat) =>
    columns.map(({ text, number, format }) => {
      const value = number ? number(boat) : text(boat) || null;
      return value === null ? null : { value, ...(format !== undefined && { format }) };
    }),
  );
  const sheet = { sheet: SHEET, columns: columns.map(() => ({ width: WIDE })), stickyRowsCount: 1 };
  return writeExcelFile([head, ...rows], sheet).toBuffer();
}

function formatOf(asked: string): ExportFormat {
  const format = EXPORT_FORMATS.find((one) => one === asked);
  if (!format) throw invalid({ format: [validationTexts.notChoice(asked)] });
  return format;
}

/**
 * The boats of a sailing as a file that an import reads back; how their people are reached is in it for the club alone.
 * A number that is on no list is no entry. Throws 404 where the actor may not see the sailing, and 400 for another
 * format.
 */
export async function exportEntries(
  db: Kysely<Database>,
  actor: Actor,
  sailingId: number,
  asked: string,
): Promise<EntryFile> {
  const sailing = await visibleSailing(db, actor, sailingId);
  const format = formatOf(asked);
  const groups = await groupsOfSailing(db, sailing.id);
  const boats = (await presentedEntries(db, { sailing, groups }, actor)).filter(({ is_unmatched }) => !is_unmatched);
  const inOrder = inStartOrder(presentedGroups(groups, sailing, []));
  const names = {
    groups: new Map(inOrder.map((group, index) => [group.id, startGroupName(group, index)])),
    classes: new Map((await classesOfSailing(db, sailing.id)).map(({ id, name }) => [id, name])),
  };
  const columns = columnsFor(names, mayEditClub(actor, sailing.club_id));
  const name = fileName(`${sailing.name} deltagare`, sailing.start_date, format);
  if (format === 'csv') return { name, type: 'text/csv; charset=utf-8', content: toCsv(columns, boats) };
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name, type, content: await spreadsheetOf(columns, boats) };
}
