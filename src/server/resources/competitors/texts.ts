/** What the rules of entries say (contract section 4, our own texts). */
export const competitorTexts = {
  registrationClosed: 'Anmälan är stängd för den här seglingen.',
  alreadyEntered: 'Du är redan anmäld till den här seglingen.',
  sailorEntered: 'Seglaren är redan anmäld till den här seglingen.',
  boatEntered: 'Båten är redan anmäld till den här seglingen.',
  groupElsewhere: 'Startgruppen hör till en annan segling.',
  groupGone: 'Startgruppen finns inte längre.',
  competitorGone: 'Deltagaren finns inte längre i seglingen.',
} as const;
