import { MoreMenu } from '../../../ui/menus/MoreMenu';
import { serieSailingTexts } from './texts';

interface SerieSailingActionsProps {
  name: string;
  onPlace: () => void;
  onCopy: () => void;
  onLeave: () => void;
}

/** What an official can do with a sailing of the serie. */
export function SerieSailingActions({ name, onPlace, onCopy, onLeave }: SerieSailingActionsProps) {
  const actions = [
    { label: serieSailingTexts.place, run: onPlace },
    { label: serieSailingTexts.copy, run: onCopy },
    { label: serieSailingTexts.leave, run: onLeave },
  ];
  return <MoreMenu label={serieSailingTexts.more(name)} actions={actions} />;
}
