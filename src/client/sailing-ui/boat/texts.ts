/** What a boat's fields are called, in its form and wherever else they are shown. */
export const boatTexts = {
  sailNumber: 'Segelnummer',
  sailNumberHint: 'Till exempel SWE 312.',
  boatName: 'Båtnamn',
  boatModel: 'Båttyp',
  boatModelHint: 'Fyller i SRS-talen från årets tabell.',
  boatModelsFailed: 'Båttyperna kunde inte hämtas. SRS-talen kan skrivas för hand.',
  srsHint: 'Vet du inte talet? Lämna tomt, så kan klubben fylla i det.',
  numbers: 'SRS-tal',
  otherNumbers: 'Andra SRS-tal',
  numbersHint: 'Har båten mätbrev skriver du dess tal över båttypens. Okända tal lämnar du tomma.',
  certificate: 'Mätbrev',
  certificateHint: 'Valfritt. Mätbrevets nummer.',
  validUntil: 'Mätbrevet gäller till',

  own: 'Eget tal',
  ownInsteadOf: (number: string) => `Eget tal. Båttypen har ${number}.`,
  ofType: 'Båttypens tal',
  typeCounts: (number: string) => `Båttypens ${number} gäller.`,
} as const;
