import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextField } from '../../../../ui/fields/TextField';
import { BoatNames, ProposedGroups } from './ProposedGroups';
import type { Proposal } from './suggestion';
import { texts } from './texts';
import type { WishForm } from './useWish';

interface ProposalPreviewProps {
  proposal: Proposal;
  /** null: the limits are the groups' own, and stay. */
  form: WishForm | null;
  moved: number;
}

/** What will be, before it is: the groups, and the boats that are in none of them. */
export function ProposalPreview({ proposal: { groups, left, unused }, form, moved }: ProposalPreviewProps) {
  /** Limits rise with the number, the groups may start the other way round. */
  const limitOf = (index: number) => (form?.typed.order === 'slowFirst' ? index - 1 : groups.length - 2 - index);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {texts.preview}
      </Typography>
      <ProposedGroups
        groups={groups}
        limitField={({ name }, index) => {
          const at = limitOf(index);
          const value = form?.typed.limits[at];
          if (!form || value === undefined) return null;
          return (
            <TextField
              size="small"
              label={texts.limitFrom(name)}
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
            {form ? texts.withoutNumber(left.length) : texts.outside(left.length)}. {texts.withoutNumberHint}
            <BoatNames boats={left} />
          </Alert>
        )}
        {unused.map(({ group, name, count }) => (
          <Typography key={group.id}>{count === 0 ? texts.emptied(name) : texts.kept(name, count)}</Typography>
        ))}
        <Typography role="status">{texts.changes(moved)}</Typography>
      </Stack>
    </section>
  );
}
