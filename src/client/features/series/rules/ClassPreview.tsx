import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { ClassScoringDocument } from '../../../../shared/contract/scoring';
import type { SerieRules } from '../../../../shared/contract/series';
import { documentWith } from '../standings/documentWith';
import { MovesTable } from '../standings/MovesTable';
import {
  areSame,
  countMoved,
  movesBetween,
  hasResults,
  inputOf,
  standingsFrom,
  standingsOf,
} from '../standings/standings';
import { serieRulesTexts } from './texts';

const FIRST_ROWS = 8;

interface ClassPreviewProps {
  source: ClassScoringDocument;
  rules: SerieRules;
}

/** A class before and after, both scored here from the document that is held. */
export function ClassPreview({ source, rules }: ClassPreviewProps) {
  const before = useMemo(() => standingsOf(source, null), [source]);
  const after = useMemo(
    () => standingsFrom(source, null, inputOf({ boats: source.boats, document: documentWith(source, rules) }, null)),
    [source, rules],
  );
  if (!hasResults(before)) return <Typography>{serieRulesTexts.previewEmpty}</Typography>;
  if (areSame(before, after)) return <Typography>{serieRulesTexts.previewSame}</Typography>;
  const moved = countMoved(movesBetween(before, after));
  return (
    <>
      <Typography sx={{ fontWeight: 'var(--weight-strong)', mb: 1 }}>{serieRulesTexts.previewMoved(moved)}</Typography>
      <MovesTable caption={serieRulesTexts.preview} before={before} after={after} atFirst={FIRST_ROWS} />
    </>
  );
}
