export const styleGuideTexts = {
  title: 'Stilguide',
  lead: 'Hur Styrbord ser ut och talar: som god utrustning ombord. Lugnt, exakt, läsligt och inget för syns skull.',
  toDesignSystem: 'Designsystem: knappar, fält, tabeller, flaggor',

  colours: 'Färg',
  coloursText:
    'Bläck på segelduk. Styrbords grönt är den enda accenten, babords rött bara för fara och borttagning, signalgult för det som kräver uppmärksamhet. Talet är kontrasten mot underlaget i det läge du har valt; text ska ha minst 7.',
  names: {
    text: 'Text på sida',
    soft: 'Dämpad text på sida',
    paper: 'Text på yta',
    starboard: 'Styrbord: knapp',
    link: 'Styrbord: länk på sida',
    port: 'Babord: fara',
    signal: 'Signal: uppmärksamhet',
    signalText: 'Signal: text på yta',
    bar: 'Överkanten',
  },
  sample: 'Båtar i mål',
  contrast: (ratio: string) => `${ratio}:1`,

  type: 'Typografi',
  typeText:
    'Source Sans 3, från den egna servern. Få storlekar. Tider och poäng har siffror med samma bredd och står till höger.',
  sizes: [
    { variant: 'display', name: 'Visning 40', sample: '18.30' },
    { variant: 'h1', name: 'Sidans rubrik 28', sample: 'Torsdagsserien 2026' },
    { variant: 'h2', name: 'Rubrik 20', sample: 'Startgrupp 2' },
    { variant: 'body1', name: 'Brödtext 16', sample: 'Samling på bryggan 17.30.' },
    { variant: 'body2', name: 'Bisats 14', sample: 'Skriv siffrorna, till exempel 1830.' },
    { variant: 'caption', name: 'Liten 12', sample: 'SRS 0,873' },
  ],

  space: 'Mått',
  spaceText:
    'Allt ligger på ett rutnät om 4 punkter. Radien är 8. Hårlinjer hellre än skuggor, och aldrig kort i kort.',
  steps: [4, 8, 12, 16, 24, 32, 48],
  step: (px: number) => `${px} punkter`,

  words: 'Ord',
  wordsText: 'Kort och vänlig svenska med sportens egna ord. Inga utropstecken.',
  wordRules: [
    { do: 'Ta bort serien', dont: 'OK', why: 'Knappen säger vad som händer.' },
    {
      do: 'Kontrollera att du har täckning och försök igen.',
      dont: 'Ett fel inträffade.',
      why: 'Ett fel säger vad man ska göra.',
    },
    { do: 'Korrigerad tid', dont: 'Beräknad tid', why: 'Samma ord som i kappseglingsreglerna.' },
    { do: '0,873 och 18.30', dont: '0.873 och 6:30 PM', why: 'Decimalkomma, 24 timmar och punkt i klockslag.' },
    { do: 'Startgrupp', dont: 'Klass', why: 'En startgrupp startar ihop, en klass räknas ihop. Det är två saker.' },
  ],
  say: 'Skriv',
  notSay: 'Inte',
  because: 'Därför att',
} as const;
