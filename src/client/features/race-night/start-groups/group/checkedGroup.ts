import type { Id } from '../../../../../shared/contract/common';
import { startGroupSchema } from '../../../../../shared/schemas/startGroup';
import { checkedBy } from '../../../../ui/form/problems';
import { groupPayload, type GroupValues } from './groupValues';

/** What is wrong with the form, by the rules that the server goes by. */
export const checkedGroup = (where: { sailing: Id; order: number }) =>
  checkedBy(startGroupSchema, (values: GroupValues) => groupPayload(values, where));
