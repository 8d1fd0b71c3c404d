import { lazy, Suspense } from 'react';
import type { Serie } from '../../../../shared/contract/series';
import { CsvButton } from '../../../ui/CsvButton';
import { codesUsed } from '../../../ui/print/codesUsed';
import { PrintButton } from '../../../ui/print/PrintButton';
import { sheetSection } from '../../../ui/print/SheetTable';
import { notesOf } from './StandingsNotes';
import { isPreliminary, type Standings } from './standings';
import { fileColumns, keyOfRow, standingsColumns } from './standingsColumns';
import { texts } from './texts';

const PrintSheet = lazy(async () => ({ default: (await import('../../../ui/print/PrintSheet')).PrintSheet }));

/** More columns of races than this want the long side of the paper. */
const UPRIGHT_RACES = 8;

interface StandingsPrintProps {
  club: string;
  serie: Serie;
  part: string;
  standings: Standings;
}

/** The standings as a file for Excel, and on paper. */
export function StandingsPrint({ club, serie, part, standings }: StandingsPrintProps) {
  const title = part === '' ? serie.name : `${serie.name}, ${part}`;
  const { races } = standings;
  const codes = standings.rows.flatMap(({ score }) => score.cells.map(({ code }) => code));
  return (
    <>
      <CsvButton title={title} date={races.at(-1)?.race.start_date ?? ''} columns={fileColumns(races)} rows={standings.rows} />
      <PrintButton />
      <Suspense>
        <PrintSheet
          club={club}
          title={title}
          facts={[texts.boats(standings.rows.length)]}
          standing={isPreliminary(standings) ? texts.preliminarySheet : texts.verifiedSheet}
          sections={() => [sheetSection({ columns: standingsColumns(races), rows: standings.rows, keyOf: keyOfRow })]}
          legend={codesUsed(codes)}
          notes={notesOf(standings, serie.sailings)}
          landscape={races.length > UPRIGHT_RACES}
        />
      </Suspense>
    </>
  );
}
