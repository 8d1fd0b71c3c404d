import { matchPath, useLocation } from 'react-router-dom';
import { ShortcutSheet } from '../../features/shortcuts/ShortcutSheet';
import type { ShortcutPlace } from '../../ui/shortcuts/shortcuts';
import { useModal } from '../../ui/dialogs/useDialog';
import { paths } from '../routing/paths';

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
  const { close } = useModal();
  const { pathname } = useLocation();
  const [, here = null] = PLACES.find(([pattern]) => matchPath(pattern, pathname)) ?? [];
  return <ShortcutSheet here={here} onClose={close} />;
}
