import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { finishTexts } from '../texts';
import { HomeRow } from './HomeRow';
import { SheetFrame } from './SheetFrame';
import type { SheetRow } from './sheetOf';

interface HomeListProps {
  title: string;
  rows: readonly SheetRow[];
  /** Counts them over the line. */
  isOrdered: boolean;
  onMenu: ((key: string, at: HTMLElement) => void) | undefined;
}

/** Boats in order of finish, with the time sailed and the corrected time by the rule that scores them. */
export function HomeList({ title, rows, isOrdered, onMenu }: HomeListProps) {
  return (
    <SheetFrame aria-label={title}>
      <TableHead>
        <TableRow>
          {isOrdered ? <TableCell>{finishTexts.order}</TableCell> : <TableCell component="td" />}
          <TableCell className="boat">{finishTexts.boat}</TableCell>
          <TableCell>{finishTexts.finish}</TableCell>
          <TableCell className="wide">{finishTexts.sailed}</TableCell>
          <TableCell className="wide">{finishTexts.corrected}</TableCell>
          <TableCell>{finishTexts.place}</TableCell>
          {onMenu && <TableCell component="td" className="more" />}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, isOutside = false, ...row }, index) => (
          <HomeRow
            key={key}
            rowKey={key}
            order={isOrdered ? index + 1 : null}
            boat={row.boat}
            finishMs={row.finishMs}
            elapsedS={row.elapsedS}
            correctedS={row.correctedS}
            place={row.place}
            isPending={row.isPending}
            isWaiting={row.isWaiting}
            {...{ isOutside, onMenu }}
          />
        ))}
      </TableBody>
    </SheetFrame>
  );
}
