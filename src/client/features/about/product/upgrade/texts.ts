export const upgradeTexts = {
  title: 'Nytt i Styrbord',
  lead: 'Det senaste står överst. När en ny version finns visas en knapp upptill. Sidan laddas aldrig om av sig själv.',
  version: 'Version 0.1, november 2026',
  sections: [
    {
      title: 'Banor, sidor och personuppgifter',
      points: [
        'Klubbens banor har fått en sida: märken med lägen, en skiss med norr uppåt, karta och avstånd. Banan väljs i seglingens formulär.',
        'Dokumentation, hjälp och en redogörelse för tillgängligheten.',
        'Klubben har en profil med logotyp.',
      ],
    },
    {
      title: 'Säker drift',
      points: [
        'Säkerhetskopior tas medan servern kör, utan att någon märker det, och kan läsas tillbaka på en annan dator.',
        'En full disk, en databas som är borta eller ett strömavbrott kostar inget som har sparats.',
        'Begränsning av inloggningsförsök, också när flera servrar delar på arbetet.',
        'Hela tjänsten är beskriven för andra program, på servern själv.',
      ],
    },
    {
      title: 'Filer och mail',
      points: [
        'Logotyp, foto och bankarta kan laddas upp. Var en bild är tagen följer inte med.',
        'Mail för nytt lösenord, nytt konto och godkänd anmälan.',
      ],
    },
    {
      title: 'Serier efter reglerna',
      points: [
        'Serier räknas efter Appendix A, med borträkning, kvoter, särskiljning och gottgörelse, och varje poäng förklaras på svenska.',
        'Säsongen som diagram, och Vad krävs: ställningen med de placeringar du tänker dig.',
        'Samma båt under två namn kan slås ihop, och delas igen.',
      ],
    },
    {
      title: 'Målgång och resultat',
      points: [
        'Målgångsprotokollet tar emot tider som siffror, koder, okända båtar och flera rader på en gång.',
        'Ändras starten räknas allas tider om. Varje ändring finns i resultatloggen och kan tas tillbaka.',
        'Jaktstart med egen startlista, klasser, delresultat, utskrift och CSV.',
        'Preliminärt resultat kan verifieras, och är då låst.',
      ],
    },
    {
      title: 'Startgrupper direkt',
      points: [
        'Båtar flyttas mellan startgrupper och syns på alla skärmar på en gång, med ångra.',
        'Flyttar som görs utan nät skickas när anslutningen är tillbaka.',
        'Ljust, mörkt och solljus: svart på vitt för våta skärmar i låg sol.',
      ],
    },
  ],
} as const;
