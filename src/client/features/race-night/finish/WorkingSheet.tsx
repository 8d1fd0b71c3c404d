import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { FinishRow } from '../../../changes/kinds/finishSheet';
import { selectObservations } from '../../../changes/observations';
import { selectAreSafe } from '../../../changes/queue/selectors';
import { usePrefetch } from '../../../lib/prefetch';
import { writeSetting, readSetting } from '../../../lib/storage';
import { useAppSelector } from '../../../state/rootState';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../ui/dialogs/useDialog';
import { EmptyState } from '../../../ui/states/EmptyState';
import { PageFrame } from './PageFrame';
import { SheetLists } from './SheetLists';
import { compareTexts } from './compare/texts';
import type { FinishDialog } from './dialogs/SheetDialogs';
import { FinishLine } from './line/FinishLine';
import { useFinishLine } from './line/useFinishLine';
import { LogSection } from './log/LogSection';
import { TIME_MODES, type TimeMode } from './readFinish';
import { HeadcountLine } from './reports/HeadcountLine';
import { ReportedSection } from './reports/ReportedSection';
import { CompetitorsOut } from './sheet/CompetitorsOut';
import { Refusals } from './sheet/Refusals';
import { SheetStatus } from './sheet/SheetStatus';
import { Starts } from './sheet/Starts';
import { useSheet, type Sheet, type SheetRow } from './sheet/sheetOf';
import { Doubts } from './stamps/Doubts';
import { ListChoice, useOwnList } from './stamps/ListChoice';
import { StampList, StampPanel } from './stamps/StampPanel';
import { useStamps } from './stamps/useStamps';
import { finishTexts } from './texts';
import { useRowActions } from './useRowActions';
import { useUndoFinish } from './useUndoFinish';
import { useWriting } from './useWriting';

type StartTimes = ReadonlyMap<string, number | null>;

/** When boats with a time started. */
const startsOf = (rows: readonly FinishRow[]): StartTimes =>
  new Map(rows.flatMap(({ key, boat: competitor, start }) => (competitor.recorded === null ? [] : [[key, start]])));

const changed = (before: StartTimes, now: StartTimes): string[] =>
  [...now].flatMap(([key, start]) => (before.has(key) && before.get(key) !== start ? [key] : []));

/** How many boats with a time have got another start since this was last seen. */
function useRetimed(rows: readonly FinishRow[]): [count: number, onSeen: () => void] {
  const [seen, setSeen] = useState({ rows, starts: startsOf(rows), boats: new Set<string>() });
  if (seen.rows !== rows) {
    const starts = startsOf(rows);
    const news = changed(seen.starts, starts);
    setSeen({ rows, starts, boats: news.length === 0 ? seen.boats : new Set([...seen.boats, ...news]) });
  }
  return [seen.boats.size, () => setSeen((now) => ({ ...now, boats: new Set() }))];
}

const KEY = 'styrbord.finish.mode';

function lastMode(): TimeMode {
  const last = readSetting(KEY);
  return TIME_MODES.find((mode) => mode === last) ?? 'clock';
}

/** Clock or time sailed: as this browser's person did it last. */
function useTimeMode(): [TimeMode, (mode: TimeMode) => void] {
  const [mode, setMode] = useState(lastMode);
  const choose = (next: TimeMode) => {
    writeSetting(KEY, next);
    setMode(next);
  };
  return [mode, choose];
}

// Fetched when the sheet has been shown, so that they open at sea without a connection too.
const loadDialogs = () => import('./dialogs/SheetDialogs');
const SheetDialogs = lazyDialog(async () => (await loadDialogs()).SheetDialogs);
const loadLive = () => import('./live/FinishLivePage');
const loadMenu = () => import('./sheet/RowMenu');
const RowMenu = lazyDialog(async () => (await loadMenu()).RowMenu);

/**
 * The open menu of a row. A boat that is on no list has another key once the server knows it: the menu stays open with
 * the same boat.
 */
function useRowMenu({ home, coded }: Sheet) {
  const rows = [...home, ...coded];
  const [opened, setOpened] = useState<{ row: SheetRow; at: HTMLElement } | null>(null);
  const isOpened = ({ key }: SheetRow) => key === opened?.row.key;
  const isNowKnown = ({ boat }: SheetRow) =>
    opened?.row.id === null && boat.is_unmatched && boat.sail_number === opened.row.boat.sail_number;
  const row = rows.find(isOpened) ?? rows.find(isNowKnown);
  const nextOf = ({ key }: SheetRow) => home[home.findIndex((one) => one.key === key) + 1] ?? null;
  return {
    menu: opened && row ? { row, next: nextOf(row), at: opened.at } : null,
    openMenu: (key: string, at: HTMLElement) => {
      const pressed = rows.find((one) => one.key === key);
      if (pressed) setOpened({ row: pressed, at });
    },
    closeMenu: () => setOpened(null),
  };
}

interface BoatsOutProps {
  rows: ComponentProps<typeof CompetitorsOut>['rows'];
  home: readonly SheetRow[];
  onChoose: ComponentProps<typeof CompetitorsOut>['onChoose'];
  onDialog: (dialog: FinishDialog) => void;
}

