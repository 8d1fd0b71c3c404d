import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Club } from '../../../../../shared/contract/clubs';
import type { StartSequence } from '../../../../../shared/contract/startSequences';
import { clubSequences, isGivenSequence } from '../../../../../shared/domain/race-day/sequences';
import { MAX_OWN_SEQUENCES } from '../../../../../shared/limits';
import { usePrefetch } from '../../../../lib/prefetch';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../../ui/dialogs/useDialog';
import { SettingsSection } from '../../../../ui/page/SettingsSection';
import type { SequenceDialogState } from './SequenceDialogs';
import { StepLines } from './StepLines';
import { sequenceTexts } from './texts';

const load = () => import('./SequenceDialogs');
const SequenceDialogs = lazyDialog(async () => (await load()).SequenceDialogs);

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(1, 0, 3),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2.5, 4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Item = styled('li')({ minWidth: 0, overflowWrap: 'anywhere' });
const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', marginLeft: theme.spacing(-1.5) }));

interface SequenceListProps {
  title: string;
  sequences: readonly StartSequence[];
  /** What can be done with one of them. */
  actions?: (sequence: StartSequence) => ReactNode;
}

function SequenceList({ title, sequences, actions }: SequenceListProps) {
  return (
    <List aria-label={title}>
      {sequences.map((sequence) => (
        <Item key={sequence.key}>
          <Typography sx={{ mb: 0.5, fontWeight: 'var(--weight-strong)' }}>{sequence.name}</Typography>
          <StepLines label={sequence.name} steps={sequence.steps} />
          {actions ? <Buttons>{actions(sequence)}</Buttons> : null}
        </Item>
      ))}
    </List>
  );
}

/** The start sequences of the club: its own, to be changed, and those that every club has. */
export function SequencesSection({ club }: { club: Club }) {
  const { dialog, show, close } = useDialog<SequenceDialogState>('sequence');
  usePrefetch(load);
  const all = clubSequences(club);
  const own = all.filter((sequence) => !isGivenSequence(sequence.key));
  const isFull = own.length >= MAX_OWN_SEQUENCES;
  const button = (kind: 'edit' | 'delete', label: string, { key, name }: StartSequence) => (
    <Button
      color={kind === 'delete' ? 'error' : 'primary'}
      aria-label={sequenceTexts.of(label, name)}
      onClick={() => show({ kind, key })}
    >
      {label}
    </Button>
  );
  return (
    <SettingsSection title={sequenceTexts.title} lead={sequenceTexts.lead}>
      <Typography variant="h3">{sequenceTexts.own}</Typography>
      {own.length === 0 ? <Typography sx={{ my: 1 }}>{sequenceTexts.none}</Typography> : null}
      <SequenceList
        title={sequenceTexts.own}
        sequences={own}
        actions={(sequence) => (
          <>
            {button('edit', sequenceTexts.change, sequence)}
            {button('delete', sequenceTexts.remove, sequence)}
          </>
        )}
      />
      {isFull ? (
        <Typography sx={{ mb: 4 }}>{sequenceTexts.full}</Typography>
      ) : (
        <Button variant="outlined" sx={{ mb: 4 }} onClick={() => show({ kind: 'create' })}>
          {sequenceTexts.create}
        </Button>
      )}
      <Typography variant="h3">{sequenceTexts.given}</Typography>
      <SequenceList title={sequenceTexts.given} sequences={all.filter(({ key }) => isGivenSequence(key))} />
      {dialog ? <SequenceDialogs {...{ dialog, club, own }} onClose={close} /> : null}
    </SettingsSection>
  );
}
