import Typography from '@mui/material/Typography';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { formatDay } from '../../../ui/format';
import { StatusChip } from '../../../sailing-ui/StatusChip';
import type { HomeLinks } from './homeLinks';
import { HomeLine, HomeList } from '../../../ui/page/HomeList';
import { HomeSection } from '../../../ui/page/HomeSection';
import { texts } from './texts';

export function LatestResults({ sailings, links }: { sailings: readonly SailingRow[]; links: HomeLinks }) {
  return (
    <HomeSection title={texts.latest}>
      {sailings.length === 0 ? <Typography color="text.secondary">{texts.nothingSailed}</Typography> : null}
      {sailings.length === 0 ? null : (
        <HomeList>
          {sailings.map(({ id, name, start_date, competitor_count, verified_result }) => (
            <HomeLine
              key={id}
              to={links.result(id)}
              title={name}
              note={`${formatDay(start_date)} · ${texts.sailed(competitor_count)}`}
            >
              {verified_result ? (
                <StatusChip status="verified" label={texts.verified} />
              ) : (
                <StatusChip status="preliminary" label={texts.preliminary} />
              )}
            </HomeLine>
          ))}
        </HomeList>
      )}
    </HomeSection>
  );
}
