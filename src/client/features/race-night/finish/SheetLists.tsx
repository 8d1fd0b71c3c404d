import Typography from '@mui/material/Typography';
import { HomeList } from './sheet/HomeList';
import type { Sheet } from './sheet/sheetOf';
import { finishTexts } from './texts';

interface SheetListsProps {
  sheet: Sheet;
  onMenu?: (key: string, at: HTMLElement) => void;
}

/** Who is home, and who has a code instead. */
export function SheetLists({ sheet: { home, coded }, onMenu }: SheetListsProps) {
  return (
    <>
      <section>
        <Typography variant="h2">{finishTexts.home}</Typography>
        {home.length === 0 ? (
          <Typography>{finishTexts.nobodyHome}</Typography>
        ) : (
          <HomeList title={finishTexts.home} rows={home} isOrdered onMenu={onMenu} />
        )}
      </section>
      {coded.length > 0 && (
        <section>
          <Typography variant="h2">{finishTexts.coded}</Typography>
          <HomeList title={finishTexts.coded} rows={coded} isOrdered={false} onMenu={onMenu} />
        </section>
      )}
    </>
  );
}
