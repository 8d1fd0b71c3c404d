import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { SettingsSection } from '../../ui/SettingsSection';
import { texts } from './texts';

const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 4),
  maxWidth: 720,
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingLeft: theme.spacing(2.5) },
  '& li': { paddingBlock: theme.spacing(0.25) },
}));

function Things({ title, things }: { title: string; things: readonly string[] }) {
  return (
    <div>
      <Typography variant="h3">{title}</Typography>
      <ul>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}

/** What becomes of the club when its account is deleted, and the way to do it. */
export function DeletionSection({ onOpen }: { onOpen: () => void }) {
  return (
    <SettingsSection title={texts.deletion} lead={texts.deletionLead}>
      <Lists>
        <Things title={texts.gone} things={texts.goneThings} />
        <Things title={texts.kept} things={texts.keptThings} />
      </Lists>
      <Typography sx={{ mb: 2, maxWidth: '60ch' }}>{texts.lastAccount}</Typography>
      <Button variant="outlined" color="error" onClick={onOpen}>
        {texts.openDeletion}
      </Button>
    </SettingsSection>
  );
}
