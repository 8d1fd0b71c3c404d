import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Id } from '../../shared/contract/common';
import type { Sailor } from '../../shared/contract/sailors';
import { lazyDialog } from '../ui/dialogs/lazyDialog';
import { useDialog } from '../ui/dialogs/useDialog';
import { showToast } from '../ui/messages/toasts';

const ConfirmDialog = lazyDialog(async () => (await import('../ui/dialogs/ConfirmDialog')).ConfirmDialog);

const count = (n: number) => `${n} seglare vill bli ${n === 1 ? 'medlem' : 'medlemmar'}`;

const texts = {
  title: count,
  lead: 'De seglar som gäster tills klubben svarar, och till seglingar för medlemmar väntar deras anmälan.',
  more: (n: number) => `Visa alla ${n}`,
  withoutName: 'Namn saknas',
  confirm: 'Bekräfta',
  confirmOne: (name: string) => `Bekräfta ${name}`,
  confirmed: (name: string) => `${name} är medlem.`,
  decline: 'Avvisa',
  declineOne: (name: string) => `Avvisa ${name}`,
  declineTitle: (name: string) => `Avvisa ${name}?`,
  declineText: 'Seglaren hör inte längre till klubben, och kan fråga igen genom att ange den i sin profil.',
  declined: (name: string) => `${name} avvisades.`,
  failed: 'Svaret kunde inte sparas. Försök igen.',
} as const;

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 2),
    minHeight: 56,
    paddingBlock: theme.spacing(1),
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& .who': { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 'var(--weight-strong)' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .buttons': { display: 'flex', gap: theme.spacing(1) },
}));

/** Whoever has just registered has no name yet. */
const calledBy = ({ full_name, email }: Sailor): string => full_name || (email ?? texts.withoutName);

interface AskingProps {
  sailor: Sailor;
  isBusy: boolean;
  onConfirm: () => void;
  onDecline: () => void;
}

/** One who asks: name, address and boats, and the two answers. */
function Asking({ sailor, isBusy, onConfirm, onDecline }: AskingProps) {
  const { full_name, email, boats } = sailor;
  const name = calledBy(sailor);
  return (
    <li>
      <span className="who">
        <b>{name}</b>
        <small>
          {[full_name && email, ...boats.map(({ sail_number }) => sail_number)].filter(Boolean).join(' · ')}
        </small>
      </span>
      <span className="buttons">
        <Button color="error" disabled={isBusy} aria-label={texts.declineOne(name)} onClick={onDecline}>
          {texts.decline}
        </Button>
        <Button variant="outlined" loading={isBusy} aria-label={texts.confirmOne(name)} onClick={onConfirm}>
          {texts.confirm}
        </Button>
      </span>
    </li>
  );
}

interface AskingSailorsProps {
  asking: readonly Sailor[];
  /** Saves the club's word; resolves with whether that was done. */
  answer: (sailor: Id, membership: 'confirmed' | null) => Promise<boolean>;
  /** So many are shown. */
  most?: number;
  /** Where the others are. */
  more?: string;
}

/** Who asks to become a member of the club, each with the two answers; nothing where nobody does. */
export function AskingSailors({ asking, answer, most = asking.length, more }: AskingSailorsProps) {
  const [busy, setBusy] = useState<Id | null>(null);
  const { dialog: declined, show, close } = useDialog<Id>('declineMember');
  const asked = asking.find(({ id }) => id === declined);
  if (asking.length === 0) return null;

  const tell = async (sailor: Sailor, membership: 'confirmed' | null): Promise<boolean> => {
    const isDone = await answer(sailor.id, membership);
    if (isDone) showToast({ kind: 'success', text: texts[membership ?? 'declined'](calledBy(sailor)) });
    return isDone;
  };
  const confirm = async (sailor: Sailor) => {
    setBusy(sailor.id);
    const isDone = await tell(sailor, 'confirmed').finally(() => setBusy(null));
    if (!isDone) showToast({ kind: 'error', text: texts.failed });
  };
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {texts.title(asking.length)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: '60ch' }}>
        {texts.lead}
      </Typography>
      <List aria-label={texts.title(asking.length)}>
        {asking.slice(0, most).map((sailor) => (
          <Asking
            key={sailor.id}
            sailor={sailor}
            isBusy={busy === sailor.id}
            onConfirm={() => void confirm(sailor)}
            onDecline={() => show(sailor.id)}
          />
        ))}
      </List>
      {more === undefined || asking.length <= most ? null : (
        <Link component={RouterLink} to={more} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
          {texts.more(asking.length)}
        </Link>
      )}
      {asked ? (
        <ConfirmDialog
          open
          danger
          title={texts.declineTitle(calledBy(asked))}
          text={texts.declineText}
          confirmLabel={texts.decline}
          onConfirm={async () => ((await tell(asked, null)) ? undefined : texts.failed)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
