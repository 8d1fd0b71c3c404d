import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { CreatedWebhook, Webhook } from '../../../../../shared/contract/webhooks';
import { useRemoveWebhookMutation, useTryWebhookMutation, useWebhooks } from '../../../../api/webhooks';
import { toFormErrors } from '../../../../api/formErrors';
import { DeleteDialog } from '../../../../ui/form/DeleteDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { SettingsFact, SettingsItem, SettingsList } from '../../../../ui/page/SettingsList';
import { SettingsSection } from '../../../../ui/page/SettingsSection';
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
    <SettingsItem
      title={url}
      facts={
        <>
          <SettingsFact>{texts.facts(webhook)}</SettingsFact>
          {state === 'off' && <SettingsFact isWrong>{texts.off}</SettingsFact>}
          <SettingsFact isWrong={last?.arrived === false} role="status">
            {isTested ? texts.testing : attempt}
          </SettingsFact>
        </>
      }
    >
      {state === 'on' && (
        <Button disabled={isTested} aria-label={texts.testNamed(url)} onClick={onTest}>
          {texts.test}
        </Button>
      )}
      <Button color="error" aria-label={texts.removeNamed(url)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </SettingsItem>
  );
}

/** The addresses that are told what happens in the club. */
export function WebhooksSection({ club }: { club: Id }) {
  const { tested, start, ...read } = useTrial(club);
  const [made, setMade] = useState<CreatedWebhook | null>(null);
  const [ending, setEnding] = useState<Webhook | null>(null);
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <SettingsList
        title={texts.title}
        read={read}
        rows={read.webhooks}
        none={texts.none}
        failed={texts.failed}
        rowHeight={72}
      >
        {(webhook) => (
          <WebhookItem
            key={webhook.id}
            webhook={webhook}
            isTested={tested === webhook.id}
            onTest={() => void start(webhook)}
            onRemove={() => setEnding(webhook)}
          />
        )}
      </SettingsList>
      {made?.secret && (
        <ToldOnce told={texts.told} label={texts.secret} secret={made.secret} copy={texts.copy} said={texts} />
      )}
      <WebhookForm key={made?.id} club={club} onMade={setMade} />
      {ending && (
        <DeleteDialog
          useDelete={useRemoveWebhookMutation}
          target={{ club, webhook: ending.id }}
          errors={toFormErrors}
          toast={texts.removed}
          onDone={(_answer, { webhook }) => webhook === made?.id && setMade(null)}
          title={texts.removeTitle}
          text={texts.removeText(ending.url)}
          confirmLabel={texts.remove}
          onClose={() => setEnding(null)}
        />
      )}
    </SettingsSection>
  );
}
