import type { Kysely } from 'kysely';
import type { Competitor } from '../../../shared/contract/competitors';
import { EXPORT_FORMATS, type ExportFormat } from '../../../shared/contract/entryImport';
import { fileName, toCsv } from '../../../shared/domain/csv';
import { shownDecimal } from '../../../shared/domain/decimals';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { startGroupName, inStartOrder } from '../../../shared/domain/startGroups';
import { RATING_TYPE_LABELS } from '../../../shared/texts/labels';
import { validationTexts } from '../../../shared/texts/validation';
import type { Database } from '../../db/schema';
import { forbidden, invalid } from '../../errors';
import { sheetOf, WORKBOOK_TYPE, writeWorkbook, type FileColumn } from '../../files/workbook';
import { writeSailArena, type SailArenaEntry } from '../../files/exchange/sailArena';
import type { SavedFile } from '../../http/savedFile';
import { presentedEntries } from '../../resources/competitors/readCompetitors';
import { classesOfSailing } from '../../resources/race-classes/raceClasses';
import { visibleSailing } from '../../resources/sailings/access';
import { groupsOfSailing, presentedGroups } from '../../resources/start-groups/startGroups';

const column = (
  label: string,
  text: FileColumn<Competitor>['text'],
  cell?: FileColumn<Competitor>['cell'],
): FileColumn<Competitor> => ({ label, text, ...(cell && { cell }) });

interface Names {
  groups: ReadonlyMap<number, string>;
  classes: ReadonlyMap<number, string>;
}

const nameIn = (names: ReadonlyMap<number, string>, id: number | null): string => names.get(id ?? 0) ?? '';

const OF_BOAT: readonly FileColumn<Competitor>[] = [
  column('Segelnummer', ({ sail_number }) => sail_number),
  column('Båtnamn', ({ boat_name }) => boat_name),
  column('Båttyp', ({ boat_model_name }) => boat_model_name ?? ''),
  column(
    'SRS',
    ({ rating }) => (rating === null ? '' : shownDecimal(rating)),
    ({ rating }) => (rating === null ? null : { value: Number(rating), format: '0.000' }),
  ),
  column('SRS-typ', ({ rating_type }) => RATING_TYPE_LABELS[rating_type]),
  column('Rorsman', ({ skipper_name }) => skipper_name),
  column('Besättning', ({ crew_names }) => crew_names),
  column(
    'Antal ombord',
    ({ crew_count }) => String(crew_count),
    ({ crew_count }) => ({ value: crew_count }),
  ),
  column('Klubb', ({ club_name }) => club_name),
];
const CONTACTS: readonly FileColumn<Competitor>[] = [
  column('E-post', ({ email }) => email ?? ''),
  column('Telefon', ({ phone }) => phone ?? ''),
];

/** The columns have the headings that an import reads. */
const columnsFor = ({ groups, classes }: Names, isClub: boolean): FileColumn<Competitor>[] => [
  ...OF_BOAT,
  column('Startgrupp', ({ start_group }) => nameIn(groups, start_group)),
  column('Klass', ({ race_class }) => nameIn(classes, race_class)),
  ...(isClub ? CONTACTS : []),
];

const sailArenaEntry = (boat: Competitor, { groups, classes }: Names): SailArenaEntry => ({
  race_class: nameIn(classes, boat.race_class),
  start_group: nameIn(groups, boat.start_group),
  sail_number: boat.sail_number,
  boat_name: boat.boat_name,
  skipper_name: boat.skipper_name,
  club_name: boat.club_name,
  email: boat.email ?? '',
  phone: boat.phone ?? '',
});

const SHEET = 'Deltagare';

function formatOf(asked: string): ExportFormat {
  const format = EXPORT_FORMATS.find((one) => one === asked);
  if (!format) throw invalid({ format: [validationTexts.notChoice(asked)] });
  return format;
}

/**
 * The boats of a sailing as a file that an import reads back; how their people are reached is in it for the club alone.
 * A number that is on no list is no entry. SailArena's own form is for the club alone: 403 for others. Throws 404 where the actor may not see the sailing, and 400 for another
 * format.
 */
export async function exportEntries(
  db: Kysely<Database>,
  actor: Actor,
  sailingId: number,
  asked: string,
): Promise<SavedFile> {
  const sailing = await visibleSailing(db, actor, sailingId);
  const format = formatOf(asked);
  if (format === 'sailarena' && !mayEditClub(actor, sailing.club_id)) throw forbidden();
  const groups = await groupsOfSailing(db, sailing.id);
  const boats = (await presentedEntries(db, { sailing, groups }, actor)).filter(({ is_unmatched }) => !is_unmatched);
  const inOrder = inStartOrder(presentedGroups(groups, sailing, []));
  const names = {
    groups: new Map(inOrder.map((group, index) => [group.id, startGroupName(group, index)])),
    classes: new Map((await classesOfSailing(db, sailing.id)).map(({ id, name }) => [id, name])),
  };
  const name = fileName(`${sailing.name} deltagare`, sailing.start_date, format === 'sailarena' ? 'csv' : format);
  if (format === 'sailarena') {
    const content = writeSailArena(boats.map((boat) => sailArenaEntry(boat, names)));
    return { name, type: 'text/csv; charset=windows-1252', content };
  }
  const columns = columnsFor(names, mayEditClub(actor, sailing.club_id));
  if (format === 'csv') return { name, type: 'text/csv; charset=utf-8', content: toCsv(columns, boats) };
  return { name, type: WORKBOOK_TYPE, content: await writeWorkbook([sheetOf(SHEET, columns, boats)]) };
}
