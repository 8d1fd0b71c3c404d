/** Explanations of corrected times and of pursuit start times. Values are in Swedish form ("0,923", "01:54:23"). */
export const scoringTimesTexts = {
  timeOnTime: (elapsed: string, rating: string, corrected: string) =>
    `Korrigerad tid ${elapsed} × ${rating} = ${corrected} (A3)`,
  portsmouth: (elapsed: string, rating: string, corrected: string) =>
    `Korrigerad tid ${elapsed} × 1000 / ${rating} = ${corrected} (A3)`,
  portsmouthLaps: (elapsed: string, rating: string, laps: string, corrected: string) =>
    `Korrigerad tid ${elapsed} × 1000 / ${rating} × ${laps} varv = ${corrected} (A3)`,
  timeOnDistance: (elapsed: string, rating: string, miles: string, corrected: string) =>
    `Korrigerad tid ${elapsed} − ${rating} s/M × ${miles} M = ${corrected} (A3)`,
  noTime: 'Varken tid eller kod: båten räknas som DNC (A2.2)',
  notCounted: 'Ingen båt seglade banan och gick i mål i tid: i en serie räknas loppet inte (90.3(a))',

  byFactor: (length: string, reference: string, rating: string) => `${length} × (1 − ${reference} / ${rating})`,
  byCorrected: (length: string, reference: string, rating: string) => `${length} × (1 / ${reference} − 1 / ${rating})`,
  byPortsmouth: (length: string, reference: string, rating: string) => `${length} × (1 − ${rating} / ${reference})`,
  byPortsmouthCorrected: (length: string, reference: string, rating: string) =>
    `${length} × (${reference} − ${rating}) / 1000`,
  byMiles: (miles: string, reference: string, rating: string) => `(${reference} − ${rating}) s/M × ${miles} M`,
  miles: (miles: string, secondsPerMile: string) => `${miles} M × ${secondsPerMile} s/M`,
  nearest: (unit: string) => `avrundat till ${unit}`,
  up: (unit: string) => `avrundat uppåt till ${unit}`,
  unit: (seconds: number) => (seconds === 60 ? 'hela minuter' : seconds === 1 ? 'hela sekunder' : `jämna ${seconds} s`),
  startsAfter: (time: string, sum: string) => `Start ${time} efter referensbåten: ${sum}`,
  startsBefore: (time: string, sum: string) => `Start ${time} före referensbåten: ${sum}`,
  startsWith: (sum: string) => `Start samtidigt med referensbåten: ${sum}`,
  sum: (formula: string, seconds: string, rounding: string) => `${formula} = ${seconds} s, ${rounding}`,
} as const;
