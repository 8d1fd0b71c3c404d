import { useState } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { selectShownCompetitors, selectShownGroup } from '../../../../changes/shownCompetitors';
import { selectStartGroups } from '../../../../state/rowSelectors';
import { useAppSelector, useAppStore } from '../../../../state/rootState';
import { movedBy, proposalBy, proposalOfOwn, saysWhere, type Ground } from './suggestion';
import { suggestionTexts } from './texts';
import { useProposalInput, type ProposalForm } from './useProposalInput';

/** Why there is no suggestion, or another than the requested one. */
function whyNot({ boats: competitors }: Ground, { typed }: ProposalForm): string | null {
  if (competitors.every(({ base_rating }) => base_rating === null)) return suggestionTexts.nothing;
  if (typed.limits.length === 0) return suggestionTexts.same;
  return typed.limits.length + 1 < typed.count ? suggestionTexts.fewer(typed.limits.length + 1) : null;
}

const isRight = ({ typed, wrong }: ProposalForm): boolean =>
  typed.limits.length > 0 && !wrong.limits && !wrong.first && !wrong.minutes;

/** The start groups that are proposed: by the limits that the groups have, or by new ones. */
export function useSuggestion(sailing: SailingRow) {
  const shown = useAppSelector((state) => selectShownCompetitors(state, sailing.id));
  const existing = useAppSelector((state) => selectStartGroups(state, sailing.id));
  const store = useAppStore();
  const ground: Ground = { sailing, existing, boats: shown.filter(({ is_unmatched }) => !is_unmatched) };
  const form = useProposalInput(ground);
  const canBeOwn = saysWhere(existing);
  const [isOwn, setOwn] = useState(canBeOwn);
  const proposal = isOwn ? proposalOfOwn(ground) : proposalBy(form.input, ground);
  return {
    canBeOwn,
    /** The groups stay as they are. */
    isOwn,
    setOwn,
    form,
    proposal,
    moved: movedBy(proposal, ({ id }) => selectShownGroup(store.getState(), id) ?? null),
    why: isOwn ? null : whyNot(ground, form),
    isShown: isOwn || form.typed.limits.length > 0,
    isUsable: isOwn || isRight(form),
  };
}
