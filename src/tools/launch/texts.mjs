export const texts = {
  unknownCommand: (name, known) => `Kommandot ${name} finns inte. Välj bland ${known.join(', ')}.`,
  installing: 'Installerar paketen …',
  installed: (seconds) => `Paketen är installerade (${seconds} s).`,
  installFailed: 'Paketen kunde inte installeras. Kontrollera anslutningen och kör kommandot igen.',
  fetchingNode: (version) => `Hämtar Node ${version}, som databasen behöver …`,
  nodeMissing: (mine) =>
    `Styrbord behöver Node 24, och här finns Node ${mine}. Hämta Node 24 på https://nodejs.org och kör kommandot igen.`,
  buildFailed: 'Bygget misslyckades.',
  upToDate: 'Bygget är aktuellt.',
};
