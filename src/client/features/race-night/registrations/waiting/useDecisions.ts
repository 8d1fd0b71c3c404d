import type { Competitor } from '../../../../../shared/contract/competitors';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { useDeleteCompetitorMutation, useUpdateCompetitorMutation } from '../../../../api/competitors';
import { showToast } from '../../../../ui/messages/toasts';
import { registrationTexts } from '../texts';

type Decide = (entry: Competitor) => Promise<{ error?: unknown }>;

/** Does it to each in turn; the number of those that it could not be done to. */
async function failures(entries: readonly Competitor[], decide: Decide): Promise<number> {
  let failed = 0;
  for (const entry of entries) {
    const { error } = await decide(entry);
    if (error !== undefined) failed += 1;
  }
  return failed;
}

interface Said {
  one: (boat: string) => string;
  several: (count: number) => string;
}

function tell(entries: readonly Competitor[], failed: number, { one, several }: Said): void {
  const [first] = entries;
  const done = entries.length - failed;
  if (failed > 0) showToast({ kind: 'error', text: registrationTexts.waiting.failed(failed) });
  if (done === 0 || !first) return;
  showToast({ kind: 'success', text: entries.length === 1 ? one(competitorLabel(first)) : several(done) });
}

/** The club's word on entries that wait for it. */
export function useDecisions() {
  const [update] = useUpdateCompetitorMutation();
  const [remove] = useDeleteCompetitorMutation();
  return {
    approve: async (entries: readonly Competitor[]) => {
      const failed = await failures(entries, ({ id }) => update({ id, changes: { approved: true } }));
      tell(entries, failed, {
        one: registrationTexts.waiting.approved,
        several: registrationTexts.waiting.allApproved,
      });
    },
    decline: async (entries: readonly Competitor[]) => {
      const failed = await failures(entries, ({ id }) => remove(id));
      tell(entries, failed, {
        one: registrationTexts.waiting.declined,
        several: registrationTexts.waiting.allDeclined,
      });
    },
  };
}
