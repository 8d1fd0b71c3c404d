import { matchPath, useLocation } from 'react-router-dom';
import { ShortcutSheet } from './ShortcutSheet';
import type { ShortcutPlace } from '../../../ui/shortcuts/shortcuts';
import { useHistoryDialog } from '../../../ui/dialogs/useHistoryDialog';
import { paths } from '../../../paths';

const CLUB = ':club';
// A pattern for a path stands where its id does.
const PLACES: readonly [string, ShortcutPlace][] = [
  [`${paths.sailings(CLUB)}/:sailing/competitors`, 'board'],
  [`${paths.sailings(CLUB)}/:sailing/finish`, 'finish'],
  [`${paths.sailings(CLUB)}/:sailing/result`, 'table'],
  [`${paths.sailings(CLUB)}/:sailing/serie`, 'table'],
  [`${paths.series(CLUB)}/:serie/result`, 'table'],
];

/** The help sheet, with the keys of the page below it first. */
export default function ShortcutHelpModal() {
  const { close } = useHistoryDialog();
  const { pathname } = useLocation();
  const [, here = null] = PLACES.find(([pattern]) => matchPath(pattern, pathname)) ?? [];
  return <ShortcutSheet here={here} onClose={close} />;
}
