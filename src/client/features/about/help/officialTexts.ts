import type { AnswerGroup } from './findAnswers';

/** What those ask who run a club's sailings. */
export const forOfficials: readonly AnswerGroup[] = [
  {
    title: 'För funktionärer: deltagare och startgrupper',
    questions: [
      {
        question: 'Var bekräftar klubben sina medlemmar?',
        answer:
          'De som vill bli medlemmar står under Väntar på dig på klubbens hem, och bland medlemmarna på klubbens konto. Välj Bekräfta eller Avvisa. Ett medlemskap avslutas på seglarens sida.',
        words: 'medlem medlemskap godkänna',
      },
      {
        question: 'Hur lägger jag till en båt som inte är anmäld?',
        answer:
          'Öppna seglingen, välj Deltagare och sedan Lägg till deltagare. Segelnumret räcker; resten kan fyllas i efteråt. Har numret seglat med klubben förut följer båtnamn, typ, rorsman och SRS-tal med, om du inte stänger av Samma som senast. Där rorsman saknas står det på båtens rad: tryck där och skriv namnet. Lägg till och fortsätt, eller Enter, sparar båten och tömmer formuläret för nästa. Antal ombord räknas från namnen, tills du skriver ett annat tal.',
      },
      {
        question: 'Hur läser jag in en deltagarlista från Excel eller SailArena?',
        answer:
          'Öppna seglingen, välj Deltagare och sedan Klistra in lista. Kopiera tabellen ur Excel, SailArena, en webbsida eller ett mail och klistra in den i rutan, eller välj en Excelfil (.xlsx) eller en CSV-fil. Har Excelfilen flera blad väljer du vilket som ska läsas. En e-postadress syns bara för klubben och seglaren själv, ett telefonnummer bara för klubben. Den första raden ska vara rubriker, till exempel Segelnummer, Båtnamn och Rorsman. Ett mail behöver inga rubriker om varje båt står på en egen rad som börjar med segelnumret, till exempel SWE 123, Bris, IF, Anna Ek, SRS 0,843. Du ser varje båt så som den sparas, vad som behöver rättas och vilka båtar som redan är anmälda. Inget sparas förrän du väljer Lägg till. En inläst lista kan tas tillbaka på samma sida så länge ingen av båtarna har fått en tid eller ändrats. Med Ladda ner som Excel under Deltagare sparar du båtarna i en fil som kan läsas in i en annan segling.',
        words: 'importera import klistra in csv fil lista anmälda kalkylark',
      },
      {
        question: 'Hur flyttar jag en serie från Sailwave?',
        answer:
          'Välj Serier och sedan Hämta från Sailwave, och välj seriens fil (.blw). Innan något sparas ser du båtar, seglingar, klasser och regler, vad som inte kan följa med, och en jämförelse: hur många poäng som stämmer med dem i Sailwave, och varje poäng som blir en annan, med båda talen och varför. Saknar filen dagar eller år anger du dem. Hämta serien sparar allt på en gång, och seglingarna är avslutade men inte verifierade, så du kan rätta dem. En hämtad serie kan tas bort igen på samma sida så länge inget i den har ändrats. E-post, telefon, adresser och födelsedagar i filen läses aldrig.',
        words: 'sailwave blw importera import byta system flytta gammal serie hämta',
      },
      {
        question: 'En båt hamnade i fel startgrupp. Vad gör jag?',
        answer:
          'Dra den till rätt grupp, eller öppna radens meny (de tre punkterna) och välj Flytta till. Har gruppen redan startat räknas båtens seglade tid om från den nya gruppens start.',
      },
      {
        question: 'Hur hamnar båtarna i rätt startgrupp?',
        answer:
          'Sätt SRS-gränser på startgrupperna. En båt som anmäls utan vald grupp hamnar själv i den första grupp som passar dess SRS-tal, och byter grupp om talet ändras innan gruppen har startat. En grupp utan gränser tar båtar av sig själv bara om den är ensam. Flyttar du en båt, eller väljer grupp eller Utan startgrupp åt den, så stannar den där. Vill ni sköta allt själva stänger du av det i seglingens formulär.',
        words: 'automatisk automatiskt srs gränser fördela placera själv',
      },
      {
        question: 'Hur får seglingen samma startgrupper och båtar som förra gången?',
        answer:
          'Öppna seglingen och välj Deltagare. Så länge den saknar båtar står där Som förra gången: ett tryck anmäler båtarna från den senaste seglingen i serien, annars i klubben, och skapar dess startgrupper med gränser, flaggor och lika långt mellan starterna. Finns båtarna redan väljer du Samma startgrupper som förra gången, så lägger de sig efter sina SRS-tal. Ångra tar tillbaka alltihop, så länge ingen har ändrat något. När en säsong skapas kan varje segling få startgrupperna direkt.',
        words: 'kopiera upprepa likadant startgrupper nästa kväll igen',
      },
      {
        question: 'Kan jag flytta gränserna mellan startgrupperna?',
        answer:
          'Välj Föreslå startgrupper. Dra gränserna på linjen, eller skriv talen. Varje prick är en båt, och den byter grupp när gränsen passerar den. Med tangentbordet flyttar pilarna en gräns med 0,001 och Page Up och Page Down med 0,010. Inget sparas förrän du väljer Använd förslaget.',
        words: 'srs gräns linje dra förslag',
      },
      {
        question: 'Vad betyder egen uppgift vid en båts SRS-tal?',
        answer:
          'Talet är ett annat än båttypens, och klubben har inte kontrollerat mätbrevet. Det står när du öppnar en anmäld båt, och där står också om mätbrevet har gått ut eller snart går ut.',
        words: 'mätbrev kontrollera egen uppgift srs utgånget går ut',
      },
      {
        question: 'Vem tar in årets SRS-tabell?',
        answer:
          'Den som sköter plattformen, på sidan SRS-tabellen i sin meny. Där klistras förbundets tabell in, och skillnaden mot den förra visas innan den tas in. En båttyp som inte längre finns i tabellen står kvar på sina båtar men går inte att välja på nytt. Tal i anmälningar som redan finns ändras inte.',
        words: 'srs tabell båttyper förbundet nytt år ny',
      },
      {
        question: 'Kan två funktionärer flytta båtar samtidigt?',
        answer:
          'Ja. Ändringar syns direkt hos båda. Flyttar ni samma båt gäller den flytt som sist kom fram till servern, och den andra får veta det. En flytt som har väntat på nätet görs bara om båten står kvar där den stod.',
      },
      {
        question: 'Varför går det inte att ändra deltagare?',
        answer:
          'Antingen är resultatet verifierat och låst, eller så är du inte inloggad som klubbens funktionär. Det står överst på sidan vilket.',
      },
    ],
  },
  {
    title: 'För funktionärer: målgång och resultat',
    questions: [
      {
        question: 'Hur får fler sköta klubbens seglingar?',
        answer:
          'En ägare bjuder in dem med e-post under Konto. De loggar in med sin egen adress, också om de redan seglar med kontot. Funktionärer sköter seglingar, serier och medlemmar. Ägare ändrar dessutom klubben och bestämmer vilka som är med.',
      },
      {
        question: 'Hur kommer ett annat program åt klubbens seglingar?',
        answer:
          'En ägare gör en åtkomstnyckel under Konto, för läsning eller för att också skriva som funktionär. Nyckeln visas bara när den görs. Programmet skickar den i varje anrop; på sidan för API:et står hur. Vid det som nyckeln ändrar står dess namn i loggen. Nyckeln slutar gälla efter sista dagen, när den tas bort, och när den som gjorde den inte är ägare längre.',
        words: 'api nyckel token integration program webbplats curl',
      },
      {
        question: 'Kan vi få besked i Teams, Slack eller Discord när resultatet är klart?',
        answer:
          'Ja. Skapa en inkommande webhook i kanalen, och lägg in dess adress under Konto, Webhooks. Där säger Prova om den kommer fram. Meddelanden skickas när ett resultat blir öppet och när en segling ställs in eller flyttas. Kommer inget fram på ett dygn stängs webhooken av, och ägarna får mail.',
        words: 'webhook teams slack discord kanal besked',
      },
      {
        question: 'Hur får rrs.org våra deltagare inför protester?',
        answer:
          'Öppna seglingens deltagare, välj Skicka till rrs.org i menyn och klistra in händelsens UUID från rrs.org. Den sparas krypterad. Varje gång du skickar ersätter listan den förra. E-post och telefon skickas bara om du väljer det.',
        words: 'protest racingrulesofsailing jury anslagstavla uuid',
      },
      {
        question: 'Hur får klubbens webbplats och medlemmar in seglingarna i sina kalendrar?',
        answer:
          'Under Nästa seglingar på klubbens hem, och vid varje series seglingar, finns Prenumerera på kalendern. Adressen kan läsas utan inloggning och håller publicerade seglingar, utan namn på människor. En segling som ställs in står kvar som INSTÄLLD, och det gör även en som tas bort eller döljs tills dess dag är över. Google visar ändringar först efter upp till ett dygn, så säg till på annat sätt också samma kväll.',
        words: 'prenumerera kalender ical ics google outlook hemsida inställd flyttad',
      },
      {
        question: 'Hur hjälper någon till på startbåten eller i måltornet utan konto?',
        answer:
          'Välj Dela kvällens länk på seglingens sida, skriv vem länken är till och låt medhjälparen fotografera koden. Medhjälparen skriver sitt namn och får Start och Målgång i sin telefon, och under dem båtar och startgrupper, målprotokoll, jämförelsen av två listor, egna rapporter och hur många som är ute. Telefonnummer, status och verifiering är kvar hos klubben. Loggen visar vem som gjorde vad. Länken slutar gälla när du avslutar den, när resultatet verifieras, och annars tolv timmar efter sista starten.',
      },
      {
        question: 'En båt går i mål med ett nummer som inte finns på listan.',
        answer:
          'Skriv numret och tiden ändå. Den sparas som okänd båt, och du kopplar den till rätt deltagare efteråt.',
      },
      {
        question: 'Vi missade att skriva starttiden rätt.',
        answer:
          'Ändra starten på startgruppen eller seglingen. Seglade och korrigerade tider räknas om för alla den gäller.',
      },
      {
        question: 'Hur skjuter jag upp starten, eller återkallar en grupp?',
        answer:
          'Öppna Startkonsol på seglingen. Uppskjut hissar AP för alla som inte har startat, Allmän återkallar den grupp som just startade. Innan flaggan går ned ser du vilka tider alla grupper får. Ångra tar tillbaka, och under Mer rättar du det som glömdes.',
        words: 'start startkonsol AP uppskjuten allmän enskild återkallelse X likhetstecken nedräkning tuta signal',
      },
      {
        question: 'Telefonen som tutar dog. Vad händer?',
        answer:
          'Öppna Startkonsol på en annan enhet. Efter tio sekunder säger den att enheten som tutar inte hörs. Tryck där, så tutar den i stället. Under Mer, Ljud och ansvar, kan du ta över när som helst.',
        words: 'tuta ljud signal telefon batteri ta över',
      },
      {
        question: 'En båt startade för tidigt. Var skriver jag upp den?',
        answer:
          'Tryck Enskild i Startkonsol, sedan Båtar över linjen, och tryck på båtarna. Tryck igen på den som har kommit tillbaka. När X har gått ned föreslås OCS för dem som är kvar, med ett tryck var. Glömmer du det frågar appen när du avslutar seglingen.',
        words: 'tjuvstart över linjen enskild återkallelse X OCS kom tillbaka för tidig start',
      },
      {
        question: 'Vi startar med andra flaggor och tider än regel 26.',
        answer:
          'Välj startsekvens på seglingen. Saknas er går en ägare till Klubbens profil, trycker på Ny startsekvens, utgår från en som liknar er och ändrar stegen: hur länge före starten, vilken flagga, upp eller ned, och vilket ljud. Startkonsolen, tutan, protokollet och seglarnas nedräkning följer den. Ändrar ni den senare gäller det kommande seglingar där starten inte har börjat.',
        words: 'startsekvens signalföljd flaggor varning förberedelse 3 2 1 egen',
      },
      {
        question: 'Hur startar vi en jaktstart, båt för båt?',
        answer:
          'Räkna ut startlistan på seglingen och öppna Startkonsol. Den räknar ned till nästa båt, säger vilken det är och tutar vid varje start. J är uppe från fem minuter före första båten till den sista har startat. Uppskjut före första starten flyttar alla starter lika mycket. Startar en båt för sent trycker du Sen start vid båten: det skrivs i startloggen, och båtens egen starttid gäller. Under Mer, Ljud och ansvar, kan du välja att båtarna läses upp.',
        words: 'jaktstart jakt startlista egen start båt för båt J flagga sen start läsa upp röst SRS',
      },
      {
        question: 'Många båtar går i mål samtidigt. Hur hinner jag?',
        answer:
          'Öppna Målgångsläge under Målgång. Tryck på Målgång för varje båt som skär linjen och välj båtarna efteråt, eller välj båten först. Båtarna står kvar på sina platser. Tiderna syns direkt i de andra funktionärernas telefoner, och utan täckning sparas de i din.',
        words: 'stämpel stämpla klunga målgångsläge telefon ångra fel båt',
      },
      {
        question: 'Kan två personer skriva ner samma målgång?',
        answer:
          'Ja. Välj Reservlista i målgångsläget på den ena telefonen, eller över Målgång nu. Reservlistan ändrar inga resultat. Tryck sedan på Jämför listor under Målgång: bara det som flyttar en plats eller en poäng frågas det om, och det du väljer går att ångra i resultatloggen.',
        words: 'reserv reservlista huvudlista jämför listor två tidtagare skiljer olika båt',
      },
      {
        question: 'Hur bekräftar jag tider som seglare har rapporterat?',
        answer:
          'Under Målgång, vid Rapporterade av seglare, står vilka tider som stöds av andra båtar eller av det ni har sett vid linjen, och vad som säger emot. Bekräfta alla stödda på en gång, och resten en i taget. Hur länge seglarna kan rapportera utan att det märks som sent väljer du när du ändrar seglingen.',
        words: 'egen tid rapporterad bekräfta stöd motsägelse',
      },
      {
        question: 'Hur vet vi att alla är i hamn?',
        answer:
          'Under Målgång står hur många båtar och personer som är ute. Tryck där för att se vilka, bocka av dem som har kommit in och skriva ut listan. En båt räknas som ute från starten tills någon säger att den är i hamn.',
        words: 'säkerhet ute antal personer ombord lista skriva ut',
      },
      {
        question: 'Hur vet jag att klockan går rätt?',
        answer:
          'Vid Målgång nu står serverns klocka och hur säker den är, till exempel ± 0,1 s. Alla telefoner visar samma tid, också en vars egen klocka går fel. Utan täckning: tryck på texten bredvid klockan och jämför med en annan telefon.',
        words: 'tid sekunder stämpel stämd jämföra telefon',
      },
      {
        question: 'Samma båt står på två rader i serien.',
        answer: 'Öppna serien, välj Information och räkna ihop raderna under Samma båt. Det går att dela dem igen.',
      },
      {
        question: 'Vad betyder ”Måste i mål senast 19.26.39 för att vinna”?',
        answer:
          'Så länge båtar är ute räknas för var och en av dem ut den sista sekund som ger en bättre korrigerad tid än ledarens. En sekund senare blir det lika. Det är preliminärt: en okänd målgång eller en rättad tid kan ändra det, och då står det.',
        words: 'vinna leda avgjord klocka korrigerad tid preliminär',
      },
      {
        question: 'Varför syns inte kvällens segling i serien?',
        answer:
          'En segling som pågår räknas inte. Tryck på Avsluta seglingen när alla är inne: det som saknas står i frågan, med knappar som sätter DNF på resten och slänger stämplar utan båt.',
        words: 'pågår avsluta ställning poäng DNF stämpel',
      },
      {
        question: 'Hur delar jag kvällens resultat?',
        answer:
          'Öppna seglingens Resultat, eller en serie, och tryck på Dela resultatet. Där finns länken till sidan som alla kan läsa utan att logga in, en bild till inlägg, text till en gruppchatt, en tabell och kod som bäddar in resultatet på klubbens webbplats. Står det att inget är publicerat trycker du på Publicera. När resultat publiceras av sig själva väljer klubben i sin profil, under Öppna resultat.',
        words: 'dela publicera länk facebook bild bädda in hemsida webbplats iframe öppna resultat',
      },
      {
        question: 'Hur visar vi kvällen på en skärm i klubbhuset?',
        answer:
          'Öppna klubbens adress följd av skarm i teveapparatens webbläsare; länken Skärm till klubbhuset står i klubbens profil under Öppna resultat. Den behöver ingen inloggning, och ingen behöver röra den. Före start visar den startlistan, sedan vilka som är i mål och när de andra senast måste i mål för att vinna, därefter resultatet och ställningen i serien. Medan båtar är ute visas tider bara om klubben publicerar strax efter varje ändring. I startlistan och under seglingen står båtar, inga människor. Lägg till ?sekunder=20 i adressen för att byta bild var tjugonde sekund, och ?vyer=start,live,resultat,serie,nasta för att välja bilder.',
        words: 'skärm teve tv monitor klubbhus storbild kiosk projektor',
      },
      {
        question: 'Någon vill inte stå med namn i resultatet.',
        answer:
          'Den som har ett konto väljer det själv under Inställningar. För andra båtar: öppna seglingens Resultat, tryck på Dela resultatet och välj båten under Hur någon visas. Den som är under 18 år visas med förnamn och initial. Det gäller direkt, i äldre versioner, bilder och filer också, och det går även när resultatet är verifierat.',
        words: 'namn dölja gdpr personuppgifter barn ungdom under 18 skyddad anonym',
      },
      {
        question: 'Hur kan seglarna ta sin tid ur ett GPS-spår?',
        answer:
          'Låt banans två sista märken vara mållinjens ändar, båda som Gate eller linje och med läge, och välj banan på seglingen. Då visar seglarens Rapportera målgång var spåret korsar linjen, med fel i sekunder. Tiden kommer som en egen rapport, och bland rapporterna står att den är ur ett GPS-spår. Spåret självt skickas aldrig till klubben.',
        words: 'gps gpx spår mållinje egen rapport märken läge',
      },
      {
        question: 'Hur rättar jag ett verifierat resultat?',
        answer:
          'Lås upp resultatet under Målgång eller Resultat och skriv varför. Rätta och verifiera igen. Skälet och allt som ändras står i resultatloggen.',
      },
      {
        question: 'Hur sparar jag ett resultat som fil?',
        answer:
          'Välj Spara som fil på seglingens eller seriens resultat. Excel, PDF och CSV kan alla spara. Funktionärer kan också spara en serie för Sailwave och för World Sailing (XRR); innan filen sparas står vad den inte kan innehålla. Öppna resultat finns dessutom som PDF och Excel på sin egen sida.',
        words: 'excel pdf csv xrr sailwave fil ladda ner spara export utskrift',
      },
      {
        question: 'Kan vi ta med oss allt till en annan server?',
        answer:
          'Ja. En ägare väljer Ladda ner klubbens arkiv under Konto. Filen har klubbens profil, medlemmar, båtar, banor, serier och seglingar med resultat och loggar. Den som sköter den andra servern läser in den som en ny klubb, och alla resultat räknas om och jämförs. Konton och lösenord följer inte med. Filen innehåller medlemmarnas adresser, så förvara den därefter.',
        words: 'arkiv flytta export säkerhetskopia ladda ner zip byta server',
      },
      {
        question: 'Hur får klubben ett konto?',
        answer:
          'Klubbar läggs upp av den som sköter servern. Hör av dig med klubbens namn och den e-postadress som kontot ska ha. Klubbkontot är klubbens, inte en persons.',
      },
    ],
  },
];