/** The boats that are still out, and what is done with all of them at once. */
function BoatsOut({ rows, home, onChoose, onDialog }: BoatsOutProps) {
  const isAllHome = rows.length === 0;
  return (
    <div className="out">
      <div className="tools">
        <Button variant="outlined" onClick={() => onDialog({ kind: 'paste' })}>
          {finishTexts.paste}
        </Button>
        {!isAllHome && (
          <Button variant="outlined" onClick={() => onDialog({ kind: 'rest' })}>
            {finishTexts.rest}
          </Button>
        )}
      </div>
      <section>
        <Typography variant="h2">{finishTexts.out}</Typography>
        {isAllHome ? (
          <Typography>{finishTexts.allHome}</Typography>
        ) : (
          <CompetitorsOut rows={rows} home={home} onChoose={onChoose} />
        )}
      </section>
    </div>
  );
}

interface WorkingSheetProps {
  club: Pick<Club, 'name'>;
  sailing: SailingRow;
  /** Addresses of what goes on beside the sheet. */
  ways: { live: string; compare: string; starts: string };
  /** How the race is brought to its end; for those who only write it down there is nothing. */
  end?: (sheet: Sheet) => ReactNode;
}

/** The sheet of those who stand at the finish. */
export function WorkingSheet({ club, sailing, ways, end }: WorkingSheetProps) {
  const { rows, sheet } = useSheet(sailing);
  const [mode, setMode] = useTimeMode();
  const [retimed, onSeen] = useRetimed(rows);
  const { menu, openMenu, closeMenu } = useRowMenu(sheet);
  usePrefetch(loadDialogs);
  usePrefetch(loadMenu);
  usePrefetch(loadLive);
  const { dialog, show, close } = useDialog<FinishDialog>('finish');
  const { undoFinishes, undoLast } = useUndoFinish(sailing.id);
  const [list, chooseList] = useOwnList(sailing.id);
  const stamps = useStamps(sailing.id, list);
  const hasReserve = useAppSelector((state) =>
    selectObservations(state, sailing.id).some((seen) => seen.list === 'reserve'),
  );
  const { stampNow, write, writeRow, writeLine, last, takeBack } = useWriting(sailing.id, undoFinishes, stamps);
  const isSafe = useAppSelector((state) => selectAreSafe(state, last?.ids ?? []));
  const line = useFinishLine({ sailing, rows, mode, stamp: stamps.next, onWrite: writeLine });
  const actions = useRowActions({ write: writeRow, undo: (ids) => void undoFinishes(ids), openDialog: show });
  // Boat first, then the time: it is the boat's.
  const onStamp = (moment: number) => {
    stampNow(moment, line.awaited);
    if (line.awaited) line.clear();
  };
  const isAllHome = sheet.out.length === 0;
  return (
    <>
      <PageFrame>
        <div className="line">
          <Refusals sailing={sailing} rows={rows} />
          <StampPanel onStamp={onStamp} />
          <FinishLine line={line} mode={mode} onMode={setMode} onUndoLast={last?.stamp ? takeBack : undoLast} />
          <StampList stamps={stamps} />
          <div className="tools">
            <Button component={Link} to={ways.live} variant="outlined">
              {finishTexts.live}
            </Button>
            {hasReserve && (
              <Button component={Link} to={ways.compare} variant="outlined">
                {compareTexts.open}
              </Button>
            )}
          </div>
          <ListChoice list={list} onChoose={chooseList} />
          <Doubts sailing={sailing.id} />
          <div className="saved">
            <span role="status">{last && isSafe && `${finishTexts.lastSaved}: ${last.label}`}</span>
            {last && <Button onClick={takeBack}>{finishTexts.undo}</Button>}
          </div>
          <SheetStatus sheet={sheet} />
          <HeadcountLine club={club} sailing={sailing} />
          <Starts sailing={sailing} changeHref={ways.starts} retimed={retimed} onSeen={onSeen} />
        </div>
        <BoatsOut rows={sheet.out} home={[...sheet.home, ...sheet.coded]} onChoose={line.take} onDialog={show} />
        {/* When all are home, what comes next stands where the boats stood. It is the same all the time: a question
            of it stays open. */}
        <div className="rest" data-last={isAllHome ? undefined : ''}>
          <ReportedSection sailing={sailing} />
          {end?.(sheet)}
          <LogSection sailing={sailing.id} isLocked={false} />
        </div>
        <div className="lists">
          {rows.length === 0 ? (
            <EmptyState drawing="berth" title={finishTexts.noBoatsTitle} text={finishTexts.noBoatsText} />
          ) : (
            <SheetLists sheet={sheet} onMenu={openMenu} />
          )}
        </div>
      </PageFrame>
      {menu && <RowMenu {...actions} {...menu} onClose={closeMenu} />}
      {dialog && (
        <SheetDialogs
          {...{ dialog, sailing, rows, sheet, mode }}
          onWrite={write}
          onWriteRow={writeRow}
          onClose={close}
        />
      )}
    </>
  );
}
