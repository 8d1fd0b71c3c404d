import { styled } from '@mui/material/styles';
import type { SerieRules } from '../../../../shared/contract/series';
import { serieRulesSentences } from '../../../../shared/texts/serieRules';

const Text = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxWidth: '65ch',
  display: 'grid',
  gap: theme.spacing(0.75),
}));

interface RuleSentencesProps {
  rules: SerieRules;
  /** About single races. */
  more?: readonly string[];
}

/** The rules of a serie as its sailing instructions would say them. */
export function RuleSentences({ rules, more = [] }: RuleSentencesProps) {
  return (
    <Text>
      {[...serieRulesSentences(rules), ...more].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Text>
  );
}
