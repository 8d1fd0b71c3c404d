const changes = (count: number) => (count === 1 ? '1 ändring' : `${count} ändringar`);

export const texts = {
  title: 'Ändringar på väg',
  close: 'Stäng',

  allSent: 'Allt är skickat.',
  restRefused: 'Inget väntar på att skickas. Det som står nedan kunde inte sparas.',
  allSentHelp: 'Det du ändrar utan nät sparas i webbläsaren och står här tills servern har tagit emot det.',
  sending: (count: number) => `Skickar ${changes(count)}…`,
  waiting: (count: number) =>
    `${count} ändringar väntar på nät. De skickas av sig själva, i den ordning du gjorde dem.`,
  waitingOne: '1 ändring väntar på nät. Den skickas av sig själv.',
  kept: 'Allt är sparat i den här webbläsaren. Du kan ladda om sidan eller stänga den.',
  unkept: 'Webbläsaren sparar ingenting åt Styrbord just nu. Låt sidan vara öppen tills allt är skickat.',
  mayBeCleared:
    'Webbläsaren kan rensa det som är sparat om du inte öppnar Styrbord på länge, Safari efter sju dagar. Lägg till Styrbord på hemskärmen så ligger det kvar.',
  sendNow: 'Skicka nu',

  refusedTitle: 'Gick inte att spara',
  waitingTitle: 'Väntar',
  reasonGone: 'Seglingen, båten eller startgruppen finns inte längre.',
  tryAgain: 'Försök igen',
  forget: 'Ta bort ur listan',
  takeBack: 'Ångra',

  conflict: (boat: string, by: string, { theirs, mine }: { theirs: string; mine: string }) =>
    `${boat}: ${by} ${theirs === '' ? 'tog bort målgången' : `skrev ${theirs}`}, du ${mine || 'tog bort den'}.`,
  keepTheirs: (theirs: string) => (theirs === '' ? 'Behåll utan målgång' : `Behåll ${theirs}`),
  useMine: (mine: string) => (mine === '' ? 'Ta bort målgången' : `Använd ${mine}`),
  keepAllOfTheirs: 'Behåll deras',
  useAllOfMine: 'Använd mina',

  made: (when: string) => `, gjord ${when}`,
  madeWhen: (when: string) => `Gjord ${when}`,
  undo: (what: string) => `Ångrat: ${what}`,
} as const;
