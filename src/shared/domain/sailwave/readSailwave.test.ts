import { MAX_BLW_BOATS } from '../../limits';
import { sailwaveGun, sailwaveText, scoringCode, selected, type SailwaveRecords } from '../../../testing/aSailwaveFile';
import { readSailwave } from './readSailwave';
import type { SailwaveFile } from './sailwaveFile';

const RECORDS = {
  series: {
    serversion: '2.38.02',
    serevent: 'Torsdagsserien "Åsa"',
    servenue: 'Ekfjärden',
    serscoringhandle: '67',
    serfutureflag: 'Yes',
    column: ['1|Boat|3|Yes|Yes|90||', '1|HelmAgeGroup|12|Yes|Yes|80|Category|'],
  },
  systems: {
    67: {
      scrparent: '0',
      scrratingsystem: 'TCF',
      scrrrs2025: 'Yes',
      scrdiscardlist: '0,0,0,1',
      scrmedal: '0',
      scrcode: [scoringCode(67, 'DNF', 'Boats in series +', '1'), scoringCode(67, 'TLE', 'Finishers +', '2')],
    },
    70: { scrparent: '67', scrsfield: 'Fleet', scrvalue: 'Dam', scrfollowcodes: '1', scrfollowdiscards: '0' },
  },
  boats: {
    9: { compsailno: '57', compnat: 'Swe', compboat: 'Åsa', comphelmname: 'Örjan Öst', comprating: '0.912' },
    12: { compsailno: '57', compalias: '9', compfleet: 'Dam', compexclude: '1' },
  },
  races: {
    31: { racerank: '2', racedate: 'May 5th', racesailed: '0' },
    30: {
      racerank: '1',
      racename: 'Vårsegling',
      racesailed: '1',
      racestart: [
        sailwaveGun(selected(['Fleet', 'SRS'], ['Fleet', 'Dam']), '18.30.00', 'Finish time'),
        sailwaveGun('', '18:35:00', 'Place', 'Start 2'),
      ],
    },
  },
  cells: {
    '9:30': { rrestyp: '4', rft: '19.30.00', rpts: '1.0', rrat: '0.920', rdisc: '1' },
    '9:31': { rrestyp: '0' },
    '12:30': { rrestyp: '3', rcod: 'DNC', rrset: '1' },
    '9:0': { rrat: '1.005' },
  },
} satisfies SailwaveRecords;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function read(bytes: Uint8Array): SailwaveFile {
  const file = readSailwave(bytes);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}

const FILE = read(bytesOf(sailwaveText(RECORDS)));

describe('readSailwave', () => {
  test('reads the series, its titles of columns and its scoring systems', () => {
    expect(FILE.series).toMatchObject({ name: 'Torsdagsserien "Åsa"', venue: 'Ekfjärden', rootSystem: 67 });
    expect([...FILE.titles]).toEqual([['HelmAgeGroup', 'Category']]);
    const [root, child] = FILE.systems;
    expect(root).toMatchObject({ handle: 67, parent: null, ratingSystem: 'TCF', isRrs2025: true, hasMedalRace: false });
    expect(root?.codes.map(({ code, method, value }) => [code, method, value])).toEqual([
      ['DNF', 'Boats in series +', '1'],
      ['TLE', 'Finishers +', '2'],
    ]);
    expect(child).toMatchObject({ parent: 67, field: 'Fleet', value: 'Dam', codes: [] });
    expect([...(child?.follows ?? [])]).toEqual(['codes']);
  });

  test('reads boats, and races in the order of their ranks', () => {
    expect(FILE.boats).toMatchObject([
      { handle: 9, alias: null, isExcluded: false, sailNumber: '57', boatName: 'Åsa', helm: 'Örjan Öst', fleet: '' },
      { handle: 12, alias: 9, isExcluded: true, fleet: 'Dam' },
    ]);
    expect(FILE.races.map(({ handle, isSailed, date }) => [handle, isSailed, date])).toEqual([
      [30, true, ''],
      [31, false, 'May 5th'],
    ]);
    expect(FILE.races[0]?.starts).toEqual([
      {
        selector: [
          { field: 'Fleet', value: 'SRS', operator: '=' },
          { field: 'Fleet', value: 'Dam', operator: '=' },
        ],
        gun: '18.30.00',
        mode: 'Finish time',
        name: 'Start 1',
      },
      { selector: [], gun: '18:35:00', mode: 'Place', name: 'Start 2' },
    ]);
  });

  test('reads the cells of known boats and races', () => {
    expect(FILE.cells.map(({ boat, race, kind, code, isAutomatic }) => [boat, race, kind, code, isAutomatic])).toEqual([
      [9, 30, 4, '', false],
      [9, 31, 0, '', false],
      [12, 30, 3, 'DNC', true],
    ]);
    expect(FILE.cells[0]).toMatchObject({ finish: '19.30.00', points: '1.0', rating: '0.920', isDiscarded: true });
  });

  test('rows may come in any order', () => {
    const rows = sailwaveText({ ...RECORDS, races: { 30: RECORDS.races[30] } })
      .split('\r\n')
      .reverse()
      .join('\r\n');
    const turned = read(bytesOf(rows));
    expect(turned.series).toEqual(FILE.series);
    expect(turned.races).toMatchObject([{ handle: 30, name: 'Vårsegling' }]);
    expect(turned.cells).toHaveLength(2);
  });

  test('what is not UTF-8 is windows-1252', () => {
    const file = read(Buffer.from(sailwaveText(RECORDS), 'latin1'));
    expect(file.boats[0]).toMatchObject({ boatName: 'Åsa', helm: 'Örjan Öst' });
  });

  test('nothing of how people are reached, or of their health, is read', () => {
    const told = {
      comphelmemail: 'rorsman@example.se',
      comphelmphone: '070-111 22 33',
      compcrewaddress: 'Strandgatan 1',
      comphelmdob: '1980-02-03',
      compmedicalflag: 'Astma',
      compnotes: 'Ring 112',
    };
    const file = read(bytesOf(sailwaveText({ ...RECORDS, boats: { 9: { ...RECORDS.boats[9], ...told } } })));
    const known = JSON.stringify(file.boats);
    for (const value of Object.values(told)) expect(known).not.toContain(value);
  });

  test.each([
    ['not sailwave', 'Segelnummer;Rorsman\r\n57;Örjan Öst'],
    ['not sailwave', ''],
    ['broken', '"serversion","2.38'],
    ['no races', sailwaveText({ series: RECORDS.series, boats: RECORDS.boats })],
    ['no boats', sailwaveText({ series: RECORDS.series, races: RECORDS.races })],
    [
      'too large',
      sailwaveText({
        ...{ series: RECORDS.series, races: RECORDS.races },
        boats: Object.fromEntries(
          Array.from({ length: MAX_BLW_BOATS + 1 }, (_, at) => [at + 100, { compsailno: '1' }]),
        ),
      }),
    ],
  ])('a file that is %s is told apart', (problem, text) => {
    expect(readSailwave(bytesOf(text))).toEqual({ problem });
  });
});
