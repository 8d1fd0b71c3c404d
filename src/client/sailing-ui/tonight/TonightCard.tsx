import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ClassFlag } from '../../../shared/contract/startGroups';
import { isHeldBack, nextStart, type TonightStep, type TonightView } from '../../../shared/domain/tonight';
import { formatClock, formatClockSeconds, formatCountdown, formatDay } from '../../ui/format';
import { GroupFlag } from '../flags/SignalFlag';
import { TonightFrame } from './TonightFrame';
import { tonightTexts } from './texts';

/** More boats than this are a number and no pips. */
const MOST_PIPS = 24;

/** The reader's own boat in it. */
export interface TonightBoat {
  label: string;
  flag: ClassFlag | null;
  start: number | null;
  isHome: boolean;
  /** Once it has one. */
  place: number | null;
  /** What it needs while it races. */
  need: ReactNode;
}

interface TonightCardProps {
  view: TonightView;
  own: TonightBoat | null;
  /** Where each step is done. */
  hrefOf: Readonly<Record<TonightStep, string>>;
  /** Nothing is between it and the bar. */
  isUnderBar: boolean;
}

const secondsTo = (at: number, now: number): number => Math.ceil((at - now) / 1000);

function Figure({ value, unit, isLarge = false }: { value: string | number; unit?: string; isLarge?: boolean }) {
  return (
    <span className="figure">
      <b className={isLarge ? 'large' : undefined}>{value}</b>
      {unit !== undefined && <span className="soft">{unit}</span>}
    </span>
  );
}

function Countdown({ seconds }: { seconds: number }) {
  return (
    <div className="figures" role="timer" aria-live="off" aria-label={tonightTexts.countdown}>
      <Figure value={formatCountdown(seconds)} isLarge />
    </div>
  );
}

const isStarting = ({ groups, now, home, coded }: TonightView): boolean =>
  home + coded === 0 && (nextStart(groups, now) !== null || groups.some(isHeldBack));

/** How long to the next start, or that it waits. */
function ToStart({ view: { groups, now } }: { view: TonightView }) {
  const next = nextStart(groups, now);
  if (next !== null) {
    const group = groups.find(({ at }) => at === next);
    return (
      <>
        <Countdown seconds={secondsTo(next, now)} />
        <p className="soft">
          {group?.flag == null
            ? formatClockSeconds(next)
            : `${tonightTexts.toStart(group.flag)} · ${formatClockSeconds(next)}`}
        </p>
      </>
    );
  }
  return (
    <>
      <div className="figures">
        <Figure value={tonightTexts.heldBack} />
      </div>
      <p className="soft">{tonightTexts.heldBackText}</p>
    </>
  );
}

function Counts({ view: { out, home, coded, sailing } }: { view: TonightView }) {
  const isOver = out === 0 || sailing.status === 'finished';
  return (
    <div className="figures">
      {!isOver && <Figure value={out} unit={tonightTexts.out} isLarge />}
      <Figure value={home} unit={tonightTexts.home} isLarge={isOver} />
      {(isOver || coded > 0) && <Figure value={coded} unit={tonightTexts.codes(coded)} />}
      {isOver && <Figure value={out} unit={tonightTexts.left} />}
    </div>
  );
}

function OwnBoat({ own, view: { now, home } }: { own: TonightBoat; view: TonightView }) {
  if (own.isHome) {
    const unit = own.place === null ? undefined : tonightTexts.placeOf(home);
    return (
      <div className="figures">
        <Figure
          value={own.place === null ? tonightTexts.unplaced : tonightTexts.ordinal(own.place)}
          isLarge={own.place !== null}
          {...(unit !== undefined && { unit })}
        />
      </div>
    );
  }
  if (own.start === null) return <p>{tonightTexts.noStart}</p>;
  const left = secondsTo(own.start, now);
  return (
    <>
      <div className="own">
        <GroupFlag flag={own.flag} size={72} />
        {left > 0 ? (
          <Countdown seconds={left} />
        ) : (
          <div className="figures">
            <Figure value={formatCountdown(-left)} isLarge />
          </div>
        )}
      </div>
      <p className="soft">
        {left > 0
          ? tonightTexts.toOwnStart(formatClockSeconds(own.start))
          : tonightTexts.sailedSince(formatClockSeconds(own.start), formatClockSeconds(now))}
      </p>
      {left <= 0 && own.need}
    </>
  );
}

function Groups({ view }: { view: TonightView }) {
  const groups = view.groups.filter(({ boats }) => boats > 0);
  if (isStarting(view)) {
    return (
      <ul className="starts">
        {view.groups.map(({ key, flag, name, at, boats }) => (
          <li key={key}>
            <GroupFlag flag={flag} size={34} />
            <span>
              <b>{at === null ? tonightTexts.heldBack : formatClock(at)}</b>
              <span className="soft">
                {flag === null ? `${name}, ${tonightTexts.boats(boats)}` : tonightTexts.boats(boats)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="homes">
      {groups.map(({ key, flag, name, boats, home }) => (
        <li key={key} aria-label={`${name}: ${tonightTexts.homeOf(home, boats)} ${tonightTexts.home}`}>
          {flag === null ? <span className="soft">{name}</span> : <GroupFlag flag={flag} size={28} />}
          <span className="pips" aria-hidden>
            {boats <= MOST_PIPS &&
              // The boats of a group differ in nothing here.
              Array.from({ length: boats }, (_, index) => (
                <i key={index} className={index < home ? 'in' : undefined} />
              ))}
          </span>
          <span aria-hidden>{tonightTexts.homeOf(home, boats)}</span>
        </li>
      ))}
    </ul>
  );
}

function contextOf(view: TonightView): string {
  if (view.sailing.status === 'finished') return tonightTexts.ended;
  if (isStarting(view)) return tonightTexts.tonight(formatDay(view.sailing.start_date));
  return view.out === 0 ? tonightTexts.allHome : tonightTexts.racing;
}

function stepLabel({ step }: TonightView, own: TonightBoat | null): string {
  if (step === 'start' && own === null) return tonightTexts.seeStarts;
  if (step === 'result' && own?.isHome !== true) return tonightTexts.follow;
  return tonightTexts.steps[step];
}

/** The evening at one glance, and the one thing to do next. */
export function TonightCard({ view, own, hrefOf, isUnderBar }: TonightCardProps) {
  const { sailing, home, coded, step, course, wind } = view;
  const heading = useId();
  return (
    <TonightFrame aria-labelledby={heading} data-under-bar={isUnderBar ? '' : undefined}>
      <div className="top">
        <div>
          <p className="soft">{own === null ? contextOf(view) : tonightTexts.inSailing(sailing.name)}</p>
          <h2 id={heading}>{own === null ? sailing.name : own.label}</h2>
        </div>
        {home + coded > 0 && <span className="chip">{tonightTexts.preliminary}</span>}
      </div>
      {own !== null ? (
        <OwnBoat own={own} view={view} />
      ) : isStarting(view) ? (
        <ToStart view={view} />
      ) : (
        <Counts view={view} />
      )}
      {own === null && <Groups view={view} />}
      {(course !== null || wind !== null) && (
        <dl>
          {course !== null && (
            <div>
              <dt>{tonightTexts.course}</dt>
              <dd>{course}</dd>
            </div>
          )}
          {wind !== null && (
            <div>
              <dt>{tonightTexts.wind(wind.at)}</dt>
              <dd>{tonightTexts.windText(wind)}</dd>
            </div>
          )}
        </dl>
      )}
      <Link className="step" to={hrefOf[step]}>
        {stepLabel(view, own)}
      </Link>
    </TonightFrame>
  );
}
