import type { DemoAccount } from './accounts';

/** Texts about the demo club at the start of the server. */
export const demoTexts = {
  made: (club: string) => `Demoklubben ${club} är skapad.`,
  there: (club: string) => `Demoklubben ${club} finns redan.`,
  newAccounts: 'Logga in med något av kontona. De visas igen med npm run demo.',
  keptAccounts: 'Logga in med något av kontona. Lösenorden är de som gavs när klubben skapades.',
  account: ({ name, email, password }: DemoAccount, width: number) => `  ${email.padEnd(width)}  ${password}  ${name}`,
  forgotten: 'Lösenorden finns inte sparade. Ta bort klubben eller använd en annan DATA_DIR för att få nya.',
} as const;
