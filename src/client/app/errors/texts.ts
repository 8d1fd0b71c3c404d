export const errorTexts = {
  errorTitle: 'Hoppsan, något gick fel!',
  errorText: 'Vi jobbar med att åtgärda detta. Var god försök igen senare.',
  errorUnsaved: 'Sidan kunde inte hämtas. Spara eller kopiera det du har skrivit innan du laddar om.',
  reload: 'Ladda om sidan',
  toStart: 'Till startsidan',
  notFoundTitle: 'This page could not be found',
  notFoundText: 'Sidan finns inte. Adressen kan vara fel, eller så har det som fanns här tagits bort.',
  notFoundDocumentTitle: 'Sidan finns inte',
} as const;
