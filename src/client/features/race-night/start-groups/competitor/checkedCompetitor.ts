import type { Id } from '../../../../../shared/contract/common';
import { competitorSchema } from '../../../../../shared/schemas/competitor';
import { checkedBy } from '../../../../ui/form/problems';
import { competitorPayload, type CompetitorValues } from './competitorValues';

/** What is wrong with the form, by the rules that the server goes by. */
export const checkedCompetitor = (sailing: Id) =>
  checkedBy(competitorSchema, (values: CompetitorValues) => competitorPayload(values, sailing));
