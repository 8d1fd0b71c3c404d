import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useMeQuery } from '../../../api/auth';
import { Choices } from '../standings/PartChoices';
import type { Standings } from '../standings/standings';
import { seasonOf } from './seasonOf';
import { SeasonLines } from './SeasonLines';
import { SeasonTable, chartTexts } from './SeasonTable';

const TOP = 6;

interface SeasonChartProps {
  standings: Standings;
}

/** How the standings have come about: the ranks of the first boats and the reader's own after each race. */
export function SeasonChart({ standings }: SeasonChartProps) {
  const { data: me } = useMeQuery();
  const sailor = me?.sailor?.id;
  const season = useMemo(
    () => seasonOf(standings, TOP, ({ boat }) => sailor !== undefined && boat.sailor === sailor),
    [standings, sailor],
  );
  const [picked, setPicked] = useState<string | null>(null);
  const { boats } = season;
  const followed = boats.find(({ key }) => key === picked) ?? boats.find(({ isOwn }) => isOwn) ?? boats[0];
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {chartTexts.title}
      </Typography>
      <Typography sx={{ mb: 1.5 }}>{chartTexts.hint}</Typography>
      <Choices
        label={chartTexts.follow}
        options={boats.map(({ key, name }) => ({ value: key, label: name }))}
        chosen={followed?.key ?? ''}
        onChoose={setPicked}
      />
      <SeasonLines season={season} followed={followed?.key} />
      <SeasonTable season={season} />
    </section>
  );
}
