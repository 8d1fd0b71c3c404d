import Button from '@mui/material/Button';

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Club } from '../../../../../shared/contract/clubs';
import type { ScoreCode } from '../../../../../shared/contract/competitors';
import type { ObservationList } from '../../../../../shared/contract/finishObservations';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { finishAt } from '../../../../../shared/domain/finishObservations';
import { useFinishes } from '../../../../changes/finishes';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { useObservations, type SeenBoat } from '../../../../changes/observations';
import { useExactClock } from '../../../../api/serverTime';
import { paths } from '../../../../paths';
import { RaceModeFrame } from '../../../../sailing-ui/race-mode/RaceModeFrame';
import type { OfEvening } from '../../../../sailing-ui/race-mode/EveningModes';
import { isCutOff, selectConnection } from '../../../../state/connection';
import { useAppSelector } from '../../../../state/rootState';
import { useDialog } from '../../../../ui/dialogs/useDialog';
import { formatClock, formatClockSeconds } from '../../../../ui/format';
import { Doubts } from '../stamps/Doubts';
import { listTexts, useOwnList } from '../stamps/ListChoice';
import type { Stamp } from '../stamps/useStamps';
import { LastThree } from './LastThree';
import { BoatDialog, ListDialog, OtherDialog } from './LiveDialogs';
import { Frame, GoButton } from './LiveFrame';
import { LiveTiles } from './LiveTiles';
import { NumberDialog } from './NumberDialog';
import { Ribbon } from './Ribbon';
import { liveTexts } from './texts';
import { useFinishLive, type Crossing, type FinishLive, type Tile } from './useFinishLive';

interface FinishLivePageProps extends OfEvening {
  club: Pick<Club, 'slug'>;
  sailing: SailingRow;
}

type LiveDialog =
  | { kind: 'boat'; key: string }
  | { kind: 'other'; uuid: string }
  | { kind: 'number' }
  | { kind: 'list' };

interface StatusProps {
  live: FinishLive;
  list: ObservationList;
  struck: Stamp | null;
  onPutBack: () => void;
  onList: () => void;
}

/** Who is home and who is out, and what has to be known besides: one line, always of the same height. */
function Status({ live: { counts, stamps, savedHere }, list, struck, onPutBack, onList }: StatusProps) {
  const { phase, since } = useAppSelector(selectConnection);
  const isOffline = isCutOff(phase);
  const loose = stamps.stamps.length;
  const news = isOffline ? liveTexts.offline(formatClock(since), savedHere) : loose > 0 ? liveTexts.loose(loose) : '';
  return (
    <div className="status" data-offline={isOffline ? '' : undefined}>
      <span>
        <strong>{liveTexts.out(counts.out)}</strong> · <strong>{liveTexts.home(counts.home)}</strong>
      </span>
      {struck ? (
        <span>
          {liveTexts.struck(formatClockSeconds(struck.at))}
          <Button size="small" color="inherit" onClick={onPutBack}>
            {liveTexts.undo}
          </Button>
        </span>
      ) : (
        <span role="status" className="news">
          {news}
        </span>
      )}
      <Button size="small" color="inherit" aria-label={liveTexts.list(listTexts.names[list])} onClick={onList}>
        {listTexts.short[list]}
      </Button>
    </div>
  );
}

interface OpenDialogProps {
  sailing: SailingRow;
  live: FinishLive;
  dialog: Exclude<LiveDialog, { kind: 'list' }>;
  show: (dialog: LiveDialog, options: { replace: boolean }) => void;
  close: () => void;
}

