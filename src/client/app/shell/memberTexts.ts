/** What the shell says to those who have logged in. The names of pages are in routes/pageTable.ts. */
export const memberTexts = {
  clubNavigation: 'Klubbens sidor',
  install: 'Installera appen',
  search: 'Sök',
  shortcuts: 'Kortkommandon',

  live: 'Live',
  connecting: 'Ansluter…',
  checking: 'Kontrollerar anslutningen',
  reconnecting: 'Återansluter…',
  offlineSince: (clock: string) => `Offline, senast ${clock}`,
  connectAgain: 'Anslut igen',
  newVersion: 'Ny version finns',
  loadNewVersion: 'Ladda om',
  closeToast: 'Stäng',

  offlineFrom: (at: string) => `Offline, uppgifter från ${at}`,
  returningFrom: (at: string) => `Återansluter, uppgifter från ${at}`,
  readFrom: (at: string) => `Uppgifter från ${at}`,

  changesWaiting: (count: number) => `${count} väntar`,
  changesRefused: (count: number) => (count === 1 ? '1 gick inte att spara' : `${count} gick inte att spara`),
  changesUnkept: 'Webbläsaren sparar ingenting åt Styrbord. Låt sidan vara öppen tills allt är skickat.',
} as const;
