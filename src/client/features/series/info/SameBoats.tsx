import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Id } from '../../../../shared/contract/common';
import type { SerieMerge, SeriesRow } from '../../../../shared/contract/series';
import { toFormErrors } from '../../../api/formErrors';
import { useMergeRowsMutation, useSerieMerges, useUndoMergeMutation } from '../../../api/series';
import { showToast } from '../../../ui/messages/toasts';
import { boatText } from '../standings/BoatName';
import { likelySame } from './likelySame';
import { serieInfoTexts } from './texts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    minHeight: 52,
    paddingBlock: theme.spacing(0.5),
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

interface SameBoatsProps {
  serie: Id;
  rows: readonly SeriesRow[];
}

/** Rows that may be the same boat, to be counted as one, and those that are, to be parted again. */
export function SameBoats({ serie, rows }: SameBoatsProps) {
  const { merges } = useSerieMerges(serie);
  const [merge, { isLoading: isMerging }] = useMergeRowsMutation();
  const [undo, { isLoading: isUndoing }] = useUndoMergeMutation();
  const pairs = likelySame(rows);
  const tell = (error: unknown) =>
    showToast({ kind: 'error', text: toFormErrors(error).form ?? serieInfoTexts.failed });

  const part = async ({ id, from }: SerieMerge) => {
    const { error } = await undo({ serie, merge: id });
    if (error) tell(error);
    else showToast({ kind: 'success', text: serieInfoTexts.undone(from) });
  };
  const join = async (from: SeriesRow, into: SeriesRow) => {
    const { data, error } = await merge({ serie, from: from.key, into: into.key });
    if (error) return tell(error);
    showToast({
      kind: 'success',
      text: serieInfoTexts.merged(boatText(from), boatText(into)),
      action: { label: serieInfoTexts.undo, run: () => void part(data) },
    });
  };

  if (pairs.length === 0 && merges.length === 0) return null;
  return (
    <section aria-labelledby="samma-bat">
      <Typography id="samma-bat" variant="h2">
        {pairs.length === 0 ? serieInfoTexts.mergedTitle : serieInfoTexts.same}
      </Typography>
      {pairs.length === 0 ? null : (
        <>
          <Typography sx={{ mt: 0.5 }}>{serieInfoTexts.sameHint}</Typography>
          <List>
            {pairs.map(({ from, into, because }) => (
              <li key={`${from.key} ${into.key}`}>
                <span>
                  {serieInfoTexts.samePair(boatText(from), boatText(into))}
                  <small>{because === 'number' ? serieInfoTexts.sameNumber : serieInfoTexts.sameName}</small>
                </span>
                <Button
                  variant="outlined"
                  disabled={isMerging}
                  aria-label={serieInfoTexts.mergePair(boatText(from), boatText(into))}
                  onClick={() => void join(from, into)}
                >
                  {serieInfoTexts.merge}
                </Button>
              </li>
            ))}
          </List>
        </>
      )}
      {merges.length === 0 ? null : (
        <>
          {pairs.length === 0 ? null : (
            <Typography variant="h3" sx={{ mt: 2 }}>
              {serieInfoTexts.mergedTitle}
            </Typography>
          )}
          <List>
            {merges.map((one) => (
              <li key={one.id}>
                {serieInfoTexts.mergedRow(one.from, one.into)}
                <Button
                  disabled={isUndoing}
                  aria-label={serieInfoTexts.undoPair(one.from, one.into)}
                  onClick={() => void part(one)}
                >
                  {serieInfoTexts.undoMerge}
                </Button>
              </li>
            ))}
          </List>
        </>
      )}
    </section>
  );
}
