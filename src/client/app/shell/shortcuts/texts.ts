export const shortcutTexts = {
  title: 'Kortkommandon',
  here: 'där du är nu',
  then: 'sedan',
  or: 'eller',
  single: 'Tangenter utan Ctrl eller Cmd',
  singleHelp:
    'Gäller / ? och G med en bokstav. Stäng av dem om du styr datorn med rösten. Sök med Ctrl+K fungerar ändå.',
  close: 'Stäng',
} as const;
