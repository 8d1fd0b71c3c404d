import { useParams } from 'react-router-dom';
import { useExportEntriesMutation } from '../../../api/entryImports';
import { saveAddress } from '../../../lib/csv';
import { showToast } from '../../../ui/messages/toasts';
import { boardTexts } from './texts';

/** Saves the boats of the sailing as an Excel file, which another sailing can read in. */
export function useDownload(): () => Promise<void> {
  const { sailing } = useParams();
  const [fetchFile] = useExportEntriesMutation();
  return async () => {
    const { data: file } = await fetchFile(Number(sailing));
    if (file) saveAddress(file.name, file.address);
    else showToast({ kind: 'error', text: boardTexts.downloadFailed });
  };
}
