import type { Id } from '../../shared/contract/common';
import type { Competitor } from '../../shared/contract/competitors';
import type { SailingResults, SailingRow } from '../../shared/contract/sailings';
import { reachOf } from '../../shared/domain/results/needs';
import { competitorLabel } from '../../shared/domain/sailNumber';
import type { TonightReader, TonightStep } from '../../shared/domain/tonight';
import { useSailingResults } from '../api/results';
import { useTonight } from '../api/tonight';
import { TonightCard } from '../sailing-ui/tonight/TonightCard';
import { selectNow } from '../state/clock';
import { selectCompetitorsOfSailing, selectStartGroup } from '../state/rowSelectors';
import { useAppSelector } from '../state/rootState';
import { formatClockSeconds, formatCountdown } from '../ui/format';
import { useNeeds } from './needs';

const tonightTexts = {
  win: (clock: string, left: string) => `Du leder om du är i mål senast ${clock}, om ${left}`,
  place: (place: number, clock: string, left: string) =>
    `Du tar plats ${place} om du är i mål senast ${clock}, om ${left}`,
  preliminary: 'Preliminärt',
} as const;

type HrefOf = Readonly<Record<TonightStep, string>>;

interface TonightProps {
  sailing: SailingRow;
  /** The sailor who looks, if it is one. */
  sailor: Id | null;
  isOfficial: boolean;
  hrefOf: HrefOf;
  isUnderBar?: boolean;
}

interface OwnNeedProps {
  sailing: SailingRow;
  results: SailingResults;
  boat: Id;
}

/** By when the boat must be home, and for what place, against those who are home already. */
function OwnNeed({ sailing, results, boat }: OwnNeedProps) {
  const own = useNeeds(sailing, results).of(boat);
  const text = useAppSelector((state) => {
    const now = selectNow(state);
    const reach = own && reachOf(own.boat, own.places, now);
    if (!reach) return null;
    const [clock, left] = [
      formatClockSeconds(reach.before),
      formatCountdown(Math.max(0, Math.ceil((reach.before - now) / 1000))),
    ];
    return reach.place === 1 ? tonightTexts.win(clock, left) : tonightTexts.place(reach.place, clock, left);
  });
  if (text === null) return null;
  return (
    <p className="need">
      {text}. <span className="soft">{tonightTexts.preliminary}</span>
    </p>
  );
}

interface OwnTonightProps {
  sailing: SailingRow;
  boat: Competitor;
  hrefOf: HrefOf;
  isUnderBar: boolean;
}

const instant = (at: string | null) => (at === null ? null : Date.parse(at));

function OwnTonight({ sailing, boat, hrefOf, isUnderBar }: OwnTonightProps) {
  const start = instant(boat.effective_start);
  const isHome = (boat.finish_time ?? boat.elapsed_time ?? boat.score_code) !== null;
  const view = useTonight(sailing, { kind: 'sailor', start, isHome, mayReport: sailing.self_reporting });
  const { results } = useSailingResults(sailing.id);
  const group = useAppSelector((state) =>
    boat.start_group === null ? undefined : selectStartGroup(state, boat.start_group),
  );
  if (view === null) return null;
  const own = {
    label: competitorLabel(boat),
    flag: group?.class_flag ?? null,
    start,
    isHome,
    place: results?.results.find(({ competitor }) => competitor === boat.id)?.position ?? null,
    need: results ? <OwnNeed sailing={sailing} results={results} boat={boat.id} /> : null,
  };
  return <TonightCard view={view} own={own} hrefOf={hrefOf} isUnderBar={isUnderBar} />;
}

interface EveningTonightProps {
  sailing: SailingRow;
  kind: 'official' | 'reader';
  hrefOf: HrefOf;
  isUnderBar: boolean;
}

function EveningTonight({ sailing, kind, hrefOf, isUnderBar }: EveningTonightProps) {
  const reader: TonightReader = { kind };
  const view = useTonight(sailing, reader);
  return view && <TonightCard view={view} own={null} hrefOf={hrefOf} isUnderBar={isUnderBar} />;
}

/** The evening on a home page, live: nothing while it is not on. */
export function Tonight({ sailing, sailor, isOfficial, hrefOf, isUnderBar = false }: TonightProps) {
  const own = useAppSelector((state) =>
    sailor === null ? undefined : selectCompetitorsOfSailing(state, sailing.id).find((boat) => boat.sailor === sailor),
  );
  if (own && !isOfficial) return <OwnTonight sailing={sailing} boat={own} {...{ hrefOf, isUnderBar }} />;
  return <EveningTonight sailing={sailing} kind={isOfficial ? 'official' : 'reader'} {...{ hrefOf, isUnderBar }} />;
}
