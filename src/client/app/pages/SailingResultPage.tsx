import { ResultPage } from '../../features/race-night/results/ResultPage';
import type { SailingContext } from '../layout/SailingLayout';

/** The result of a sailing. Finishes are written down on a page beside it. */
export default function SailingResultPage(context: SailingContext) {
  return <ResultPage {...context} finishPath="../finish" />;
}
