import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Id } from '../../../shared/contract/common';
import { flagsOf, wishOf, type NameWish } from '../../../shared/domain/publication/nameWish';
import { bySailNumber, competitorLabel } from '../../../shared/domain/sailNumber';
import { useCompetitorQuery, useUpdateCompetitorMutation } from '../../api/competitors';
import { toFormErrors } from '../../api/formErrors';
import { NameWishField } from '../../sailing-ui/NameWishField';
import { useAppSelector } from '../../state/rootState';
import { selectCompetitorsOfSailing } from '../../state/rowSelectors';
import { SelectField } from '../../ui/fields/SelectField';
import { showToast } from '../../ui/messages/toasts';
import { shareTexts } from './texts';

interface BoatWishProps {
  sailing: Id;
  id: Id;
}

/** How the helm of one boat is named; frames leave it out, so it is read when somebody asks. */
function BoatWish({ sailing, id }: BoatWishProps) {
  const { isFetching } = useCompetitorQuery(id, { refetchOnMountOrArgChange: true });
  const boat = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing).find((one) => one.id === id));
  const [update, { isLoading }] = useUpdateCompetitorMutation();
  // The frame of the change may come before its answer, and says nothing of it.
  const [saved, setSaved] = useState<NameWish | null>(null);
  const save = async (wish: NameWish) => {
    const { error } = await update({ id, changes: flagsOf(wish) });
    if (error) return showToast({ kind: 'error', text: toFormErrors(error).form ?? '' });
    setSaved(wish);
    return showToast({ kind: 'success', text: shareTexts.nameSaved });
  };
  return (
    <NameWishField
      value={saved ?? (boat ? wishOf(boat) : 'shown')}
      disabled={!boat || isFetching || isLoading}
      onChoose={(wish) => void save(wish)}
    />
  );
}

/** For a boat without a sailor of its own here, whose helm does not want to be named in public, or is under 18. */
export function NameWishes({ sailing }: { sailing: Id }) {
  const boats = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing));
  const [chosen, setChosen] = useState('');
  return (
    <Stack spacing={1.5}>
      <Typography variant="h3" component="h3">
        {shareTexts.names}
      </Typography>
      <Typography color="text.secondary">{shareTexts.namesLead}</Typography>
      <SelectField label={shareTexts.boat} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">{shareTexts.chooseBoat}</option>
        {bySailNumber(boats).map((boat) => (
          <option key={boat.id} value={String(boat.id)}>
            {competitorLabel(boat)}
          </option>
        ))}
      </SelectField>
      {chosen === '' ? null : <BoatWish key={chosen} sailing={sailing} id={Number(chosen)} />}
    </Stack>
  );
}
