import type { DemoAccount } from './accounts';
import { DEMO_CLUB } from './demoClub';
import type { Demo } from './seedDemo';

/** Texts about the demo club at the start of the server. */
const demoTexts = {
  made: (club: string) => `Demoklubben ${club} är skapad.`,
  there: (club: string) => `Demoklubben ${club} finns redan.`,
  newAccounts: 'Logga in med något av kontona. De visas igen med npm run demo.',
  keptAccounts: 'Logga in med något av kontona. Lösenorden är de som gavs när klubben skapades.',
  account: ({ name, email, password }: DemoAccount, width: number) => `  ${email.padEnd(width)}  ${password}  ${name}`,
  forgotten: 'Lösenorden finns inte sparade. Ta bort klubben eller använd en annan DATA_DIR för att få nya.',
} as const;

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
