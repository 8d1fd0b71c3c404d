import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { texts } from './texts';

const COLUMNS = 4;

/** The board's outline, so that nothing jumps when the boats come. */
export function BoardSkeleton() {
  return (
    <Box aria-busy="true">
      <span role="status" style={visuallyHidden}>
        {texts.loading}
      </span>
      <Skeleton variant="rounded" height={40} sx={{ mb: 2, maxWidth: 420 }} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: `repeat(${COLUMNS}, 1fr)` } }}>
        {Array.from({ length: COLUMNS }, (_, column) => (
          <Skeleton key={column} variant="rounded" height={480} sx={{ display: { xs: column === 0 ? 'block' : 'none', sm: 'block' } }} />
        ))}
      </Box>
    </Box>
  );
}
