import Button from '@mui/material/Button';
import { saveAddress } from '../../lib/csv';
import type { MenuAction } from '../menus/ActionMenu';
import { useActionMenu } from '../menus/MoreMenu';
import { showToast } from '../messages/toasts';

const saveTexts = {
  label: 'Spara som fil',
  failed: 'Filen kunde inte hämtas. Försök igen.',
} as const;

/** Saves a file that the server has made, or says that it could not be fetched. */
export async function saveFetched(fetching: PromiseLike<{ data?: { name: string; address: string } }>): Promise<void> {
  const { data: file } = await fetching;
  if (file) saveAddress(file.name, file.address);
  else showToast({ kind: 'error', text: saveTexts.failed });
}

/** A button with the forms that a list can be saved in. */
export function SaveMenu({ actions }: { actions: readonly MenuAction[] }) {
  const [button, menu] = useActionMenu(saveTexts.label, actions);
  return (
    <>
      <Button {...button}>{saveTexts.label}</Button>
      {menu}
    </>
  );
}
