import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { Toggles } from '../../../../ui/fields/Toggles';
import { ProposalPreview } from './ProposalPreview';
import { suggestionTexts } from './texts';
import { useApplyProposal } from './useApplyProposal';
import { useSuggestion } from './useSuggestion';
import { ProposalFields } from './ProposalFields';

interface SuggestDialogProps {
  sailing: SailingRow;
  onClose: () => void;
}

const WAYS = [
  { id: 'own', label: suggestionTexts.own },
  { id: 'anew', label: suggestionTexts.anew },
] as const;

/** A dialog has no edges of the screen to swipe to. */
const TOGGLES_WRAP = { '& [role=group]': { flexWrap: 'wrap', marginInline: 0, padding: 0 } } as const;

/** Start groups by SRS, shown before anything is done; the limits can be moved, and the preview follows. */
export function SuggestDialog({ sailing, onClose }: SuggestDialogProps) {
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const titleId = useId();
  const { canBeOwn, isOwn, setOwn, form, proposal, moved, why, isShown, isUsable } = useSuggestion(sailing);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const apply = useApplyProposal(sailing);

  const use = async () => {
    setBusy(true);
    const said = await apply(proposal).finally(() => setBusy(false));
    setProblem(said);
    if (said === undefined) onClose();
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{suggestionTexts.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={TOGGLES_WRAP}>
          <Typography>{suggestionTexts.intro}</Typography>
          {canBeOwn && (
            <Toggles
              label={suggestionTexts.how}
              options={WAYS}
              isOn={(id) => isOwn === (id === 'own')}
              onToggle={(id) => setOwn(id === 'own')}
            />
          )}
          {!isOwn && <ProposalFields form={form} />}
          {why !== null && <Alert severity="info">{why}</Alert>}
          {isShown && <ProposalPreview proposal={proposal} form={isOwn ? null : form} moved={moved} />}
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={onClose}>
          {suggestionTexts.cancel}
        </Button>
        <Button variant="contained" loading={isBusy} disabled={!isUsable} onClick={() => void use()}>
          {suggestionTexts.use}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
