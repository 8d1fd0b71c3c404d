import { lazy, Suspense } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingResults, SailingRow } from '../../../../../shared/contract/sailings';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { hasTime } from '../view/shownResults';

const OwnEvening = lazy(async () => ({ default: (await import('./OwnEvening')).OwnEvening }));
const OtherNumbers = lazy(async () => ({ default: (await import('./OtherNumbers')).OtherNumbers }));

const CARD_PX = 320;

interface EveningPartProps {
  /** The slug of the sailing's club. */
  club: string;
  sailing: SailingRow;
  results: SailingResults;
  own: Competitor | undefined;
}

/** For who sailed: how it went, before anything else of the page. */
export function EveningPart({ results: { results }, own, ...where }: EveningPartProps) {
  const row = results.find(({ competitor }) => competitor === own?.id);
  if (!own || !row || !(hasTime(row) || row.score_code !== null)) return null;
  return (
    <Suspense fallback={<ListSkeleton rows={1} height={CARD_PX} />}>
      <OwnEvening own={own} {...where} />
    </Suspense>
  );
}

/** Among the reasons of the reader's own figures: what the boat's other numbers had given in the list that is shown. */
export function WhyOwn({ results, own }: Pick<EveningPartProps, 'results' | 'own'>) {
  if (!own) return null;
  return (
    <Suspense fallback={null}>
      <OtherNumbers results={{ ...results, counts: results.list }} own={own} />
    </Suspense>
  );
}
