import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

/** A section of running text: paragraphs, then bullet points or numbered steps. */
export interface TextSection {
  title: string;
  text?: readonly string[];
  points?: readonly string[];
  steps?: readonly string[];
}

const Running = styled('div')(({ theme }) => ({
  maxWidth: '68ch',
  '& section': { marginTop: theme.spacing(4) },
  '& h2': { marginBottom: theme.spacing(1), scrollMarginTop: theme.spacing(10) },
  '& p': { margin: theme.spacing(0, 0, 1.5) },
  '& ul, & ol': { margin: theme.spacing(0, 0, 1.5), paddingLeft: theme.spacing(3) },
  '& li': { marginBottom: theme.spacing(0.75) },
}));

/** The id of a section on its page. */
export const sectionId = (title: string): string => title.toLowerCase().replace(/[^a-zåäö0-9]+/g, '-');

/** The sections as running text, each with its heading. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <Running>
      {sections.map(({ title, text = [], points = [], steps = [] }) => (
        <section key={title}>
          <Typography variant="h2" id={sectionId(title)}>
            {title}
          </Typography>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length === 0 ? null : (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {steps.length === 0 ? null : (
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </Running>
  );
}
