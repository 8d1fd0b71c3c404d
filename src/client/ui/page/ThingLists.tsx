import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 4),
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingLeft: theme.spacing(2.5) },
  '& li': { paddingBlock: theme.spacing(0.25) },
}));

interface ThingListsProps {
  lists: readonly { title: string; things: readonly string[] }[];
}

/** Lists side by side, each with a heading: what is deleted, and what stays. */
export function ThingLists({ lists }: ThingListsProps) {
  return (
    <Lists>
      {lists.map(({ title, things }) => (
        <div key={title}>
          <Typography component="h3" variant="subtitle1">
            {title}
          </Typography>
          <ul>
            {things.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      ))}
    </Lists>
  );
}
