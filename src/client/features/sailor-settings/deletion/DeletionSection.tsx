import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useHistoryDialog } from '../../../ui/useHistoryDialog';
import { SettingsSection } from '../../../ui/SettingsSection';
import { texts as allTexts } from '../texts';

const texts = allTexts.deletion;
const DIALOG = 'delete-account';

const DeletionDialog = lazy(async () => ({ default: (await import('./DeletionDialog')).DeletionDialog }));

const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 4),
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingLeft: theme.spacing(2.5) },
  '& li': { paddingBlock: theme.spacing(0.25) },
}));

function Things({ title, things }: { title: string; things: readonly string[] }) {
  return (
    <div>
      <Typography component="h3" variant="subtitle1">
        {title}
      </Typography>
      <ul>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}

interface DeletionSectionProps {
  email: string;
  aboutDeletion: string;
}

/** What becomes of everything when the account is deleted, and the way to do it. */
export function DeletionSection({ email, aboutDeletion }: DeletionSectionProps) {
  const dialog = useHistoryDialog();
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <Lists>
        <Things title={texts.gone} things={texts.goneThings} />
        <Things title={texts.kept} things={texts.keptThings} />
      </Lists>
      <Typography>{texts.exportFirst}</Typography>
      <Typography sx={{ mb: 2 }}>
        <MuiLink component={Link} to={aboutDeletion} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
          {texts.readMore}
        </MuiLink>
      </Typography>
      <Button variant="outlined" color="error" onClick={() => dialog.open(DIALOG)}>
        {texts.open}
      </Button>
      <Suspense>{dialog.name === DIALOG ? <DeletionDialog email={email} onClose={dialog.close} /> : null}</Suspense>
    </SettingsSection>
  );
}
