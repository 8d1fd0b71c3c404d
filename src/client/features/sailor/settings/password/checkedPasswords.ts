import { setPasswordSchema } from '../../../../../shared/schemas/account';
import { checkedBy } from '../../../../ui/form/problems';

export interface TypedPasswords {
  current_password: string;
  new_password: string;
}

/** What is wrong with the form, by the rules that the server goes by. */
export const checkedPasswords = checkedBy(setPasswordSchema, (typed: TypedPasswords) => typed);
