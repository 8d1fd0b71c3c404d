import type { Demo } from './seedDemo';
import { DEMO_CLUB } from './demoClub';
import { texts } from './texts';

/** The lines to print: whether the club is new, and its accounts. */
export function accountLines({ isNew, accounts }: Demo): string[] {
  const heading = isNew ? texts.made(DEMO_CLUB.name) : texts.there(DEMO_CLUB.name);
  if (accounts.length === 0) return [heading, texts.forgotten];
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    heading,
    isNew ? texts.newAccounts : texts.keptAccounts,
    ...accounts.map((account) => texts.account(account, width)),
  ];
}
