import { texts } from '../texts';
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
      <thead>
        <tr>
          {isOrdered ? <th scope="col">{texts.order}</th> : <td />}
          <th scope="col" className="boat">
            {texts.boat}
          </th>
          <th scope="col">{texts.finish}</th>
          <th scope="col" className="wide">
            {texts.sailed}
          </th>
          <th scope="col" className="wide">
            {texts.corrected}
          </th>
          <th scope="col">{texts.place}</th>
          {onMenu && <td className="more" />}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, boat, finishMs, elapsedS, correctedS, place, isPending, isWaiting }, index) => (
          <HomeRow
            key={key}
            rowKey={key}
            order={isOrdered ? index + 1 : null}
            {...{ boat, finishMs, elapsedS, correctedS, place, isPending, isWaiting, onMenu }}
          />
        ))}
      </tbody>
    </SheetFrame>
  );
}
