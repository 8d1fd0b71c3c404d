import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { Add } from '../../../ui/icons';
import { MoreMenu } from '../../../ui/menus/MoreMenu';
import type { SetupAgain } from './again/useSetupAgain';
import { useBoardDialog, useListPage, type BoardDialog } from './useBoardDialog';
import { boardTexts } from './texts';
import { useParams } from 'react-router-dom';
import { useExportEntriesMutation } from '../../../api/entryImports';
import { saveAddress } from '../../../lib/csv';
import { showToast } from '../../../ui/messages/toasts';

/** Saves the boats of the sailing as an Excel file, which another sailing can read in. */
function useDownload(): () => Promise<void> {
  const { sailing } = useParams();
  const [fetchFile] = useExportEntriesMutation();
  return async () => {
    const { data: file } = await fetchFile(Number(sailing));
    if (file) saveAddress(file.name, file.address);
    else showToast({ kind: 'error', text: boardTexts.downloadFailed });
  };
}

interface BoardToolbarProps {
  /** There is something to choose. */
  hasCompetitors: boolean;
  /** Who records the evening adds boats, and no groups. */
  isRecorder: boolean;
  /** How the sailing before this one was set up. */
  again: SetupAgain;
  onSelect: () => void;
}

/** What is done once an evening: beside the others where there is room, else behind three dots. */
const SELDOM: readonly { label: string; dialog: BoardDialog }[] = [
  { label: boardTexts.fromEarlier, dialog: { kind: 'fromEarlier' } },
  { label: boardTexts.suggestGroups, dialog: { kind: 'suggestGroups' } },
];

/** What can be added, and the mode in which a phone chooses several boats. */
export const BoardToolbar = memo(function BoardToolbar({
  hasCompetitors,
  isRecorder,
  again,
  onSelect,
}: BoardToolbarProps) {
  const { show: openDialog } = useBoardDialog();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { defaultMatches: true });
  const openList = useListPage();
  const steps = [again.all, again.groups].flatMap((step) => step ?? []);
  const download = useDownload();
  const seldom = [
    // Where there is room, the empty board has them.
    ...(isWide ? [] : steps),
    { label: boardTexts.pasteList, run: openList },
    ...SELDOM.map(({ label, dialog }) => ({ label, run: () => openDialog(dialog) })),
  ];
  const files = hasCompetitors
    ? [
        { label: boardTexts.download, run: () => void download() },
        { label: boardTexts.sendToRrs, run: () => openDialog({ kind: 'rrs' }) },
      ]
    : [];
  const inMenu = isWide ? files : [...seldom, ...files];
  const ofGroups = (
    <>
      {isWide &&
        seldom.map(({ label, run }) => (
          <Button key={label} onClick={run}>
            {label}
          </Button>
        ))}
      {inMenu.length > 0 && <MoreMenu label={boardTexts.moreTools} actions={inMenu} />}
      <Button onClick={() => openDialog({ kind: 'createGroup' })}>{boardTexts.addGroup}</Button>
    </>
  );
  return (
    <div className="tools">
      {hasCompetitors && (
        <Button className="choose" onClick={onSelect}>
          {boardTexts.select}
        </Button>
      )}
      {!isRecorder && ofGroups}
      <Button variant="contained" startIcon={<Add />} onClick={() => openDialog({ kind: 'createBoat' })}>
        {boardTexts.addCompetitor}
      </Button>
    </div>
  );
});
