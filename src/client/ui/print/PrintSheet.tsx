import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { domRoot } from '../domRoots';
import { formatMoment } from '../format';
import { SheetTable, type SheetSection } from './SheetTable';
import { pageStyles, sheetStyles } from './sheetStyles';

/** The start of the current printing, in milliseconds since 1970; null while nothing is printed. */
function usePrinting(): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    // The browser does not wait: the sheet must be rendered when the event handler returns.
    const before = () => flushSync(() => setSince(Date.now()));
    const after = () => setSince(null);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return since;
}

const PRINTED = (moment: string): string => `Utskrivet ${moment}`;
const CODES = 'Koder';

const Sheet = styled('article')(sheetStyles);

export interface PrintSheetProps {
  club: string;
  title: string;
  /** One line below the title: date, course, wind. */
  facts: readonly string[];
  /** "Preliminärt" or "Verifierat". */
  standing: string;
  /** Called when the user prints. */
  sections: () => readonly SheetSection[];
  /** The meanings of the codes on the sheet. */
  legend?: readonly string[];
  notes?: readonly string[];
  /** Lower rows, and halves side by side, for much on one page. */
  dense?: boolean;
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
  dense = false,
  at,
}: PrintSheetProps & { at: number }) {
  return (
    <Sheet data-dense={dense ? '' : undefined}>
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
