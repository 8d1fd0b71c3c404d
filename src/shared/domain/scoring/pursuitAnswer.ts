import type { PursuitAnswerRow, PursuitDocument } from '../../contract/scoring';
import { pursuitScores, type PursuitBoatScore } from './pursuitScores';
import { startClock } from './startClock';
import { whyStart } from './why/whyStart';

/** The start list of a checked pursuit document as `npm run score` prints it. */
export function pursuitAnswer(
  document: Required<PursuitDocument>,
  { why = false }: { why?: boolean } = {},
): PursuitAnswerRow[] {
  const rowOf = (boat: PursuitBoatScore): PursuitAnswerRow => ({
    id: boat.id,
    offset_seconds: boat.offsetS,
    start_time: startClock(document.first_start, boat.offsetS),
    ...(why && { why: [whyStart(document, boat)] }),
  });
  return pursuitScores(document).map(rowOf);
}
