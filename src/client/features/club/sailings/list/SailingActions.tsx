import type { SailingRow } from '../../../../../shared/contract/sailings';
import { MoreMenu } from '../../../../ui/menus/MoreMenu';
import { texts } from '../texts';

interface SailingActionsProps {
  sailing: SailingRow;
  onEdit: () => void;
  onPublish: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** What an official can do with a sailing without opening it. */
export function SailingActions({ sailing, onEdit, onPublish, onCopy, onRemove }: SailingActionsProps) {
  const publish = { label: texts.publish, run: onPublish };
  const remove = { label: texts.remove, run: onRemove, danger: true };
  const actions = [
    { label: texts.edit, run: onEdit },
    ...(sailing.status === 'unpublished' ? [publish] : []),
    { label: texts.copy, run: onCopy },
    ...(sailing.verified_result ? [] : [remove]),
  ];
  return <MoreMenu label={texts.more(sailing.name)} actions={actions} />;
}
