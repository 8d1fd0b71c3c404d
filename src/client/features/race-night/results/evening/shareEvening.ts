import type { ResultRow, SailingRow } from '../../../../../shared/contract/sailings';
import type { OwnPlace } from '../../../../../shared/domain/results/ownEvening';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { dayOfYear, ordinal } from '../../../../../shared/texts/swedishList';
import { showToast } from '../../../../ui/messages/toasts';
import { durationText } from '../../../../../shared/domain/duration';
import { eveningTexts } from './texts';

/** Place, boat and time in a sentence or two: nothing of what only the sailor may see. */
function sharedText(sailing: SailingRow, row: ResultRow, { place, of }: OwnPlace): string {
  const time = row.corrected_time ?? row.elapsed_time;
  return [
    eveningTexts.shareText(ordinal(place), of, sailing.name, dayOfYear(sailing.start_date)),
    eveningTexts.shareBoat(competitorLabel(row), time === null ? null : durationText(time)),
    ...(sailing.verified_result ? [] : [eveningTexts.sharePreliminary]),
  ].join(' ');
}

async function copied(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: eveningTexts.copied });
  } catch {
    // Not allowed, or not there on plain http.
    showToast({ kind: 'error', text: eveningTexts.copyFailed });
  }
}

/** Hands the evening to the device's own way of sharing, with the address of the page; where it has none, copies both. */
export async function shareEvening(sailing: SailingRow, row: ResultRow, placed: OwnPlace): Promise<void> {
  const text = sharedText(sailing, row, placed);
  const url = `${location.origin}${location.pathname}`;
  if (typeof navigator.share !== 'function') return copied(`${text} ${url}`);
  try {
    await navigator.share({ title: sailing.name, text, url });
  } catch (error) {
    // The sailor thought better of it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copied(`${text} ${url}`);
  }
}
