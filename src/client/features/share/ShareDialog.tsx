import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Club } from '../../../shared/contract/clubs';
import type { PublicationState } from '../../../shared/contract/publications';
import { publicPaths } from '../../../shared/domain/publication/publicPaths';
import { usePublicationsQuery, type PublicSubject } from '../../api/publications';
import { paths } from '../../paths';
import { ErrorState } from '../../ui/states/ErrorState';
import { ListSkeleton } from '../../ui/states/Skeletons';
import { NameWishes } from './NameWishes';
import { ShareWays } from './ShareWays';
import { Versions } from './Versions';
import type { SharedList } from './shareText';
import { shareTexts } from './texts';

export interface ShareDialogProps {
  club: Club;
  subject: PublicSubject;
  name: string;
  /** What a version that is made now is. */
  state: PublicationState;
  /** Undefined while the rows are on their way. */
  list: SharedList | undefined;
  addresses: readonly string[] | null;
  onClose: () => void;
}

const addressOf = ({ slug }: Club, subject: PublicSubject, name: string): string =>
  `${location.origin}${
    'sailing' in subject
      ? publicPaths.sailing(slug, { id: subject.sailing, name })
      : publicPaths.serie(slug, { id: subject.serie, name })
  }`;

/** Why nobody can be shown anything yet, and what would change that. */
function NotPublic({ club }: { club: Club }) {
  if (club.publish !== 'off') {
    const more = { at_once: shareTexts.notPublicAtOnce, verified: shareTexts.notPublicVerified, manual: '' };
    return <Alert severity="info">{[shareTexts.notPublic, more[club.publish]].join(' ').trim()}</Alert>;
  }
  return (
    <Alert
      severity="info"
      action={
        club.can_edit ? (
          <Button component={Link} to={paths.clubProfile(club.slug)} color="inherit">
            {shareTexts.toSettings}
          </Button>
        ) : null
      }
    >
      {shareTexts.isOff}
    </Alert>
  );
}

/** The public page of a result or of standings: its link and other forms, and for officials what is published. */
export function ShareDialog({ club, subject, name, state, list, addresses, onClose }: ShareDialogProps) {
  const titleId = useId();
  const { data, error, isLoading, refetch } = usePublicationsQuery(subject, { refetchOnMountOrArgChange: true });
  const versions = data ?? [];
  const isPublic = club.publish !== 'off' && versions.length > 0;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{shareTexts.title}</DialogTitle>
      <DialogContent>
        {isLoading ? <ListSkeleton rows={3} height={44} /> : null}
        {error ? <ErrorState title={shareTexts.versionsFailed} error={error} onRetry={refetch} /> : null}
        {data ? (
          <Stack spacing={3}>
            {isPublic ? (
              <>
                <Typography color="text.secondary">{shareTexts.lead}</Typography>
                <ShareWays url={addressOf(club, subject, name)} title={name} list={list} addresses={addresses} />
              </>
            ) : (
              <NotPublic club={club} />
            )}
            {club.can_edit && club.publish !== 'off' ? (
              <>
                <Versions subject={subject} state={state} versions={versions} />
                {'sailing' in subject ? <NameWishes sailing={subject.sailing} /> : null}
              </>
            ) : null}
          </Stack>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{shareTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
