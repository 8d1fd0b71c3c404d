import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import type { ClassScoringDocument, SerieScoring } from '../../../../shared/contract/scoring';
import type { SerieRules } from '../../../../shared/contract/series';
import { documentWith } from '../standings/documentWith';
import { MovesTable } from '../standings/MovesTable';
import { areSame, countMoved, movesBetween } from '../standings/movesBetween';
import { hasResults, inputOf, standingsFrom, standingsOf } from '../standings/standings';
import { readRules } from './checkedRules';
import { RuleSentences } from './RuleSentences';
import type { RuleValues } from './ruleValues';
import { texts } from './texts';

const FIRST_ROWS = 8;

interface ClassPreviewProps {
  source: ClassScoringDocument;
  rules: SerieRules;
}

/** A class before and after, both scored here from the document that is held. */
function ClassPreview({ source, rules }: ClassPreviewProps) {
  const before = useMemo(() => standingsOf(source, null), [source]);
  const after = useMemo(
    () => standingsFrom(source, null, inputOf({ boats: source.boats, document: documentWith(source, rules) }, null)),
    [source, rules],
  );
  if (!hasResults(before)) return <Typography>{texts.previewEmpty}</Typography>;
  if (areSame(before, after)) return <Typography>{texts.previewSame}</Typography>;
  const moved = countMoved(movesBetween(before, after));
  return (
    <>
      <Typography sx={{ fontWeight: 'var(--weight-strong)', mb: 1 }}>{texts.previewMoved(moved)}</Typography>
      <MovesTable caption={texts.preview} before={before} after={after} atFirst={FIRST_ROWS} />
    </>
  );
}

interface RulesPreviewProps {
  /** As they are saved. */
  saved: SerieRules;
  scoring: SerieScoring | undefined;
}

/** What is being written, as sentences and as the standings that it leads to. Nothing of it is saved. */
export function RulesPreview({ saved, scoring }: RulesPreviewProps) {
  const { values } = useFormikContext<RuleValues>();
  const typed = useDeferredValue(values);
  const rules = useMemo(() => readRules(typed), [typed]);
  if (rules === null) return <Alert severity="warning">{texts.previewWrong}</Alert>;
  const isRegrouped = rules.competitor_key !== saved.competitor_key || rules.class_scoring !== saved.class_scoring;
  const classes = scoring?.classes ?? [];
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {texts.sentences}
      </Typography>
      <RuleSentences rules={rules} />
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {texts.preview}
      </Typography>
      {isRegrouped ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.previewRegrouped}
        </Alert>
      ) : null}
      {classes.length === 0 ? <Typography>{texts.previewEmpty}</Typography> : null}
      {classes.map((source) => (
        <section key={source.race_class ?? ''} aria-label={source.race_class ?? texts.preview}>
          {source.race_class === null ? null : (
            <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
              {source.race_class}
            </Typography>
          )}
          <ClassPreview source={source} rules={rules} />
        </section>
      ))}
    </>
  );
}
