import { fromThousandths, shownDecimal, toThousandths } from '../../shared/domain/decimals';
import type { EntryListPlan, EntryListProblem, PlannedEntry } from '../../shared/schemas/entryList/parseEntryList';
import { importTexts } from './texts';

/** One line per problem, in the order of the file. */
export const problemLines = (problems: EntryListProblem[]): string[] => [
  ...problems.map(({ row, column, text }) => importTexts.problem(row, column, text)),
  importTexts.nothingImported(problems.length),
];

/** With three decimals, as it will be saved: "0,84" is "0,840". */
const shownRating = (rating: string | null): string => {
  const saved = fromThousandths(toThousandths(rating));
  return saved === null ? '' : `SRS ${shownDecimal(saved)}`;
};

function entryLine({ row, group, raceClass, fields }: PlannedEntry): string {
  const { sail_number: sailNumber, boat_name: boat, skipper_name: skipper, rating } = fields;
  return importTexts.entry(row, [
    sailNumber || importTexts.noNumber,
    boat,
    skipper,
    shownRating(rating),
    group ?? importTexts.noGroup,
    raceClass ?? '',
  ]);
}

function summaryLines({ entries, newGroups, newClasses, notices }: EntryListPlan): string[] {
  const grouped = entries.filter(({ group }) => group !== null).length;
  const classed = entries.filter(({ raceClass }) => raceClass !== null).length;
  return [
    importTexts.grouping(grouped, entries.length - grouped),
    ...(newGroups.length > 0 ? [importTexts.newGroups(newGroups)] : []),
    ...(classed > 0 ? [importTexts.classing(classed, entries.length - classed)] : []),
    ...(newClasses.length > 0 ? [importTexts.newClasses(newClasses.map(({ name }) => name))] : []),
    ...notices,
  ];
}

/** Describes what an import would do, row by row. */
export const dryRunLines = (plan: EntryListPlan, sailing: string): string[] => [
  importTexts.dryRun,
  importTexts.wouldImport(plan.entries.length, sailing),
  ...plan.entries.map(entryLine),
  ...summaryLines(plan),
];

/** Describes what an import has done. */
export const importedLines = (plan: EntryListPlan, sailing: string): string[] => [
  importTexts.imported(plan.entries.length, sailing),
  ...summaryLines(plan),
];
