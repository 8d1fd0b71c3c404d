import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CHANGES_MODAL } from '../../changes/view/modalId';
import { selectChangeNews, type ChangeNews } from '../../changes/queue/selectors';
import { useAppSelector } from '../../state/rootState';
import { useModal } from '../../ui/dialogs/useDialog';
import { visuallyHidden } from '../../ui/styles';
import { memberTexts } from './memberTexts';

/** Beside the lamp; on a phone, where the bar is full, a line of its own from edge to edge. */
const Place = styled('div')(({ theme }) => ({
  order: 1,
  '&:empty': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    order: 4,
    flexBasis: `calc(100% + ${theme.spacing(4)})`,
    marginInline: theme.spacing(-2),
  },
}));

const Count = styled(Button)(({ theme }) => ({
  minHeight: 44,
  whiteSpace: 'nowrap',
  borderColor: theme.vars.palette.bar.line,
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    justifyContent: 'flex-start',
    paddingInline: theme.spacing(2),
    border: 0,
    borderTop: `var(--stroke) solid ${theme.vars.palette.bar.line}`,
    borderRadius: 0,
    textDecoration: 'underline',
    textUnderlineOffset: 4,
  },
  '&[data-urgent]': {
    background: theme.vars.palette.signal.bg,
    borderColor: theme.vars.palette.signal.bg,
    color: theme.vars.palette.signal.on,
  },
}));

function words({ waiting, refused }: ChangeNews): string {
  const parts = [
    waiting > 0 ? memberTexts.changesWaiting(waiting) : '',
    refused > 0 ? memberTexts.changesRefused(refused) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** How many own changes wait for the server or were refused; opens their list. Says nothing while all goes well. */
export function ChangesButton() {
  const news = useAppSelector(selectChangeNews);
  const { show } = useModal();
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
            onClick={() => show(CHANGES_MODAL)}
          >
            {count}
          </Count>
        )}
      </Place>
    </>
  );
}
