import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { BlwCompared, BlwPreview, BlwRace } from '../../../../shared/contract/blwImport';
import { formatFullDay } from '../../../ui/format';
import { RuleSentences } from '../rules/RuleSentences';
import { DifferenceTable } from './DifferenceTable';
import { sailwaveTexts } from './texts';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '&[aria-busy=true]': { opacity: 0.6 },
  '& > *': { minWidth: 0 },
  '& ul': { margin: 0, paddingLeft: theme.spacing(2.5) },
  '& li': { overflowWrap: 'anywhere' },
}));

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

const list = (sentences: readonly string[]) => (
  <ul>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

function raceText({ name, start_date, is_sailed, boats, start_groups }: BlwRace): string {
  const day = start_date === null ? sailwaveTexts.unknownDay : formatFullDay(start_date);
  return is_sailed
    ? sailwaveTexts.race(name, day, boats, start_groups)
    : [name, day, sailwaveTexts.planned].join(' · ');
}

function ComparedCounts({ compared: { points, totals, ranks } }: { compared: BlwCompared }) {
  if (points.same + points.different === 0) return <Alert severity="info">{sailwaveTexts.nothingStored}</Alert>;
  const isSame = [points, totals, ranks].every(({ different }) => different === 0);
  return (
    <Alert severity={isSame ? 'success' : 'warning'} sx={{ mb: 2 }}>
      <strong>{sailwaveTexts.points(points)}</strong> {sailwaveTexts.totals(totals)} {sailwaveTexts.ranks(ranks)}
    </Alert>
  );
}

/** What comes along from a file, how it scores beside Sailwave, and what is to be known of it. */
export function SailwavePreview({ preview, isReading }: { preview: BlwPreview; isReading: boolean }) {
  const { serie, races, fleets, boats, compared, differences, warnings } = preview;
  return (
    <Parts aria-busy={isReading}>
      <Part id="sailwave-compared" title={sailwaveTexts.comparison}>
        <ComparedCounts compared={compared} />
        {differences.length > 0 && <DifferenceTable differences={differences} />}
      </Part>
      {warnings.length > 0 && (
        <Part id="sailwave-warnings" title={sailwaveTexts.warnings(warnings.length)}>
          {list(warnings)}
        </Part>
      )}
      <Part id="sailwave-content" title={sailwaveTexts.content}>
        <Typography sx={{ fontWeight: 'var(--weight-strong)' }}>{serie.name}</Typography>
        <Typography>{sailwaveTexts.boatsAndRaces(boats, races.length)}</Typography>
        {list(fleets.map(({ name, rating_system, boats: count }) => sailwaveTexts.fleet(name, rating_system, count)))}
      </Part>
      <Part id="sailwave-races" title={sailwaveTexts.races}>
        <ul>
          {races.map((race, index) => (
            <li key={index}>{raceText(race)}</li>
          ))}
        </ul>
      </Part>
      <Part id="sailwave-rules" title={sailwaveTexts.rules}>
        <RuleSentences rules={serie} />
      </Part>
    </Parts>
  );
}
