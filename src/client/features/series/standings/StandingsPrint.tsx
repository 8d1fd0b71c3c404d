import { lazy, Suspense, useMemo } from 'react';
import type { ClassScoringDocument } from '../../../../shared/contract/scoring';
import type { Serie } from '../../../../shared/contract/series';
import { PrintButton, saveRows } from '../../../ui/print/ExportButtons';
import { codesUsed } from '../../../sailing-ui/Place';
import { sheetSection } from '../../../ui/print/SheetTable';
import { StandingsFiles } from './StandingsFiles';
import { notesOf } from './StandingsNotes';
import { isPreliminary, standingsOf, type Standings } from './standings';
import { fileColumns, keyOfRow, standingsColumns } from './standingsColumns';
import { standingsTexts } from './texts';

const PrintSheet = lazy(async () => ({ default: (await import('../../../ui/print/PrintSheet')).PrintSheet }));

/** More columns of races than this want the long side of the paper. */
const UPRIGHT_RACES = 8;

interface StandingsPrintProps {
  club: string;
  serie: Serie;
  part: string;
  standings: Standings;
  /** All classes of the serie: they go on paper together, unless a sub-result is shown. */
  classes: readonly ClassScoringDocument[];
}

function sectionOf({ races, rows }: Standings, title: string | undefined) {
  return sheetSection({ title, columns: standingsColumns({ races }), rows, keyOf: keyOfRow });
}

/** The standings as a file, and on paper. */
export function StandingsPrint({ club, serie, part, standings, classes }: StandingsPrintProps) {
  const title = part === '' ? serie.name : `${serie.name}, ${part}`;
  const { races } = standings;
  const isWhole = standings.category === null && classes.length > 1;
  const sheets = useMemo(
    () => (isWhole ? classes.map((one) => standingsOf(one, null)) : [standings]),
    [isWhole, classes, standings],
  );
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const codes = rows.flatMap(({ score }) => score.cells.map(({ code }) => code));
  return (
    <>
      <StandingsFiles
        serie={serie}
        saveShown={() =>
          saveRows({
            title,
            date: races.at(-1)?.race.start_date ?? '',
            columns: fileColumns(races),
            rows: standings.rows,
          })
        }
      />
      <PrintButton />
      <Suspense>
        <PrintSheet
          club={club}
          title={isWhole ? serie.name : title}
          facts={[standingsTexts.boats(rows.length)]}
          standing={sheets.some(isPreliminary) ? standingsTexts.preliminarySheet : standingsTexts.verifiedSheet}
          sections={() =>
            sheets.map((sheet) => sectionOf(sheet, isWhole ? (sheet.source.race_class ?? undefined) : undefined))
          }
          legend={codesUsed(codes)}
          notes={[...new Set(sheets.flatMap((sheet) => notesOf(sheet, serie.sailings)))]}
          landscape={races.length > UPRIGHT_RACES}
        />
      </Suspense>
    </>
  );
}
