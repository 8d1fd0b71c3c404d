import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { toFormErrors } from '../../api/formErrors';
import { useAcceptRoleMutation } from '../../api/clubRoles';
import { paths } from '../../paths';
import { PageColumn, PageHeader } from '../../ui/page/PageHeader';
import { WithUser } from '../login/WithUser';

const texts = {
  title: 'Ta emot en roll',
  lead: (email: string) =>
    `Du är inloggad som ${email}. Rollen tas emot av det kontot, om inbjudan skickades till samma adress.`,
  accept: 'Ta emot rollen',
  done: 'Rollen är din. Nu sköter du klubben med din egen inloggning.',
  toClub: 'Till klubben',
  toStart: 'Till startsidan',
  gone: 'Inbjudan gäller inte: den är för gammal, är tillbakatagen eller skickades till en annan adress. Logga in med adressen som mailet kom till, eller be klubben om en ny.',
} as const;

/** Where the mail of an invitation leads: nothing happens before somebody presses. */
export default function AcceptRolePage() {
  const { role = '', token = '' } = useParams();
  const [accept, { isSuccess, isLoading, error }] = useAcceptRoleMutation();
  const isGone = error !== undefined && 'status' in error && error.status === 404;
  return (
    <PageColumn>
      <PageHeader title={texts.title} />
      <WithUser>
        {({ email, roles }) => {
          const club = roles.at(-1)?.club;
          return (
            <>
              <Typography sx={{ mb: 3, maxWidth: '60ch' }}>{texts.lead(email)}</Typography>
              {error ? (
                <Alert severity="error" sx={{ mb: 3 }}>
                  {isGone ? texts.gone : toFormErrors(error).form}
                </Alert>
              ) : null}
              {isSuccess ? (
                <>
                  <Alert severity="success" sx={{ mb: 3 }}>
                    {texts.done}
                  </Alert>
                  <Button
                    variant="contained"
                    component={Link}
                    nativeButton={false}
                    to={club ? paths.sailings(club.slug) : paths.index}
                  >
                    {club ? texts.toClub : texts.toStart}
                  </Button>
                </>
              ) : (
                <Button variant="contained" loading={isLoading} onClick={() => void accept({ role, token })}>
                  {texts.accept}
                </Button>
              )}
            </>
          );
        }}
      </WithUser>
    </PageColumn>
  );
}
