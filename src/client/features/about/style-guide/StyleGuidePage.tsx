import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import { LeadPage } from '../../../ui/page/LeadPage';
import { Swatch } from './Swatch';
import { styleGuideTexts } from './texts';

const Section = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(5),
  paddingTop: theme.spacing(3),
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
}));

const Swatches = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
}));

const Sizes = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '9rem minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: theme.spacing(2),
    paddingBlock: theme.spacing(1),
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Steps = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(3),
  '& i': { display: 'block', marginBottom: 8, background: theme.vars.palette.primary.main, borderRadius: 2 },
}));

const Rules = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { paddingBlock: theme.spacing(1.5), borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('sm')]: {
    '& li': { display: 'grid', gridTemplateColumns: '1fr 1fr 1.2fr', gap: theme.spacing(3) },
  },
  '& p': { marginBottom: theme.spacing(0.5) },
  '& p > span': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
}));

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Section>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ mt: 0.5, mb: 2, maxWidth: '68ch' }}>{text}</Typography>
      {children}
    </Section>
  );
}

function Colours() {
  const { palette } = useTheme().vars;
  const { names } = styleGuideTexts;
  const pairs: [name: string, ink: string, ground: string][] = [
    [names.text, palette.text.primary, palette.background.default],
    [names.soft, palette.text.secondary, palette.background.default],
    [names.paper, palette.text.primary, palette.background.paper],
    [names.starboard, palette.primary.contrastText, palette.primary.main],
    [names.link, palette.primary.main, palette.background.default],
    [names.port, palette.error.contrastText, palette.error.main],
    [names.signal, palette.signal.on, palette.signal.bg],
    [names.signalText, palette.signal.text, palette.background.paper],
    [names.bar, palette.bar.text, palette.bar.bg],
  ];
  return (
    <Swatches>
      {pairs.map(([name, ink, ground]) => (
        <Swatch key={name} name={name} ink={ink} ground={ground} />
      ))}
    </Swatches>
  );
}

function WordRules() {
  return (
    <Rules>
      {styleGuideTexts.wordRules.map((rule) => (
        <li key={rule.do}>
          <p>
            <span>{styleGuideTexts.say}</span>
            <strong>{rule.do}</strong>
          </p>
          <p>
            <span>{styleGuideTexts.notSay}</span>
            {rule.dont}
          </p>
          <p>
            <span>{styleGuideTexts.because}</span>
            {rule.why}
          </p>
        </li>
      ))}
    </Rules>
  );
}

/** How the app looks and speaks. Colours are measured where they stand. */
export default function StyleGuidePage() {
  return (
    <LeadPage
      title={styleGuideTexts.title}
      lead={styleGuideTexts.lead}
      beside={{ to: paths.designSystem, name: styleGuideTexts.toDesignSystem }}
    >
      <Part title={styleGuideTexts.colours} text={styleGuideTexts.coloursText}>
        <Colours />
      </Part>
      <Part title={styleGuideTexts.type} text={styleGuideTexts.typeText}>
        <Sizes>
          {styleGuideTexts.sizes.map(({ variant, name, sample }) => (
            <div key={name}>
              <dt>{name}</dt>
              <Typography component="dd" variant={variant}>
                {sample}
              </Typography>
            </div>
          ))}
        </Sizes>
      </Part>
      <Part title={styleGuideTexts.space} text={styleGuideTexts.spaceText}>
        <Steps>
          {styleGuideTexts.steps.map((px) => (
            <li key={px}>
              <i style={{ width: px, height: px }} />
              {styleGuideTexts.step(px)}
            </li>
          ))}
        </Steps>
      </Part>
      <Part title={styleGuideTexts.words} text={styleGuideTexts.wordsText}>
        <WordRules />
      </Part>
    </LeadPage>
  );
}
