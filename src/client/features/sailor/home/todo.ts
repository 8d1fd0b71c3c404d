import type { Competitor } from '../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { Sailor } from '../../../../shared/contract/sailors';

export type Todo = 'notApproved' | 'noRating' | 'noName';

interface Facts {
  sailor: Pick<Sailor, 'full_name'>;
  /** Unknown until it has been read. */
  sailing: Pick<SailingRow, 'result_method'> | undefined;
  competitor: Pick<Competitor, 'approved' | 'rating' | 'skipper_name'>;
}

/** What should be done before the start; nothing when all is well. */
export function todoBefore({ sailor, sailing, competitor }: Facts): Todo[] {
  const isRated = sailing?.result_method === 'corrected';
  return [
    ...(competitor.approved ? [] : ['notApproved' as const]),
    ...(isRated && competitor.rating === null ? ['noRating' as const] : []),
    ...(sailor.full_name === '' ? ['noName' as const] : []),
  ];
}
