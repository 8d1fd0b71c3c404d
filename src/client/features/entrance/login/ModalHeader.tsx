import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ArrowBack, Close } from '../../../ui/icons';
import { loginTexts } from './texts';
import type { LoginView } from './views';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 1.5, 0.5, 3),
  '&:has([data-back])': { paddingLeft: theme.spacing(1.5) },
  '& h2': { flex: 1, padding: 0 },
}));

interface ModalHeaderProps {
  id: string;
  view: LoginView;
  onBack: () => void;
  onClose: () => void;
}

/** Title of the view, with the way back in all of them but the plain login. */
export function ModalHeader({ id, view, onBack, onClose }: ModalHeaderProps) {
  return (
    <Row>
      {view === 'login' ? null : (
        <IconButton data-back="" aria-label={loginTexts.goBack} onClick={onBack}>
          <ArrowBack />
        </IconButton>
      )}
      <DialogTitle id={id}>{loginTexts.titles[view]}</DialogTitle>
      <IconButton aria-label={loginTexts.close} onClick={onClose}>
        <Close />
      </IconButton>
    </Row>
  );
}
