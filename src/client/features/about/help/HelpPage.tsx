import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { User } from '../../../../shared/contract/auth';
import { mayActForAClub } from '../../../../shared/domain/permissions';
import { documentationOf, paths } from '../../../paths';
import { StatusLegend } from '../../../sailing-ui/StatusLegend';
import { disclosureMarker, disclosureMarkerOpen } from '../../../ui/styles';
import { EmptyState } from '../../../ui/states/EmptyState';
import { PageColumn, PageHeader } from '../../../ui/page/PageHeader';
import { PageLinks } from '../../../ui/page/PageLinks';
import { SearchField } from '../../../ui/fields/ToolField';
import { findAnswers, type AnswerGroup } from './findAnswers';
import { answersForOfficials, answersForSailors, helpTexts } from './texts';

const Group = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(4),
  maxWidth: '46rem',
  '& h2': { marginBottom: theme.spacing(1) },
  '& details': { borderTop: `var(--stroke) solid ${theme.vars.palette.divider}` },
  '& details:last-of-type': { borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 48,
    paddingBlock: theme.spacing(1),
    cursor: 'pointer',
    fontWeight: 'var(--weight-strong)',
  },
  '& summary::before': disclosureMarker,
  '& details[open] summary::before': disclosureMarkerOpen,
  '& details p': { maxWidth: '64ch', padding: theme.spacing(0, 0, 2, 3) },
}));

const Contact = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(6),
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
}));

function Questions({ title, questions, isFound }: AnswerGroup & { isFound: boolean }) {
  return (
    <Group>
      <Typography variant="h2">{title}</Typography>
      {questions.map(({ question, answer }) => (
        <details key={question} open={isFound}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Group>
  );
}

const PAGES = ['about', 'upgrade', 'accessibility', 'terms', 'privacy', 'dataDeletion'] as const;
const LINKS = PAGES.map((name) => ({ label: helpTexts.pages[name], to: paths[name] }));

interface HelpPageProps {
  user: User;
  /** The slug of the club whose pages it is among. */
  club: string | null;
  /** Opens the form that reaches the makers. */
  onContact: () => void;
}

/** Questions and answers, the reader's own half first, and a way to ask one's own. */
export default function HelpPage({ user, club, onContact }: HelpPageProps) {
  const [words, setWords] = useState('');
  const isSearching = words.trim() !== '';
  const isOfficial = mayActForAClub(user);
  const groups = findAnswers(isOfficial ? answersForOfficials : answersForSailors, words);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <PageColumn>
      <PageHeader title={helpTexts.title}>
        <Typography sx={{ mt: 1 }}>{helpTexts.lead}</Typography>
        <Link
          component={RouterLink}
          to={documentationOf(club)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {isOfficial ? helpTexts.toDocumentation : helpTexts.toSailorDocumentation}
        </Link>
      </PageHeader>
      <SearchField label={helpTexts.search} value={words} onChange={setWords} />
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 1, minHeight: 24 }}>
        {isSearching ? helpTexts.hits(count) : ''}
      </Typography>
      {count === 0 ? (
        <EmptyState
          drawing="adrift"
          title={helpTexts.noHitsTitle}
          text={helpTexts.noHitsText}
          action={
            <Button variant="outlined" onClick={() => setWords('')}>
              {helpTexts.clear}
            </Button>
          }
        />
      ) : null}
      {groups.map((group) => (
        <Questions key={`${group.title} ${isSearching}`} {...group} isFound={isSearching && count <= 3} />
      ))}
      {isSearching ? null : <StatusLegend />}
      <Contact>
        <Typography variant="h2">{helpTexts.contactTitle}</Typography>
        <Typography>{helpTexts.contactText}</Typography>
        <Button variant="contained" onClick={onContact}>
          {helpTexts.contact}
        </Button>
      </Contact>
      <PageLinks label={helpTexts.pagesTitle} links={LINKS} />
    </PageColumn>
  );
}
