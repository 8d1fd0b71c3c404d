import { useExportSerieMutation } from '../../../api/exports';
import type { Serie } from '../../../../shared/contract/series';
import type { ClubFormat, ResultFormat } from '../../../../shared/contract/exports';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../ui/dialogs/useDialog';
import type { MenuAction } from '../../../ui/menus/ActionMenu';
import { saveFetched, SaveMenu } from '../../../ui/print/SaveMenu';
import { standingsTexts } from './texts';

const SailwaveDialog = lazyDialog(async () => (await import('./SailwaveDialog')).SailwaveDialog);

interface StandingsFilesProps {
  serie: Pick<Serie, 'id' | 'can_edit'>;
  /** Saves the list as it is shown. */
  saveShown: () => void;
}

/** The forms that the standings can be saved in; those of other programs are for the club. */
export function StandingsFiles({ serie: { id, can_edit: isOwn }, saveShown }: StandingsFilesProps) {
  const [fetchFile] = useExportSerieMutation();
  const { dialog, show, close } = useDialog<'sailwave'>('save');
  const { saved } = standingsTexts;
  const fetched = (format: ResultFormat | ClubFormat): MenuAction => ({
    label: saved[format],
    run: () => void saveFetched(fetchFile({ serie: id, format })),
  });
  const forClub = [
    { label: saved.blw, run: () => show('sailwave') },
    fetched('sailwave-csv'),
    fetched('ratings'),
    fetched('xrr'),
  ];
  return (
    <>
      <SaveMenu
        actions={[
          fetched('xlsx'),
          fetched('pdf'),
          { label: saved.csv, run: saveShown },
          ...(isOwn === true ? forClub : []),
        ]}
      />
      {dialog === null ? null : <SailwaveDialog open serie={id} onClose={close} />}
    </>
  );
}
