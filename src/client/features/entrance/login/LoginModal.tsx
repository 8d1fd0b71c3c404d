import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { LoginPayload } from '../../../../shared/contract/auth';
import { LOGIN_MODAL_WIDTH_PX, SUCCESS_DELAY_MS } from '../../../../shared/limits';
import { useLoginMutation, useLogoutMutation } from '../../../api/auth';
import { keepDraft, readDraft, withDraft } from '../../../lib/drafts';
import { delay } from '../../../lib/wait';
import { accessibilityStatement } from '../../../ui/accessibilityStatement';
import { showToast } from '../../../ui/messages/toasts';
import { TextSections } from '../../../ui/page/TextSections';
import { DocumentView } from './DocumentView';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { LoginForm } from './LoginForm';
import { ModalHeader } from './ModalHeader';
import { NewPasswordForm } from './NewPasswordForm';
import { RegistrationForm } from './RegistrationForm';
import { loginTexts } from './texts';
import {
  EMPTY_DRAFT,
  MODAL_ID,
  REGISTRATION_DRAFT,
  type LoginView,
  type Notice,
  type RegistrationDraft,
  type ResetLink,
} from './views';

interface NewPasswordViewProps {
  /** Null when the address was incomplete. */
  link: ResetLink | null;
  onSaved: () => Promise<void> | void;
  onNewLink: () => void;
}

/** What a mailed link opens: the choice of a password, or why there is none and the way to another link. */
function NewPasswordView({ link, onSaved, onNewLink }: NewPasswordViewProps) {
  const [isBad, setBad] = useState(link === null);
  if (link !== null && !isBad) return <NewPasswordForm link={link} onBadLink={() => setBad(true)} onSaved={onSaved} />;
  return (
    <Stack spacing={2}>
      <Alert severity="error">{loginTexts.badLink}</Alert>
      <Button variant="contained" fullWidth autoFocus onClick={onNewLink}>
        {loginTexts.newLink}
      </Button>
    </Stack>
  );
}

/** How accessible the app is, for visitors who have not logged in. */
function AccessibilityView({ onBack }: { onBack: () => void }) {
  return (
    <>
      {/* It scrolls, also by the keys. */}
      <DialogContent dividers role="region" aria-label={loginTexts.titles.accessibility} tabIndex={0}>
        <Typography>{accessibilityStatement.lead}</Typography>
        <TextSections sections={accessibilityStatement.sections} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>{loginTexts.back}</Button>
      </DialogActions>
    </>
  );
}

type ToAccept = 'terms' | 'privacy';

const ACCEPTED: Record<ToAccept, string> = { terms: loginTexts.termsAccepted, privacy: loginTexts.privacyAccepted };
/** What is left when this one has been accepted. */
const LEFT: Record<ToAccept, string> = { terms: loginTexts.privacyLeft, privacy: loginTexts.termsLeft };

/** A click beside these does not throw away what was written, or the link that led here. */
const KEPT_OPEN: ReadonlySet<LoginView> = new Set(['register', 'new-password']);

/** These have their text, and the way back in a foot below it. */
const TO_READ: ReadonlySet<LoginView> = new Set(['terms', 'privacy', 'accessibility']);

export interface LoginModalProps {
  view: LoginView;
  onView: (view: LoginView) => void;
  onClose: () => void;
  /** Why the user is asked to log in. */
  notice: Notice | null;
  /** Of the mail that led here, if one did. */
  resetLink: ResetLink | null;
  /** A user who only came to read the documents, or for a new password. */
  isLoggedIn: boolean;
}

/** The one modal for getting in: login, registration, and what they lead to. */
export default function LoginModal({ view, onView, onClose, notice: reason, resetLink, isLoggedIn }: LoginModalProps) {
  const titleId = useId();
  const fullScreen = useMediaQuery(`(max-width:${LOGIN_MODAL_WIDTH_PX}px)`);
  const [logIn] = useLoginMutation();
  const [logOut] = useLogoutMutation();
  const [email, setEmail] = useState('');
  const [draft, setDraft] = useState<RegistrationDraft>(() => withDraft(EMPTY_DRAFT, readDraft(REGISTRATION_DRAFT)));
  const [notice, setNotice] = useState<Notice | null>(reason);
  const [readFrom, setReadFrom] = useState<LoginView>('login');
  const [accepted, setAccepted] = useState<ReadonlySet<ToAccept>>(new Set());

  const show = (next: LoginView, news: Notice | null = null) => {
    setNotice(news);
    onView(next);
  };
  const back = () => {
    if (isLoggedIn || view === 'accessibility') onClose();
    else show(view === 'terms' || view === 'privacy' ? readFrom : 'login');
  };
  const accept = (document: ToAccept) => {
    const now = new Set([...accepted, document]);
    setAccepted(now);
    // The box stands for both documents.
    const isWhole = now.size === Object.keys(ACCEPTED).length;
    if (isWhole) setDraft((written) => ({ ...written, terms: true }));
    const message = isWhole ? ACCEPTED[document] : `${ACCEPTED[document]} ${LEFT[document]}`;
    show('register', { type: 'success', message });
  };
  const forgot = (typed: string) => {
    setEmail(typed);
    show('forgot-password');
  };
  const linkSent = (to: string) => {
    if (!isLoggedIn) {
      setEmail(to);
      show('login', { type: 'success', message: loginTexts.resetSent(to) });
      return;
    }
    showToast({ kind: 'success', text: loginTexts.resetSent(to) });
    onClose();
  };
  /** Whoever has just made an account is let in by it; should that fail, the login form has the address. */
  const enter = async (account: LoginPayload) => {
    keepDraft(REGISTRATION_DRAFT, {});
    setEmail(account.email);
    show('login', { type: 'success', message: loginTexts.accountCreated });
    await delay(SUCCESS_DELAY_MS);
    await logIn(account);
  };
  const passwordSaved = async () => {
    if (isLoggedIn) await logOut();
    show('login', { type: 'success', message: loginTexts.passwordSaved });
  };

  return (
    <Dialog
      open
      id={MODAL_ID}
      onClose={(_, cause) => (cause === 'backdropClick' && KEPT_OPEN.has(view) ? undefined : onClose())}
      fullScreen={fullScreen}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: LOGIN_MODAL_WIDTH_PX, m: fullScreen ? 0 : 2 } } }}
    >
      <ModalHeader id={titleId} view={view} onBack={back} onClose={onClose} />
      {view === 'terms' || view === 'privacy' ? (
        <DocumentView document={view} onBack={back} onAccept={isLoggedIn ? undefined : () => accept(view)} />
      ) : null}
      {view === 'accessibility' ? <AccessibilityView onBack={back} /> : null}
      {TO_READ.has(view) ? null : (
        <DialogContent>
          {view === 'login' ? <LoginForm email={email} notice={notice} onReset={forgot} /> : null}
          {view === 'register' ? (
            <RegistrationForm
              draft={draft}
              notice={notice}
              onRead={(document, written) => {
                setDraft(written);
                setReadFrom('register');
                show(document);
              }}
              onLogIn={() => show('login')}
              onRegistered={(account) => void enter(account)}
            />
          ) : null}
          {view === 'forgot-password' ? (
            <ForgotPasswordForm
              email={email}
              onLogIn={isLoggedIn ? undefined : () => show('login')}
              onSent={linkSent}
            />
          ) : null}
          {view === 'new-password' ? (
            <NewPasswordView link={resetLink} onSaved={passwordSaved} onNewLink={() => show('forgot-password')} />
          ) : null}
        </DialogContent>
      )}
    </Dialog>
  );
}
