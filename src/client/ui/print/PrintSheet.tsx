import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { domRoot } from '../domRoots';
import { formatMoment } from '../format';
import { pageStyles, sheetStyles } from './sheetStyles';
import { SheetTable, type SheetSection } from './SheetTable';
import { usePrinting } from './usePrinting';

const PRINTED = (moment: string): string => `Utskrivet ${moment}`;
const CODES = 'Koder';

const Sheet = styled('article')(sheetStyles);

export interface PrintSheetProps {
  club: string;
  title: string;
  /** One line below the title: date, course, wind. */
  facts: readonly string[];
  /** "Preliminärt" or "Fastställt". */
  standing: string;
  /** Called when the user prints. */
  sections: () => readonly SheetSection[];
  /** The meanings of the codes on the sheet. */
  legend?: readonly string[];
  notes?: readonly string[];
  /** Landscape, for many columns. */
  landscape?: boolean;
}

function Content({
  club,
  title,
  facts,
  standing,
  sections,
  legend = [],
  notes = [],
  at,
}: PrintSheetProps & { at: number }) {
  return (
    <Sheet>
      <header>
        <p>{club}</p>
        <h1>{title}</h1>
        <p>{[...facts, standing].join(' · ')}</p>
      </header>
      {sections().map((section, index) => (
        <SheetTable key={section.title ?? index} section={section} />
      ))}
      <footer>
        {legend.length > 0 && <p>{`${CODES}: ${legend.join('; ')}`}</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>{PRINTED(formatMoment(at))}</p>
      </footer>
    </Sheet>
  );
}

/** The sheet that is printed instead of the page: A4, black on white. It is rendered only while printing. */
export function PrintSheet(props: PrintSheetProps) {
  const since = usePrinting();
  if (since === null) return null;
  const { club, title, standing, landscape = false } = props;
  return (
    <>
      <GlobalStyles styles={pageStyles(`${club} · ${title} · ${standing}`, landscape)} />
      {createPortal(<Content {...props} at={since} />, domRoot('print'))}
    </>
  );
}
