import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { useExactClock } from '../../../api/serverTime';
import { useReadStartLog } from '../../../api/startLog';
import { useEarlyStarters } from '../../../changes/earlyStarters';
import { selectFinishRows } from '../../../changes/finishRows';
import { selectStartActs, useStartActs } from '../../../changes/startActs';
import { serverNow } from '../../../lib/serverClock';
import { paths } from '../../../paths';
import type { OfEvening } from '../../../sailing-ui/race-mode/EveningModes';
import { RaceModeFrame } from '../../../sailing-ui/race-mode/RaceModeFrame';
import { useSeconds } from '../../../sailing-ui/clock/useSeconds';
import { useAppSelector } from '../../../state/rootState';
import { selectStartGroups } from '../../../state/rowSelectors';
import { useDialog } from '../../../ui/dialogs/useDialog';
import { RaisedBand, StartedBand, WaitingBand } from './Bands';
import { ConsoleDialogs, type ConsoleDialog } from './ConsoleDialogs';
import { consoleView, type ConsoleFacts, type ConsoleRow, type ConsoleView } from './consoleView';
import { Countdown, SignalSteps } from './Countdown';
import { GroupRows } from './GroupRows';
import { LoweringFoot, LoweringPanel, useLowering } from './LoweringPanel';
import { NotReturned } from './NotReturned';
import { OwnStarts } from './OwnStarts';
import { Pole } from './Pole';
import { SignalButtons } from './SignalButtons';
import { consoleTexts } from './texts';
import { useHorn } from './useHorn';

/** What the console is made of, live. */
function useConsoleFacts(sailing: SailingRow): ConsoleFacts {
  const groups = useAppSelector((state) => selectStartGroups(state, sailing.id));
  const events = useAppSelector((state) => selectStartActs(state, sailing.id));
  const written = useAppSelector((state) => selectFinishRows(state, sailing.id));
  return useMemo(() => {
    const boats = written.flatMap(({ id, boat }) => (id === null ? [] : [{ ...boat, id }]));
    return { sailing, groups, events, boats };
  }, [sailing, groups, events, written]);
}

/** The console at each second of the server's clock. */
function useConsoleView(facts: ConsoleFacts): { now: number; view: ConsoleView } {
  const now = useSeconds();
  // What has just been done is later than the last second.
  const at = Math.max(now, serverNow());
  return { now: at, view: consoleView(facts, at) };
}

interface ConsoleProps extends OfEvening {
  club: Pick<Club, 'slug' | 'name'>;
  sailing: SailingRow;
}

function Console({ club, sailing, modes, onLeave }: ConsoleProps) {
  useExactClock();
  const navigate = useNavigate();
  const acts = useStartActs(sailing.id);
  const early = useEarlyStarters(sailing.id);
  const facts = useConsoleFacts(sailing);
  const { now, view } = useConsoleView(facts);
  const { dialog, show, close } = useDialog<ConsoleDialog>('console');
  const horn = useHorn({ sailing: sailing.id, view, now, acts });
  const lowering = useLowering(view.lowering, sailing.recall_order, now);
  // AP is for those who have not started: no group has lost its start by it once boats start one by one.
  const isUnderWay = view.own.some(({ at }) => at > now) && view.rows.every(({ state }) => state === 'started');
  const postpone = () =>
    isUnderWay
      ? show({ kind: 'ask', asked: 'ap_late' })
      : void acts.act('ap_up', { payload: { with: null, groups: null } });
  const recall = (kind: 'x_up' | 'recall_up', group: ConsoleRow | null) => {
    if (!group) return show({ kind: 'recall', act: kind, group: null });
    if (kind === 'x_up') acts.act('x_up', { group: group.id, payload: { competitors: [] } });
    else acts.act('recall_up', { group: group.id, payload: {} });
  };

  return (
    <RaceModeFrame
      label={consoleTexts.title}
      title={sailing.name}
      leave={consoleTexts.leave}
      onLeave={onLeave ?? (() => void navigate(paths.competitors(club.slug, sailing.id)))}
      modes={modes}
      foot={
        lowering ? (
          <LoweringFoot state={lowering} acts={acts} now={now}>
            {lowering.lowering.kind === 'ap_down' ? (
              <>
                <Button variant="outlined" onClick={() => show({ kind: 'ask', asked: 'ap_h' })}>
                  {consoleTexts.overH}
                </Button>
                <Button variant="outlined" onClick={() => show({ kind: 'ask', asked: 'ap_a' })}>
                  {consoleTexts.overA}
                </Button>
              </>
            ) : (
              <Button variant="outlined" onClick={postpone}>
                {consoleTexts.postpone}
              </Button>
            )}
            <Button variant="outlined" aria-haspopup="dialog" onClick={() => show({ kind: 'more' })}>
              {consoleTexts.more}
            </Button>
          </LoweringFoot>
        ) : (
          <SignalButtons
            view={view}
            now={now}
            onPostpone={postpone}
            onIndividual={(group) => recall('x_up', group)}
            onGeneral={(group) => recall('recall_up', group)}
            onMore={() => show({ kind: 'more' })}
          />
        )
      }
    >
      <WaitingBand sailing={sailing} />
      {horn.band}
      {view.raised.map((flag) => (
        <RaisedBand
          key={`${flag.flag} ${flag.group ?? ''}`}
          {...{ flag, view, now, acts }}
          onBoats={(group) => show({ kind: 'boats', group })}
        />
      ))}
      <StartedBand view={view} now={now} />
      {!sailing.verified_result && <NotReturned starters={view.notReturned} now={now} actions={early} />}
      {lowering ? (
        <LoweringPanel state={lowering} rows={view.rows} facts={facts} now={now} />
      ) : (
        <>
          <Countdown view={view} now={now} />
          <Pole view={view} />
          <SignalSteps view={view} now={now} />
          <GroupRows view={view} now={now} />
          <OwnStarts own={view.own} now={now} acts={acts} />
        </>
      )}
      {dialog && (
        <ConsoleDialogs
          {...{ dialog, show, close, facts, view, acts, early, horn, sailing }}
          club={club.name}
          onFinish={
            modes === undefined
              ? () => void navigate(paths.finishLive(club.slug, sailing.id), { replace: true })
              : undefined
          }
        />
      )}
    </RaceModeFrame>
  );
}

/** The start as the race committee leads it: what happens next, when, and what the hand does. */
export default function StartConsolePage(props: ConsoleProps) {
  useReadStartLog(props.sailing.id);
  return <Console {...props} />;
}
