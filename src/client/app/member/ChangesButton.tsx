import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CHANGES_MODAL } from '../../features/pending-changes/modalId';
import { selectChangeNews, type ChangeNews } from '../../state/entities/changeNews';
import { useAppSelector } from '../../state/hooks';
import { useHistoryDialog } from '../../ui/useHistoryDialog';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { texts } from './texts';

/** Beside the lamp; on a phone, where the bar is full, on a line of its own. */
const Place = styled('div')(({ theme }) => ({
  order: 1,
  '&:empty': { display: 'none' },
  [theme.breakpoints.down('sm')]: { order: 4, flexBasis: '100%', paddingBottom: theme.spacing(0.5) },
}));

const Count = styled(Button)(({ theme }) => ({
  minHeight: 44,
  whiteSpace: 'nowrap',
  '&[data-urgent]': {
    background: theme.vars.palette.signal.bg,
    borderColor: theme.vars.palette.signal.bg,
    color: theme.vars.palette.signal.on,
  },
}));

function words({ waiting, refused }: ChangeNews): string {
  const parts = [waiting > 0 ? texts.changesWaiting(waiting) : '', refused > 0 ? texts.changesRefused(refused) : ''];
  return parts.filter(Boolean).join(', ');
}

/** How many own changes wait for the server or were refused; opens their list. Says nothing while all goes well. */
export function ChangesButton() {
  const news = useAppSelector(selectChangeNews);
  const { open } = useHistoryDialog();
  const count = words(news);
  const isUrgent = news.refused > 0 || news.isUnkept;
  return (
    <>
      <span role="status" style={visuallyHidden}>
        {count}
      </span>
      <Place>
        {count === '' ? null : (
          <Count
            variant="outlined"
            color="inherit"
            aria-haspopup="dialog"
            data-urgent={isUrgent ? '' : undefined}
            onClick={() => open(CHANGES_MODAL)}
          >
            {count}
          </Count>
        )}
      </Place>
    </>
  );
}
