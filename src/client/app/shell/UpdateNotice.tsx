import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { selectUpdate } from '../../state/connection';
import { useAppSelector } from '../../state/rootState';
import { memberTexts } from './memberTexts';

/** A line of its own below the others of the bar, from edge to edge. */
const Place = styled('div')(({ theme }) => ({
  order: 4,
  flexBasis: `calc(100% + ${theme.spacing(4)})`,
  marginInline: theme.spacing(-2),
  [theme.breakpoints.up('sm')]: { flexBasis: `calc(100% + ${theme.spacing(6)})`, marginInline: theme.spacing(-3) },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0, 2),
  paddingInline: theme.spacing(2),
  background: theme.vars.palette.signal.bg,
  color: theme.vars.palette.signal.on,
  fontWeight: 'var(--weight-strong)',
}));

/**
 * Goes through the service worker, if there is one; a page that cannot fetch even that much is simply reloaded.
 */
function loadNew(): void {
  import('../../lib/appWorker').then(
    ({ loadNewVersion }) => loadNewVersion(),
    () => window.location.reload(),
  );
}

/**
 * The server runs a newer build than this page. Only the user reloads the page, never the app itself: someone may be
 * typing.
 */
export function UpdateNotice() {
  const update = useAppSelector(selectUpdate);
  return (
    <Place role="status">
      {update === null ? null : (
        <Line>
          {memberTexts.newVersion}
          <Button color="inherit" onClick={loadNew}>
            {memberTexts.loadNewVersion}
          </Button>
        </Line>
      )}
    </Place>
  );
}
