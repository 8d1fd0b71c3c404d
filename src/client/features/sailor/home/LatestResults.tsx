import Typography from '@mui/material/Typography';
import type { SailorEntry } from '../../../../shared/contract/sailors';
import { paths } from '../../../paths';
import { HomeSection } from '../../../ui/page/HomeSection';
import { ResultItem } from './ResultItem';
import { sailorHomeTexts } from './texts';

/** How it went the last times. */
export function LatestResults({ results }: { results: readonly SailorEntry[] }) {
  return (
    <HomeSection title={sailorHomeTexts.latest}>
      {results.length === 0 ? (
        <Typography color="text.secondary">{sailorHomeTexts.nothingSailed}</Typography>
      ) : (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {results.map((entry) => (
            <ResultItem
              key={entry.sailing.id}
              entry={entry}
              href={paths.result(entry.sailing.club.slug, entry.sailing.id)}
            />
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
