import { lazy, Suspense } from 'react';
import type { ClubStatistics } from '../../../../shared/contract/statistics';
import { codesUsed } from '../../../sailing-ui/Place';
import { CsvButton, PrintButton } from '../../../ui/print/ExportButtons';
import { sheetSection } from '../../../ui/print/SheetTable';
import { keyFigures } from './keyFigures';
import { boatColumns, classColumns, eveningColumns, figureColumns } from './seasonColumns';
import { statisticsTexts } from './texts';

const PrintSheet = lazy(async () => ({ default: (await import('../../../ui/print/PrintSheet')).PrintSheet }));

/** With so many of them, a season of an evening a week fits on one page. */
const MOST_CLASSES = 6;
const MOST_BOATS = 6;

interface SeasonPaperProps {
  club: { name: string; slug: string };
  statistics: ClubStatistics;
}

function sectionsOf({ slug }: SeasonPaperProps['club'], statistics: ClubStatistics) {
  const { season, before } = statistics;
  const { year, evenings, classes, boats_most } = season;
  const shown = {
    figures: sheetSection({
      columns: figureColumns(year, before?.year ?? null),
      rows: keyFigures(statistics),
      keyOf: ({ id }) => id,
    }),
    evenings: sheetSection({
      title: statisticsTexts.evenings,
      columns: eveningColumns(slug),
      rows: evenings,
      keyOf: ({ sailing }) => sailing,
    }),
    classes: sheetSection({
      title: statisticsTexts.classes,
      isHalf: true,
      columns: classColumns,
      rows: classes.slice(0, MOST_CLASSES),
      keyOf: ({ name }) => name,
    }),
    boats: sheetSection({
      title: statisticsTexts.boatsMost,
      isHalf: true,
      columns: boatColumns(slug),
      rows: boats_most.slice(0, MOST_BOATS),
      keyOf: ({ competitor }) => competitor,
    }),
  };
  return Object.values(shown).filter(({ rows }) => rows.length > 0);
}

/** The season as a file for Excel, and as a summary of the year on paper, for the club's board. */
export function SeasonPaper({ club, statistics }: SeasonPaperProps) {
  const { year, evenings } = statistics.season;
  const codes = evenings.flatMap((evening) => evening.codes.map(({ code }) => code));
  return (
    <>
      <CsvButton
        title={`${statisticsTexts.title} ${club.name}`}
        date={String(year)}
        columns={eveningColumns(club.slug)}
        rows={evenings}
      />
      <PrintButton />
      <Suspense>
        <PrintSheet
          club={club.name}
          title={statisticsTexts.paperTitle(year)}
          facts={[]}
          standing={statisticsTexts.paperStanding}
          sections={() => sectionsOf(club, statistics)}
          legend={codesUsed(codes)}
          notes={[statisticsTexts.counted]}
          dense
        />
      </Suspense>
    </>
  );
}
