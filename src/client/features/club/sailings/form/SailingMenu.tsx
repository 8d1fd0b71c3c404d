import type { Id } from '../../../../../shared/contract/common';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { toFormErrors } from '../../../../api/formErrors';
import { useCopySailingMutation } from '../../../../api/sailingActions';
import type { MenuAction } from '../../../../ui/menus/ActionMenu';
import { MoreMenu } from '../../../../ui/menus/MoreMenu';
import { showToast } from '../../../../ui/messages/toasts';
import { sailingTexts } from '../texts';
import type { SailingDialogState } from './SailingDialogs';

/** Makes a new sailing of one that is there, says how it went, and leads on: a copy has the day of its original. */
function useCopySailing(onEdit: (copy: Id) => void): (sailing: Id) => Promise<void> {
  const [copy] = useCopySailingMutation();
  return async (sailing) => {
    const { data, error } = await copy(sailing);
    if (error) showToast({ kind: 'error', text: toFormErrors(error).form ?? sailingTexts.copyFailed });
    else
      showToast({
        kind: 'success',
        text: sailingTexts.copied,
        action: { label: sailingTexts.editCopy, run: () => onEdit(data) },
      });
  };
}

interface SailingMenuProps {
  sailing: SailingRow;
  show: (dialog: SailingDialogState) => void;
  /** What stands first. */
  more?: readonly MenuAction[];
  /** Called with a copy that is to be changed; left out where its dialog can be opened here. */
  onEditCopy?: (copy: Id) => void;
}

/** What an official can do with a sailing, in the list and on its own page. */
export function SailingMenu({ sailing, show, more = [], onEditCopy }: SailingMenuProps) {
  const copy = useCopySailing(onEditCopy ?? ((id) => show({ kind: 'edit', id })));
  const remove = {
    label: sailingTexts.remove,
    run: () => show({ kind: 'delete', id: sailing.id }),
    danger: true,
  };
  const actions = [
    ...more,
    { label: sailingTexts.copy, run: () => void copy(sailing.id) },
    ...(sailing.verified_result ? [] : [remove]),
  ];
  return <MoreMenu label={sailingTexts.more(sailing.name)} actions={actions} />;
}
