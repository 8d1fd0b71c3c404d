const list = new Intl.ListFormat('sv', { type: 'conjunction' });

/** What the rules of entries say. */
export const competitorTexts = {
  registrationClosed: 'Anmälan är stängd för den här seglingen.',
  alreadyEntered: 'Du är redan anmäld till den här seglingen.',
  sailorEntered: 'Seglaren är redan anmäld till den här seglingen.',
  hasAccount: 'Deltagaren är redan kopplad till ett konto.',
  sailorElsewhere: 'Seglaren hör inte till er klubb. Seglaren behöver själv skapa sitt konto.',
  boatEntered: 'Båten är redan anmäld till den här seglingen.',
  groupElsewhere: 'Startgruppen hör till en annan segling.',
  groupGone: 'Startgruppen finns inte längre.',
  competitorGone: 'Deltagaren finns inte längre i seglingen.',
  classElsewhere: 'Klassen hör till en annan segling.',
  startAfterFinish: (boats: string[]) =>
    `Målgången för ${list.format(boats)} stämmer inte med den nya starten. Rätta tiden först, eller ändra starten.`,
} as const;
