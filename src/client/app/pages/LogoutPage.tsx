import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../../api/auth';
import { unsentChanges, type UnsentChanges } from '../../changes/ownChanges';
import { useAppStore } from '../../state/rootState';
import { PageColumn, PageHeader } from '../../ui/page/PageHeader';
import { paths } from '../../paths';
import { pageTexts } from './texts';

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(3),
}));

interface QuestionProps {
  unsent: UnsentChanges;
  onLogOut: () => void;
}

function Question({ unsent: { kept, unkept }, onLogOut }: QuestionProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a tab has none before it.
  const stay = () => void (key === 'default' ? navigate(paths.index, { replace: true }) : navigate(-1));
  return (
    <PageColumn>
      <PageHeader title={pageTexts.logOutTitle} />
      {kept > 0 ? <Typography sx={{ maxWidth: '60ch' }}>{pageTexts.unsentStay(kept)}</Typography> : null}
      {unkept > 0 ? <Typography sx={{ maxWidth: '60ch' }}>{pageTexts.unsentLost(unkept)}</Typography> : null}
      <Choices>
        <Button variant="contained" onClick={stay}>
          {pageTexts.stay}
        </Button>
        <Button variant="outlined" onClick={onLogOut}>
          {pageTexts.logOutAnyway}
        </Button>
      </Choices>
    </PageColumn>
  );
}

const isNothing = ({ kept, unkept }: UnsentChanges): boolean => kept + unkept === 0;

/**
 * Ends the session. The guard then sends this page, as any other, to the start page, where it opens the login. A user
 * with unsent changes is asked first: those changes are not sent until they log in again.
 */
export default function LogoutPage() {
  const [logOut, { isLoading: isLoggingOut }] = useLogoutMutation();
  const store = useAppStore();
  const [unsent, setUnsent] = useState<UnsentChanges>();
  const judge = useEffectEvent((found: UnsentChanges) => {
    setUnsent(found);
    if (isNothing(found)) void logOut();
  });
  useEffect(() => void unsentChanges(store).then(judge), [store]);
  if (unsent === undefined || isNothing(unsent) || isLoggingOut)
    return <Typography role="status">{pageTexts.loggingOut}</Typography>;
  return <Question unsent={unsent} onLogOut={() => void logOut()} />;
}
