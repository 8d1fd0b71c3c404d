import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import { localDateOf } from '../../../../shared/domain/time';
import { useSailings } from '../../../api/sailings';
import { useMeQuery } from '../../../api/auth';
import { useTonightSailing } from '../../../api/tonight';
import { Tonight } from '../../../changes/Tonight';
import { paths, tonightPaths } from '../../../paths';
import { edgeAligned } from '../../../ui/styles';
import { ErrorState } from '../../../ui/states/ErrorState';
import { PageColumn, PageHeader } from '../../../ui/page/PageHeader';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { HomeParts } from './HomeParts';
import { clubHomeTexts } from './texts';

const Logo = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: 160,
  maxHeight: 72,
  objectFit: 'contain',
  marginBottom: theme.spacing(1),
}));

/** The home of a club: what waits, what comes next, and how it went. */
export default function ClubHomePage({ club }: { club: Club }) {
  const { status, sailings, error, refetch } = useSailings(club.id);
  const [today] = useState(() => localDateOf(Date.now()));
  const { data: user } = useMeQuery();
  const tonight = useTonightSailing(sailings);
  return (
    <PageColumn>
      {tonight && (
        <Tonight
          sailing={tonight}
          sailor={user?.sailor?.id ?? null}
          isOfficial={club.can_edit}
          hrefOf={tonightPaths(club.slug, tonight.id)}
          isUnderBar
        />
      )}
      <PageHeader
        title={club.name}
        context={club.logo === null ? null : <Logo src={club.logo} alt="" />}
        actions={
          <Button component={Link} to={paths.clubProfile(club.slug)} nativeButton={false} sx={edgeAligned}>
            {clubHomeTexts.about}
          </Button>
        }
      />
      {status === 'loading' ? <ListSkeleton /> : null}
      {status === 'failed' || status === 'missing' ? (
        <ErrorState title={clubHomeTexts.failed} error={error} onRetry={refetch} />
      ) : null}
      {status === 'ready' ? <HomeParts club={club} sailings={sailings} today={today} /> : null}
    </PageColumn>
  );
}
