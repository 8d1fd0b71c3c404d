import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { whatIsNeeded, type Question, type Rivals } from '../../../../shared/domain/scoring/whatIf';
import { Choices } from '../standings/PartChoices';
import { needSentences } from './needSentences';
import { whatIfTexts } from './texts';

const GOALS = [
  { value: 'win', label: whatIfTexts.goals.win },
  { value: 'podium', label: whatIfTexts.goals.podium },
] as const;
type Goal = (typeof GOALS)[number]['value'];

const RANKS: Record<Goal, number> = { win: 1, podium: 3 };

const Answers = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBlock: theme.spacing(2, 4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', maxWidth: 1000 },
  '& > section': {
    padding: theme.spacing(2),
    border: `var(--stroke) solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.paper,
  },
}));

interface AnswerProps {
  title: string;
  assumption: string;
  sentences: readonly string[];
}

function Answer({ title, assumption, sentences }: AnswerProps) {
  return (
    <section aria-label={title}>
      <Typography variant="subtitle1" component="h4">
        {title}
      </Typography>
      {sentences.map((sentence) => (
        <Typography key={sentence} sx={{ mt: 0.5, fontSize: '1.0625rem' }}>
          {sentence}
        </Typography>
      ))}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {assumption}
      </Typography>
    </section>
  );
}

interface NeedPanelProps {
  question: Question;
  name: string;
}

/** What the boat needs to win, or to be among the first three: if the others go on as before, and whatever they do. */
export function NeedPanel({ question, name }: NeedPanelProps) {
  const [goal, setGoal] = useState<Goal>('win');
  const answers = useMemo(() => {
    const sentencesIf = (rivals: Rivals) =>
      needSentences(
        whatIsNeeded(question, RANKS[goal], rivals),
        question.toCome.length,
        question.series.competitors.length,
      );
    return { asSoFar: sentencesIf('asSoFar'), atBest: sentencesIf('atBest') };
  }, [question, goal]);
  return (
    <>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {whatIfTexts.needed(name)}
      </Typography>
      <Choices label={whatIfTexts.goal} options={GOALS} chosen={goal} onChoose={setGoal} />
      <Answers role="status">
        <Answer title={whatIfTexts.asSoFar} assumption={whatIfTexts.asSoFarHint} sentences={answers.asSoFar} />
        <Answer title={whatIfTexts.atBest} assumption={whatIfTexts.atBestHint} sentences={answers.atBest} />
      </Answers>
    </>
  );
}
