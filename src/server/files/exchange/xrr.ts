import type { ScoreCode } from '../../../shared/contract/competitors';
import type { PublishedRace } from '../../../shared/contract/publications';
import { localDateOf, localTimeOf } from '../../../shared/domain/time';
import { PRODUCT_NAME } from '../../../shared/product';
import { classesIn, type ShownSerie } from '../results/shown';

type Row = ShownSerie['rows'][number] & { crew_names: string };
type XrrSerie = Omit<ShownSerie, 'rows'> & { rows: Row[] };
type Attributes = Record<string, string | number | null>;

/** Signs that XML has no way to write are left out. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    .replaceAll(UNWRITABLE, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')
    .replace(/[\t\r\n]/g, ' ');

/** An element; attributes that are null are left out. */
function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${escaped(String(value))}"`],
  );
  const start = `<${name}${written.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

/** The code list of XRR lacks these; UFD it lacks too, and feeds write it all the same. */
const CODES: Partial<Record<ScoreCode, string>> = { TLE: 'DNF', DUTY: 'RDG' };
const HOME_NATION = 'SWE';

const nationOf = ({ sail_number }: Row): string => /^[A-Z]{3}(?= )/.exec(sail_number)?.[0] ?? HOME_NATION;
const present = (text: string): string | null => (text === '' ? null : text);

function personOf(id: string, name: string, nation: string): string {
  const words = name.split(/\s+/);
  const family = words.pop() ?? '';
  const given = present(words.join(' '));
  return element('Person', { PersonID: id, IFPersonID: '', FamilyName: family, GivenName: given, NOC: nation });
}

/** The people of a boat who may be named: the helm, then the crew. */
function crewOf({ competitor, skipper_name, crew_names }: Row): { id: string; name: string; position: 'S' | 'C' }[] {
  const crew = crew_names.split(',').map((name) => name.trim());
  return [
    { id: `p${competitor}`, name: skipper_name.trim(), position: 'S' as const },
    ...crew.map((name, index) => ({ id: `p${competitor}-${index + 1}`, name, position: 'C' as const })),
  ].filter(({ name }) => name !== '');
}

function statusOf({ status }: PublishedRace, state: ShownSerie['state']): string {
  if (status === 'finished') return state === 'final' ? 'final' : 'provisional';
  return { ongoing: 'inprogress', cancelled: 'cancelled', upcoming: 'scheduled', unpublished: 'planned' }[status];
}

const teamId = ({ competitor }: Row): string => `t${competitor}`;

function resultsOf(row: Row): string[] {
  return row.scores.flatMap(({ sailing, points, position, score_code: code, discarded }) =>
    points === null
      ? []
      : element('RaceResult', {
          ...{ RaceID: `r${sailing}`, TeamID: teamId(row), RaceRank: position, RacePoints: points },
          ...{ Discard: String(discarded), ScoreCode: code === null ? null : (CODES[code] ?? code) },
        }),
  );
}

const standingOf = (row: Row): string =>
  element('SeriesResult', {
    ...{ TeamID: teamId(row), Rank: row.position },
    ...{ TotalPoints: row.total_points, NetPoints: row.net_points, Tied: String(row.tied) },
  });

/** The standings of a series as World Sailing's XML Regatta Reporting 1.3: points and places, no times or ratings. */
export function writeXrr({ serie, rows, state, made_at }: XrrSerie): string {
  const at = Date.parse(made_at);
  const races = serie.races.map((race, index) =>
    element('Race', {
      ...{ RaceID: `r${race.sailing}`, RaceNumber: index + 1, RaceName: race.name },
      ...{ RaceStartDate: race.start_date, RaceStatus: statusOf(race, state) },
    }),
  );
  const divisions = classesIn(rows).map((name, index) => {
    const own = rows.filter(({ race_class }) => race_class === name);
    const results = [...own.flatMap(resultsOf), ...own.map(standingOf)];
    return element('Division', { DivisionID: `d${index + 1}`, Title: name ?? serie.name, Type: 'FleetRace' }, results);
  });
  const boats = rows.map((row) =>
    element('Boat', {
      BoatID: `b${row.competitor}`,
      SailNumber: row.sail_number,
      BoatName: present(row.boat_name),
    }),
  );
  const teams = rows.map((row) =>
    element(
      'Team',
      { TeamID: teamId(row), BoatID: `b${row.competitor}`, NOC: nationOf(row), TeamName: present(row.boat_name) },
      crewOf(row).map(({ id, position }) => element('Crew', { PersonID: id, Position: position })),
    ),
  );
  const people = rows.flatMap((row) => crewOf(row).map(({ id, name }) => personOf(id, name, nationOf(row))));
  const event = element('Event', { EventID: `e${serie.id}`, Title: serie.name, Type: 'Regatta' }, [
    ...races,
    ...divisions,
  ]);
  const root = element(
    'SailingXRR',
    { Date: localDateOf(at), Time: localTimeOf(at), Type: 'SailingXRR', Version: '1.3' },
    [...people, ...boats, ...teams, event],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${PRODUCT_NAME} -->\n${root}\n`;
}