/** The dialog of a boat, or of a time that is to be another boat's. */
function OpenDialog({ sailing, live, dialog, show, close }: OpenDialogProps) {
  const { assign, accept, putBack } = useObservations(sailing.id);
  const { record } = useFinishes();
  if (dialog.kind === 'number') {
    const take = (boat: SeenBoat) => {
      live.take(boat);
      close();
    };
    // A boat that is home already opens what can be done with it.
    const choose = ({ key, id, boat }: FinishRow) => {
      const tile = live.tiles.find((one) => one?.key === key);
      if (tile && tile.state !== 'out') show({ kind: 'boat', key }, { replace: true });
      else take({ competitor: id, sail_number: boat.sail_number });
    };
    const unknown = (sail_number: string) => take({ competitor: null, sail_number });
    const hasTime = live.stamps.next !== null;
    return <NumberDialog {...{ rows: live.rows, hasTime }} onChoose={choose} onUnknown={unknown} onClose={close} />;
  }
  if (dialog.kind === 'other') {
    const crossing = live.last.find(({ seen }) => seen.id === dialog.uuid);
    const tile = live.tiles.find((one) => one?.seen?.id === dialog.uuid);
    const seen = crossing?.seen ?? tile?.seen;
    if (!seen) return null;
    const choose = ({ id, boat }: Tile) => {
      assign(seen.id, { competitor: id, sail_number: boat.sail_number });
      close();
    };
    const clock = formatClockSeconds(finishAt(seen.ms));
    return (
      <OtherDialog {...{ clock, place: tile?.place ?? -1, tiles: live.tiles }} onChoose={choose} onClose={close} />
    );
  }
  const tile = live.tiles.find((one) => one?.key === dialog.key);
  if (!tile) return null;
  const write = (finish: { score_code: ScoreCode | null } | { finish_time: null }) => {
    record(sailing.id, [{ competitor: tile.id, sail_number: tile.boat.sail_number, finish }]);
    live.disarm();
    close();
  };
  const withSeen = (act: (uuid: string) => void) => () => {
    if (tile.seen) act(tile.seen.id);
    close();
  };
  return (
    <BoatDialog
      tile={tile}
      onClose={close}
      onCode={(_, score_code) => write({ score_code })}
      onClear={() => write({ finish_time: null })}
      onUndo={withSeen(putBack)}
      onCount={withSeen(accept)}
      onOther={() => tile.seen && show({ kind: 'other', uuid: tile.seen.id }, { replace: true })}
    />
  );
}

/** The whole screen for the minutes when boats cross the line: time first or boat first, one press each. */
export default function FinishLivePage({ club, sailing, modes, onLeave }: FinishLivePageProps) {
  useExactClock();
  const navigate = useNavigate();
  const [list, chooseList] = useOwnList(sailing.id);
  const live = useFinishLive(sailing, list);
  const { stamps, tiles, armed, last } = live;
  const { dialog, show, close } = useDialog<LiveDialog>('live');
  const [struck, setStruck] = useState<Stamp | null>(null);
  const sheetHref = paths.finish(club.slug, sailing.id);
  const leave = onLeave ?? (() => void navigate(sheetHref));

  const showBoat = ({ key }: Tile) => show({ kind: 'boat', key });
  const showMore = ({ seen, row }: Crossing) =>
    tiles.some((tile) => tile !== null && tile.key === row?.key)
      ? show({ kind: 'boat', key: row?.key ?? '' })
      : show({ kind: 'other', uuid: seen.id });
  const tap = (tile: Tile, moment: number) => {
    const asked = live.tap(tile, moment);
    if (asked) showBoat(asked);
  };
  const strike = (stamp: Stamp) => {
    stamps.remove(stamp);
    setStruck(stamp);
  };
  const putBack = () => {
    if (struck) stamps.putBack(struck);
    setStruck(null);
  };
  const go = (moment: number) => {
    setStruck(null);
    live.go(moment);
  };
  return (
    <RaceModeFrame
      label={liveTexts.title}
      title={sailing.name}
      leave={liveTexts.close}
      onLeave={leave}
      modes={modes}
      isWide
    >
      <Frame>
        <Status {...{ live, list, struck }} onPutBack={putBack} onList={() => show({ kind: 'list' })} />
        <Ribbon
          {...{ stamps: stamps.stamps, next: stamps.next, armed }}
          onChoose={stamps.choose}
          onStrike={strike}
          onCode={showBoat}
        />
        <LiveTiles {...{ sailing, tiles, armed }} newest={last[0]?.row?.key} onTap={tap} onLongPress={showBoat} />
        <div className="doubts">
          <Doubts sailing={sailing.id} />
        </div>
        <LastThree
          last={last}
          onUndo={({ seen }) => stamps.putBack({ id: seen.id, at: finishAt(seen.ms) })}
          onOther={({ seen }) => show({ kind: 'other', uuid: seen.id })}
          onMore={showMore}
        />
        <div className="bottom">
          <Button variant="outlined" onClick={() => show({ kind: 'number' })}>
            {liveTexts.number}
          </Button>
          <GoButton onGo={go} />
        </div>
      </Frame>
      {dialog?.kind === 'list' && (
        <ListDialog
          list={list}
          onClose={close}
          onChoose={(next) => {
            live.disarm();
            chooseList(next);
            close();
          }}
        />
      )}
      {dialog && dialog.kind !== 'list' && <OpenDialog {...{ sailing, live, dialog, show, close }} />}
    </RaceModeFrame>
  );
}
