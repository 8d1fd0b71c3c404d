import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { CreatedWebhook, Webhook } from '../../../../../shared/contract/webhooks';
import { useRemoveWebhookMutation, useTryWebhookMutation, useWebhooks } from '../../../../api/webhooks';
import { toFormErrors } from '../../../../api/formErrors';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { SettingsSection } from '../../../../ui/page/SettingsSection';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { ToldOnce } from './ToldOnce';
import { WebhookForm } from './WebhookForm';
import { webhookTexts as texts } from './texts';

/** How often the list is read while a test is on its way. */
const WATCH_MS = 1_000;
/** The server has 5 s for the answer; after that the list tells it whenever it is read. */
const WATCHED_FOR_MS = 15_000;

interface Trial {
  webhook: Id;
  message: Id;
}

const isOver = ({ webhook, message }: Trial, webhooks: readonly Webhook[]): boolean =>
  webhooks.some(({ id, last_attempt }) => id === webhook && (last_attempt?.message ?? 0) >= message);

/** Sends tests, and reads the list until it tells what came back. */
function useTrial(club: Id) {
  const [trial, setTrial] = useState<Trial | null>(null);
  const [send] = useTryWebhookMutation();
  const list = useWebhooks(club, trial ? WATCH_MS : 0);
  const isDone = trial !== null && isOver(trial, list.webhooks);
  if (isDone) setTrial(null);
  useEffect(() => {
    if (!trial) return undefined;
    const timer = setTimeout(() => setTrial(null), WATCHED_FOR_MS);
    return () => clearTimeout(timer);
  }, [trial]);
  const start = async ({ id }: Webhook) => {
    const { data, error } = await send({ club, webhook: id });
    if (data) setTrial({ webhook: id, message: data.message });
    else showToast({ kind: 'error', text: toFormErrors(error).form ?? texts.testFailed });
  };
  return { ...list, tested: trial?.webhook ?? null, start };
}

interface WebhookItemProps {
  webhook: Webhook;
  isTested: boolean;
  onTest: () => void;
  onRemove: () => void;
}

function WebhookItem({ webhook, isTested, onTest, onRemove }: WebhookItemProps) {
  const { url, state, last_attempt: last } = webhook;
  const attempt = last ? texts.last(last) : texts.untried;
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', py: 1 }}>
      <div style={{ flex: 1, minWidth: '16ch', overflowWrap: 'anywhere' }}>
        <Typography>{url}</Typography>
        <Typography variant="body2" color="text.secondary">
          {texts.facts(webhook)}
        </Typography>
        {state === 'off' && (
          <Typography variant="body2" color="error">
            {texts.off}
          </Typography>
        )}
        <Typography variant="body2" color={last && !last.arrived ? 'error' : 'text.secondary'} role="status">
          {isTested ? texts.testing : attempt}
        </Typography>
      </div>
      {state === 'on' && (
        <Button disabled={isTested} aria-label={texts.testNamed(url)} onClick={onTest}>
          {texts.test}
        </Button>
      )}
      <Button color="error" aria-label={texts.removeNamed(url)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Stack>
  );
}

/** The addresses that are told what happens in the club. */
export function WebhooksSection({ club }: { club: Id }) {
  const { status, webhooks, error, refetch, tested, start } = useTrial(club);
  const [made, setMade] = useState<CreatedWebhook | null>(null);
  const [ending, setEnding] = useState<Webhook | null>(null);
  const [remove] = useRemoveWebhookMutation();
  const confirm = async () => {
    if (!ending) return undefined;
    const answer = await remove({ club, webhook: ending.id });
    if (answer.error) return toFormErrors(answer.error).form;
    if (made?.id === ending.id) setMade(null);
    showToast({ kind: 'success', text: texts.removed });
    return undefined;
  };
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {status === 'loading' ? <ListSkeleton rows={2} height={72} /> : null}
      {status === 'failed' || status === 'missing' ? (
        <ErrorState title={texts.failed} error={error} onRetry={refetch} />
      ) : null}
      {status === 'ready' && webhooks.length === 0 ? <Typography sx={{ mb: 3 }}>{texts.none}</Typography> : null}
      {webhooks.length > 0 && (
        <Stack component="ul" aria-label={texts.title} sx={{ listStyle: 'none', m: 0, mb: 3, p: 0, maxWidth: 720 }}>
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              isTested={tested === webhook.id}
              onTest={() => void start(webhook)}
              onRemove={() => setEnding(webhook)}
            />
          ))}
        </Stack>
      )}
      {made?.secret && (
        <ToldOnce told={texts.told} label={texts.secret} secret={made.secret} copy={texts.copy} said={texts} />
      )}
      <WebhookForm key={made?.id} club={club} onMade={setMade} />
      <ConfirmDialog
        open={ending !== null}
        danger
        title={texts.removeTitle}
        text={texts.removeText(ending?.url ?? '')}
        confirmLabel={texts.remove}
        onConfirm={confirm}
        onClose={() => setEnding(null)}
      />
    </SettingsSection>
  );
}
