import { MoreMenu } from '../../../ui/menus/MoreMenu';
import { texts } from './texts';

interface SerieSailingActionsProps {
  name: string;
  onPlace: () => void;
  onCopy: () => void;
  onLeave: () => void;
}

/** What an official can do with a sailing of the serie. */
export function SerieSailingActions({ name, onPlace, onCopy, onLeave }: SerieSailingActionsProps) {
  const actions = [
    { label: texts.place, run: onPlace },
    { label: texts.copy, run: onCopy },
    { label: texts.leave, run: onLeave },
  ];
  return <MoreMenu label={texts.more(name)} actions={actions} />;
}
