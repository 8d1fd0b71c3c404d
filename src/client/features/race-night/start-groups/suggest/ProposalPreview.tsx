import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextField } from '../../../../ui/fields/TextField';
import { LimitLine } from './LimitLine';
import { CompetitorNames, ProposedGroups } from './ProposedGroups';
import type { Proposal } from './suggestion';
import { suggestionTexts } from './texts';
import type { ProposalForm } from './useProposalInput';

interface ProposalPreviewProps {
  proposal: Proposal;
  /** null: the limits are the groups' own, and stay. */
  form: ProposalForm | null;
  moved: number;
}

/** The result before it is applied: the groups, and the boats that are in none of them. */
export function ProposalPreview({ proposal: { groups, left, unused }, form, moved }: ProposalPreviewProps) {
  /** Limits rise with the number; the groups may start in the opposite order. */
  const limitOf = (index: number) => (form?.typed.order === 'slowFirst' ? index - 1 : groups.length - 2 - index);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {suggestionTexts.preview}
      </Typography>
      {form && form.input.limits.length > 0 && <LimitLine groups={groups} form={form} />}
      <ProposedGroups
        groups={groups}
        limitField={({ name }, index) => {
          const at = limitOf(index);
          const value = form?.typed.limits[at];
          if (!form || value === undefined) return null;
          return (
            <TextField
              size="small"
              label={suggestionTexts.limitFrom(name)}
              value={value}
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              onChange={(event) => form.setLimit(at, event.target.value)}
            />
          );
        }}
      />
      <Stack spacing={1} sx={{ mt: 1 }}>
        {left.length > 0 && (
          <Alert severity="warning">
            {form ? suggestionTexts.withoutNumber(left.length) : suggestionTexts.outside(left.length)}.{' '}
            {suggestionTexts.withoutNumberHint}
            <CompetitorNames competitors={left} />
          </Alert>
        )}
        {unused.map(({ group, name, count }) => (
          <Typography key={group.id}>
            {count === 0 ? suggestionTexts.emptied(name) : suggestionTexts.kept(name, count)}
          </Typography>
        ))}
        <Typography role="status">{suggestionTexts.changes(moved)}</Typography>
      </Stack>
    </section>
  );
}
