import type { FinishProblem } from '../../../shared/domain/finish';
import type { ScoreCode } from '../../../shared/contract/competitors';

/** What the rules of finishes say. */
export const finishTexts = {
  problem: {
    startMissing: 'Starttid saknas, så seglad tid kan inte beräknas.',
    beforeStart: 'Målgången är före starten.',
    tooLong: 'Målgången är mer än 30 dygn efter starten.',
  } satisfies Record<FinishProblem, string>,
  pointsMissing: (code: ScoreCode | null) => `Ange poäng för ${code}.`,
  selfReportingOff: 'Klubben tar inte emot egenrapporterade tider för den här seglingen.',
  notSailing: 'Tider kan rapporteras när seglingen pågår eller är avslutad.',
  clubsCode: (code: ScoreCode) => `Koden ${code} är satt av klubben. Hör av dig till klubben om den är fel.`,
  sameBoat: (line: number) => `Båten står redan på rad ${line}.`,
  severalBoats: (sailNumber: string) =>
    `Flera båtar i seglingen har segelnumret ${sailNumber}. Välj vilken av dem det gäller.`,
  nobodyHas: (sailNumber: string) =>
    `Ingen båt i seglingen har segelnumret ${sailNumber}. Skriv en tid eller en kod, så sparas den som okänd.`,
  notUnmatched: 'Båten är redan en anmäld deltagare.',
  targetUnmatched: 'Välj en anmäld båt.',
  targetElsewhere: 'Båten är anmäld till en annan segling.',
  targetHasResult: 'Båten har redan en tid eller en kod. Ta bort den först.',
  unknownSkipper: 'Okänd',
} as const;
