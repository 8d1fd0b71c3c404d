import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SailingRow } from '../../../../shared/contract/sailings';
import {
  selectReportCheck,
  selectReportedBoats,
  type OwnReports,
  type ReportedCompetitor,
} from '../../../changes/ownReports';
import { raceClock, raceMinute } from '../../../ui/format';
import { useAppSelector } from '../../../state/rootState';
import { Neighbours } from './Neighbours';
import { ReportSteps } from './ReportSteps';
import type { SailView } from './sailView';
import { sailTexts } from './texts';

interface PresenceProps {
  own: ReportedCompetitor;
  stage: SailView['stage'];
  reports: OwnReports;
}

/** Where the boat is, and the press that says otherwise. */
export function PresencePart({ own: { presence, presence_at }, stage, reports }: PresenceProps) {
  const next = presence === 'on_water' || (presence === null && stage === 'home') ? 'ashore' : 'on_water';
  return (
    <>
      {presence !== null && presence_at !== null && (
        <Typography className="push" role="status">
          {sailTexts.saidAt[presence](raceMinute(Date.parse(presence_at)))}
        </Typography>
      )}
      <Button
        className={presence === null ? 'push' : undefined}
        variant={stage === 'home' && next === 'ashore' ? 'contained' : 'outlined'}
        onClick={() => reports.say(next)}
      >
        {sailTexts.say[next]}
      </Button>
    </>
  );
}

export interface PartProps {
  own: ReportedCompetitor;
  sailing: SailingRow;
  reports: OwnReports;
}

function ResultBand({ own, sailing, reports }: PartProps) {
  const { finish_time, elapsed_time, score_code, reported_by, recorded } = own;
  const mayUndo = reported_by === 'sailor' && !sailing.verified_result;
  const isRetired = score_code === 'RET';
  return (
    <div className="band">
      <div className="what" role="status">
        {score_code === null ? sailTexts.finished : isRetired ? sailTexts.retired : sailTexts.coded(score_code)}
        <strong>{finish_time === null ? (score_code ?? '') : raceClock(Date.parse(finish_time))}</strong>
        {elapsed_time !== null && sailTexts.sailed(elapsed_time)}
      </div>
      {mayUndo && (recorded !== null || isRetired) && (
        <Button variant="outlined" onClick={() => reports.takeBack(recorded === null ? 'retirement' : 'finish')}>
          {sailTexts.undo}
        </Button>
      )}
    </div>
  );
}

/** After the finish: who was around, and how far the time has come. */
export function Home({
  own,
  sailing,
  reports,
  isAsked,
  onAsk,
}: PartProps & { isAsked: boolean; onAsk: (to: boolean) => void }) {
  const boats = useAppSelector((state) => selectReportedBoats(state, sailing.id));
  const check = useAppSelector((state) => selectReportCheck(state, sailing.id));
  const finish = own.finish_time === null ? null : Date.parse(own.finish_time);
  const mayName = own.reported_at !== null && finish !== null && sailing.self_reporting && !sailing.verified_result;
  const name: OwnReports['name'] = (neighbours) => {
    reports.name(neighbours);
    onAsk(false);
  };
  return (
    <>
      <ResultBand {...{ own, sailing, reports }} />
      <div className="rest">
        {mayName && isAsked ? (
          <Neighbours {...{ own, boats, finish }} onName={name} onSkip={() => onAsk(false)} />
        ) : (
          <>
            {finish !== null && <ReportSteps {...{ own, boats, check }} />}
            {mayName && (
              <Button variant="outlined" onClick={() => onAsk(true)}>
                {sailTexts.nameThem}
              </Button>
            )}
            <PresencePart own={own} stage="home" reports={reports} />
          </>
        )}
      </div>
    </>
  );
}
