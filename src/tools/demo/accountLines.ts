import type { Demo } from './seedDemo';
import { DEMO_CLUB } from './demoClub';
import { demoTexts } from './texts';

/** The lines to print: whether the club is new, and its accounts. */
export function accountLines({ isNew, accounts }: Demo): string[] {
  const heading = isNew ? demoTexts.made(DEMO_CLUB.name) : demoTexts.there(DEMO_CLUB.name);
  if (accounts.length === 0) return [heading, demoTexts.forgotten];
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    heading,
    isNew ? demoTexts.newAccounts : demoTexts.keptAccounts,
    ...accounts.map((account) => demoTexts.account(account, width)),
  ];
}
