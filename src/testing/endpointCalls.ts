import { aCompetitor } from './aCompetitor';
import { aSailing } from './aSailing';

const CLUB = 7;
const SAILING = 3;
const STAMPED = '2026-06-04T19:40:00.250+02:00';
const password = 'Kryssa-mot-vinden';
const new_password = 'Slör-mot-hamnen';
const email = 'sara@example.se';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  Object.entries(fields).forEach(([name, value]) => form.set(name, value));
  return form;
}

const aFile = new File(['"serversion","2.38.02","",""'], 'serien.blw');
const change = { id: 'a-change', sailing: SAILING, conditional: false, phase: 'sending', attempts: 1 };
const group = { sailing: SAILING, name: 'Röd' };
const boat = { sail_number: 'SWE 58' };
const serie = { club: CLUB, name: 'Onsdagsserien' };

/** Every endpoint of the client, with what it may be asked for: all the kinds of calls that it makes. */
export const ENDPOINT_ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  login: [{ email, password }],
  enterEvening: [{ token: 'abc', name: 'Anna' }],
  clubRoles: [CLUB],
  inviteRole: [{ club: CLUB, email, role: 'official' }],
  changeRole: [{ club: CLUB, role: 4, changes: { role: 'owner' } }],
  removeRole: [{ club: CLUB, role: 4 }],
  acceptRole: [{ role: '4', token: 'abc' }],
  publications: [{ sailing: SAILING }, { serie: 9 }],
  publish: [
    { subject: { sailing: SAILING }, payload: { state: 'preliminary' } },
    { subject: { serie: 9 }, payload: { state: 'final', note: 'Klart' } },
  ],
  removePublication: [
    { subject: { sailing: SAILING }, number: 2 },
    { subject: { serie: 9 }, number: 2 },
  ],
  eveningLinks: [SAILING],
  createEveningLink: [{ sailing: SAILING, label: 'Tornet' }],
  previewImport: [{ sailing: SAILING, list: { text: 'Segelnr;Rorsman' } }],
  importEntries: [{ sailing: SAILING, list: { text: 'Segelnr;Rorsman', skip: [2] } }],
  exportEntries: [SAILING],
  exportResult: [{ sailing: SAILING, format: 'pdf' }],
  exportSerie: [{ serie: 9, format: 'blw' }],
  exportNotes: [{ serie: 9, format: 'blw' }],
  entryImports: [SAILING],
  undoImport: [{ sailing: SAILING, made: 4 }],
  previewBlw: [{ club: 'exempel-ss', sent: { file: aFile } }],
  importBlw: [{ club: 'exempel-ss', sent: { file: aFile, first_date: '2026-06-04', year: 2026 } }],
  blwImports: ['exempel-ss'],
  undoBlw: [9],
  endEveningLink: [{ sailing: SAILING, link: 4 }],
  register: [{ email, password, club: CLUB }],
  resetPassword: [{ email }],
  resetPasswordConfirm: [{ uid: 'MQ', token: 'abc-123', new_password }],
  renewSession: [undefined],
  logout: [undefined],
  me: [undefined],
  setPassword: [{ email, current_password: password, new_password }],
  deleteAccount: [{ current_password: password }],
  sendFeedback: [{ subject: 'Övrigt', message: 'Bra.' }],

  clubs: [undefined],
  club: ['exempel-ss'],
  updateClub: [{ club: 'exempel-ss', changes: { city: 'Nynäshamn' } }],
  clubData: [CLUB],
  sailorsOfClub: [CLUB],
  askingSailors: [CLUB],
  answerMembership: [{ club: CLUB, sailor: 5, membership: 'confirmed' }],
  waitingEntries: [CLUB],
  distinctCompetitors: [{ club: CLUB, sailing: SAILING }],

  sailor: [5],
  createCalendarLink: [5],
  updateSailor: [{ id: 5, changes: { first_name: 'Sara' } }],
  myRegistrations: [undefined],
  sailorEntries: [5],
  ownData: [5],
  myBoats: [undefined],
  createBoat: [boat],
  updateBoat: [{ id: 6, boat }],
  deleteBoat: [6],
  boatModels: [undefined],
  boat: [4],
  previewSrsTable: [{ text: 'Båttyp;SRS' }],
  takeSrsTable: [{ text: 'Båttyp;SRS', kind: 'monohull', year: 2027 }],

  courses: [CLUB],
  clubStatistics: [{ club: 'exempel-ss', year: 2026 }],
  courseRecords: [4],
  sailorSeasons: [5],
  boatHistory: [6],
  course: [4],
  createCourse: [{ club: CLUB, name: 'Inre banan' }],
  updateCourse: [{ id: 4, course: { name: 'Inre banan' } }],
  deleteCourse: [4],

  sailings: [CLUB],
  sailing: [SAILING],
  createSailing: [{ club: CLUB, name: 'Torsdag 3', start_date: '2026-06-04' }],
  updateSailing: [formOf({ id: String(SAILING), name: 'Torsdag 3' })],
  changeSailing: [{ id: SAILING, changes: { status: 'ongoing' } }],
  deleteSailing: [SAILING],
  copySailing: [SAILING],
  earlierSetups: [{ club: CLUB, sailing: SAILING }],
  copySetup: [{ sailing: SAILING, boats: true }],
  undoSetup: [{ sailing: SAILING, rows: { start_groups: [], entered: [], placed: [] } }],
  createSeason: [{ club: CLUB, sailings: [{ name: 'Torsdag 1', start_date: '2026-06-04' }] }],
  changeSailings: [[{ sailing: SAILING, status: 'cancelled' }]],
  deleteSailings: [[SAILING]],
  copySerie: [{ serie: 9, copy: { name: 'Onsdagsserien 2027' } }],
  setPursuit: [
    { sailing: SAILING, plan: null },
    { sailing: SAILING, plan: { first_start: '18:00:00' } },
  ],
  sailingResults: [{ sailing: SAILING }],
  resultLog: [SAILING],
  finishObservations: [SAILING],
  startLog: [SAILING],
  signalDevice: [SAILING],
  sayItSounds: [{ sailing: SAILING, device: 'tornet' }],
  finishDifferences: [SAILING],
  decideDifferences: [{ sailing: SAILING, decisions: [{ main: 'a-stamp', reserve: null, use: 'main' }] }],
  undoLogged: [{ sailing: SAILING, entry: 2 }],

  createStartGroup: [group],
  updateStartGroup: [{ id: 10, group }],
  changeGroupBack: [{ id: 10, version: 3, changes: { start_time: null } }],
  removeEmptyGroup: [{ id: 10, version: 3 }],
  changeStartGroup: [{ id: 10, changes: { order: 2 } }],
  deleteStartGroup: [10],
  createRaceClass: [{ sailing: SAILING, name: 'SRS A' }],
  updateRaceClass: [{ id: 11, raceClass: { sailing: SAILING, name: 'SRS A' } }],
  deleteRaceClass: [11],

  competitor: [1],
  createCompetitor: [{ sailing: SAILING, sail_number: 'SWE 58' }],
  updateCompetitor: [{ id: 1, changes: { boat_name: 'Vindil' } }],
  deleteCompetitor: [1],
  createAccount: [{ id: 1, email }],
  updateElapsedTime: [{ id: 1, finish: { elapsed_time: '01:02:03' } }],
  confirmReports: [{ sailing: SAILING, competitors: 'supported' }],
  swapFinishes: [{ boat: 2, with: 1 }],
  matchCompetitor: [{ unmatched: 2, competitor: 1 }],
  sendChange: [
    { ...change, kind: 'startEvent', events: [{ id: 'an-act', kind: 'armed', at: STAMPED, payload: {} }] },
    { ...change, kind: 'ownReport', competitor: 1, report: { at: STAMPED, uncertainty_ms: 40 } },
    { ...change, kind: 'presence', competitor: 1, said: { presence: 'ashore', at: STAMPED } },
    { ...change, kind: 'move', moves: [{ competitor: 1, start_group: 10, base: 1 }] },
    { ...change, kind: 'finish', finishes: [{ competitor: 1, sail_number: 'SWE 58', finish: {}, base: 1 }] },
    {
      ...{
        ...change,
        kind: 'observation',
        uuid: 'a-stamp',
        at: STAMPED,
        was: null,
        writes: true,
        to: null,
        from: null,
      },
      ...{ made: { id: 'a-stamp', at: STAMPED, raw_at: STAMPED, list: 'main' }, changes: {} },
    },
    {
      ...{ ...change, kind: 'observation', uuid: 'a-stamp', at: STAMPED, was: STAMPED, writes: true, from: null },
      ...{ made: null, changes: { competitor: 1 }, to: { competitor: 1, base: 1 } },
    },
  ],

  series: [CLUB],
  serie: [8],
  serieScoring: [8],
  serieResults: [8],
  serieMerges: [8],
  createSerie: [serie],
  updateSerie: [{ id: 8, serie }],
  deleteSerie: [8],
  mergeRows: [{ serie: 8, kept: 'a', merged: 'b' }],
  undoMerge: [{ serie: 8, merge: 9 }],

  indexData: [undefined],
  serverTime: [undefined],
  search: ['torsdag'],
};

const LISTS =
  /^\/api\/(clubs|sailings|series|boats|boat-models|courses)\/$|^\/api\/clubs\/\w+\/|\/(entries|merges|result-log)\/$/;

/** Something that the client can take for the answer to the call. */
export function anAnswerTo(path: string): object {
  if (path.startsWith('/auth/jwt/') || path === '/auth/evening/') return { access: 'a.token.of-nobody' };
  if (LISTS.test(path)) return [aSailing({ id: SAILING, club: CLUB })];
  if (path.endsWith('/start-log/')) return { events: [], start_groups: [], sailing: aSailing({ id: SAILING }) };
  const below = {
    competitors: [aCompetitor()],
    start_groups: [],
    ungrouped_competitors: [],
    race_classes: [],
    entered: [],
    placed: [],
    results: [],
    observations: [],
  };
  return { ...aSailing({ id: SAILING, club: CLUB }), ...below, sailings: [], serie: null, result_list: [] };
}
