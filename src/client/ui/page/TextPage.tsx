import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageColumn, PageHeader } from './PageHeader';
import { sectionId, TextSections, type TextSection } from './TextSections';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '15rem minmax(0, 1fr)', alignItems: 'start' },
}));

const Contents = styled('nav')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: theme.spacing(10), marginTop: theme.spacing(4) },
  '& h2': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, margin: 0 },
  '& ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: 4,
  },
}));

interface TextPageProps {
  title: string;
  lead: string;
  sections: readonly TextSection[];
  /** The heading of the table of contents. A page without it has none. */
  contents?: string;
  /** The content after the text. */
  children?: ReactNode;
}

/** A page of running text. */
export function TextPage({ title, lead, sections, contents, children }: TextPageProps) {
  const text = (
    <div>
      <TextSections sections={sections} />
      {children}
    </div>
  );
  return (
    <PageColumn>
      <PageHeader title={title}>
        <Typography sx={{ mt: 1, maxWidth: '60ch', fontSize: '1.125rem' }}>{lead}</Typography>
      </PageHeader>
      {contents === undefined ? (
        text
      ) : (
        <Columns>
          <Contents aria-label={contents}>
            <h2>{contents}</h2>
            <ol>
              {sections.map((section) => (
                <li key={section.title}>
                  <a href={`#${sectionId(section.title)}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </Contents>
          {text}
        </Columns>
      )}
    </PageColumn>
  );
}
