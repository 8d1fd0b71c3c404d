import type { SailingRow } from '../../../../../shared/contract/sailings';
import { MoreMenu } from '../../../../ui/menus/MoreMenu';
import { sailingTexts } from '../texts';

interface SailingActionsProps {
  sailing: SailingRow;
  onEdit: () => void;
  onPublish: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** What an official can do with a sailing without opening it. */
export function SailingActions({ sailing, onEdit, onPublish, onCopy, onRemove }: SailingActionsProps) {
  const publish = { label: sailingTexts.publish, run: onPublish };
  const remove = { label: sailingTexts.remove, run: onRemove, danger: true };
  const actions = [
    { label: sailingTexts.edit, run: onEdit },
    ...(sailing.status === 'unpublished' ? [publish] : []),
    { label: sailingTexts.copy, run: onCopy },
    ...(sailing.verified_result ? [] : [remove]),
  ];
  return <MoreMenu label={sailingTexts.more(sailing.name)} actions={actions} />;
}
