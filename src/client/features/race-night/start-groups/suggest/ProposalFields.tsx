import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { MAX_GROUPS, MIN_GROUPS } from '../../../../../shared/domain/suggestGroups';
import { TextField } from '../../../../ui/fields/TextField';
import { Toggles } from '../../../../ui/fields/Toggles';
import { suggestionTexts } from './texts';
import type { ProposalForm } from './useProposalInput';

const COUNTS = Array.from({ length: MAX_GROUPS - MIN_GROUPS + 1 }, (_, index) => MIN_GROUPS + index);
const ORDERS = [
  { id: 'slowFirst', label: suggestionTexts.slowFirst },
  { id: 'fastFirst', label: suggestionTexts.fastFirst },
] as const;

/** How many groups, who starts first, and when. */
export function ProposalFields({ form: { typed, wrong, set } }: { form: ProposalForm }) {
  return (
    <Stack spacing={2}>
      <Toggles
        label={suggestionTexts.count}
        options={COUNTS.map((count) => ({ id: String(count), label: suggestionTexts.groups(count) }))}
        isOn={(id) => String(typed.count) === id}
        onToggle={(id) => set({ count: Number(id) })}
      />
      <Toggles
        label={suggestionTexts.order}
        options={ORDERS}
        isOn={(id) => typed.order === id}
        onToggle={(order) => set({ order })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '12rem 14rem' }, alignItems: 'start' }}>
        <TextField
          label={suggestionTexts.first}
          value={typed.first}
          error={wrong.first}
          helperText={wrong.first ? suggestionTexts.wrongTime : undefined}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          onChange={(event) => set({ first: event.target.value })}
        />
        <TextField
          label={suggestionTexts.minutes}
          value={typed.minutes}
          error={wrong.minutes}
          helperText={wrong.minutes ? suggestionTexts.wrongMinutes : undefined}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          onChange={(event) => set({ minutes: event.target.value })}
        />
      </Box>
      {wrong.limits && <Alert severity="error">{suggestionTexts.wrongLimit}</Alert>}
    </Stack>
  );
}
