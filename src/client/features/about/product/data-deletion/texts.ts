export const dataDeletionTexts = {
  title: 'Ta bort dina uppgifter',
  lead: 'Du kan själv ta bort ditt konto. Det här händer då med det som finns om dig på den här servern.',
  contents: 'På sidan',
  settings: 'Till inställningarna',
  sections: [
    {
      title: 'Så gör du',
      steps: [
        'Ta tillbaka anmälningar till seglingar som du inte ska segla. De tas inte bort med kontot.',
        'Hämta dina uppgifter som en fil, om du vill ha dem kvar.',
        'Öppna Inställningar på din sida och välj att ta bort kontot.',
        'Skriv ditt lösenord. Kontot tas bort på en gång, och du loggas ut överallt.',
      ],
    },
    {
      title: 'Det som tas bort direkt',
      points: [
        'Kontot med e-postadress, lösenord och inloggningar.',
        'Telefonnummer och foto. Bildfilen städas bort från servern inom drygt ett dygn.',
        'Kopplingen mellan dig och det du har skrivit till oss som feedback. Texten finns kvar utan ditt namn.',
        'Svar som servern har sparat för att samma ändring inte ska göras två gånger.',
      ],
    },
    {
      title: 'Det som blir kvar',
      text: [
        'Resultat är klubbens historia och påverkar andras poäng. Därför står namn, båt, segelnummer och klubb kvar i seglingar och serier som du har varit med i, utan koppling till något konto.',
        'Vill du att namnet tas bort även där, be klubben som ordnade seglingen. Klubben kan ändra namnet i resultatet, och poängen blir desamma.',
      ],
    },
    {
      title: 'Mail, loggar och säkerhetskopior',
      points: [
        'Mail som servern har skickat till dig sparas en vecka, för att se att de kom fram, och tas sedan bort.',
        'Serverns logg innehåller inga namn, e-postadresser eller IP-adresser, bara kontots nummer.',
        'Säkerhetskopior som togs innan du tog bort kontot innehåller det fortfarande. Hur länge de sparas bestämmer den som sköter den här servern; de används bara för att återställa efter ett fel. Läses en sådan kopia tillbaka ska borttagna konton tas bort på nytt.',
      ],
    },
    {
      title: 'Klubbkonton',
      text: ['Ett klubbkonto hör till klubben. Klubben avslutar det själv under Konto, med Ta bort kontot.'],
    },
    {
      title: 'Dina rättigheter',
      text: [
        'Enligt dataskyddsförordningen (GDPR) får du se, rätta, flytta och ta bort uppgifter om dig, och klaga hos Integritetsskyddsmyndigheten (imy.se). Klubben är personuppgiftsansvarig. Vänd dig till den i första hand.',
      ],
    },
  ],
} as const;
