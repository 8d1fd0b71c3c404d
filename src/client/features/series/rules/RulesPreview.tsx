import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import type { SerieScoring } from '../../../../shared/contract/scoring';
import type { SerieRules } from '../../../../shared/contract/series';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { readRules } from './checkedRules';
import { RuleSentences } from './RuleSentences';
import { ruleValues, type RuleValues } from './ruleValues';
import { serieRulesTexts } from './texts';

const ClassPreview = lazy(async () => ({ default: (await import('./ClassPreview')).ClassPreview }));

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
  // As the form would give them back: of the ways to discard it keeps only the chosen one.
  const base = useMemo(() => readRules(ruleValues(saved)), [saved]);
  if (rules === null) return <Alert severity="warning">{serieRulesTexts.previewWrong}</Alert>;
  const isChanged = JSON.stringify(rules) !== JSON.stringify(base);
  const isRegrouped = rules.competitor_key !== saved.competitor_key || rules.class_scoring !== saved.class_scoring;
  const classes = scoring?.classes ?? [];
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {serieRulesTexts.sentences}
      </Typography>
      <RuleSentences rules={rules} />
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {serieRulesTexts.preview}
      </Typography>
      {isRegrouped ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {serieRulesTexts.previewRegrouped}
        </Alert>
      ) : null}
      {!isChanged || classes.length === 0 ? (
        <Typography>{isChanged ? serieRulesTexts.previewEmpty : serieRulesTexts.previewUnchanged}</Typography>
      ) : null}
      {(isChanged ? classes : []).map((source) => (
        <section key={source.race_class ?? ''} aria-label={source.race_class ?? serieRulesTexts.preview}>
          {source.race_class === null ? null : (
            <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
              {source.race_class}
            </Typography>
          )}
          <Suspense fallback={<ListSkeleton rows={3} height={40} />}>
            <ClassPreview source={source} rules={rules} />
          </Suspense>
        </section>
      ))}
    </>
  );
}
