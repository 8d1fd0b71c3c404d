import Check from '@mui/icons-material/Check';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { STEPS, type Step } from './firstSteps';
import { HomeSection } from './HomeSection';
import { texts } from './texts';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '32px 1fr',
    columnGap: theme.spacing(1.5),
    alignItems: 'start',
    padding: theme.spacing(1.25, 0),
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& a, & b': { display: 'inline-flex', alignItems: 'center', minHeight: 32, fontWeight: 'var(--weight-strong)' },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 4 },
  '& p': { gridColumn: 2, color: theme.vars.palette.text.secondary },
}));

const Number = styled('span')<{ isDone: boolean }>(({ theme, isDone }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  fontWeight: 'var(--weight-strong)',
  border: `var(--stroke) solid ${isDone ? theme.vars.palette.primary.main : theme.vars.palette.line}`,
  background: isDone ? theme.vars.palette.primary.main : undefined,
  color: isDone ? theme.vars.palette.primary.contrastText : undefined,
}));

interface FirstStepsProps {
  done: Record<Step, boolean>;
  hrefOf: Record<Step, string>;
}

/** From an empty club to a result. Gone when every step is done. */
export function FirstSteps({ done, hrefOf }: FirstStepsProps) {
  if (STEPS.every((step) => done[step])) return null;
  return (
    <HomeSection title={texts.guide}>
      <Typography sx={{ maxWidth: '60ch' }}>{texts.guideLead}</Typography>
      <List>
        {STEPS.map((step, index) => (
          <li key={step}>
            <Number isDone={done[step]} aria-hidden="true">
              {done[step] ? <Check fontSize="small" /> : index + 1}
            </Number>
            {done[step] ? (
              <b>
                {texts.steps[step].title}
                <span style={visuallyHidden}>{` – ${texts.done}`}</span>
              </b>
            ) : (
              <span>
                <Link to={hrefOf[step]}>{texts.steps[step].title}</Link>
              </span>
            )}
            {done[step] ? null : <p>{texts.steps[step].text}</p>}
          </li>
        ))}
      </List>
    </HomeSection>
  );
}
