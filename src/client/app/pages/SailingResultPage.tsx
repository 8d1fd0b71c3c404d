import { EveningEnd } from '../../features/race-night/finish/state/ResultState';
import ResultPage from '../../features/race-night/results/ResultPage';
import type { SailingContext } from '../layouts/SailingLayout';

/** The result, and for those who write it the step that comes next. */
export default function SailingResultPage(page: SailingContext) {
  return (
    <>
      <EveningEnd {...page} />
      <ResultPage {...page} />
    </>
  );
}
