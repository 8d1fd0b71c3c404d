import Typography from '@mui/material/Typography';
import type { Club } from '../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { paths } from '../../../paths';
import { formatDay } from '../../../ui/format';
import { StatusChip } from '../../../sailing-ui/StatusChip';
import { HomeLine, HomeList } from '../../../ui/page/HomeList';
import { HomeSection } from '../../../ui/page/HomeSection';
import { clubHomeTexts } from './texts';

export function LatestResults({ club, sailings }: { club: Club; sailings: readonly SailingRow[] }) {
  return (
    <HomeSection title={clubHomeTexts.latest}>
      {sailings.length === 0 ? <Typography color="text.secondary">{clubHomeTexts.nothingSailed}</Typography> : null}
      {sailings.length === 0 ? null : (
        <HomeList>
          {sailings.map(({ id, name, start_date, competitor_count, verified_result }) => (
            <HomeLine
              key={id}
              to={paths.result(club.slug, id)}
              title={name}
              note={`${formatDay(start_date)} · ${clubHomeTexts.sailed(competitor_count)}`}
            >
              {verified_result ? (
                <StatusChip status="verified" label={clubHomeTexts.verified} />
              ) : (
                <StatusChip status="preliminary" label={clubHomeTexts.preliminary} />
              )}
            </HomeLine>
          ))}
        </HomeList>
      )}
    </HomeSection>
  );
}
