const boats = (count: number) => (count === 1 ? '1 båt' : `${count} båtar`);

/** What the suggestion of start groups says. */
export const suggestionTexts = {
  title: 'Föreslå startgrupper',
  intro:
    'Grupperna går efter SRS-talet med full besättning och flygande segel, även för båtar som räknas med ett annat tal.',
  how: 'Indelning',
  own: 'Gruppernas egna gränser',
  anew: 'Nya gränser',
  count: 'Antal startgrupper',
  groups: (count: number) => `${count} grupper`,
  order: 'Ordning',
  slowFirst: 'Långsammast startar först',
  fastFirst: 'Snabbast startar först',
  first: 'Första start',
  wrongTime: 'Skriv ett klockslag, till exempel 1830.',
  minutes: 'Minuter mellan starterna',
  wrongMinutes: 'Skriv 1–60 minuter.',
  limitFrom: (group: string) => `${group}, SRS från`,
  limitHint: 'Dra gränserna på linjen, eller flytta dem med piltangenterna. Varje prick är en båt.',
  limitBetween: (below: string, above: string) => `Gräns mellan ${below} och ${above}`,
  limitAt: (limit: string, groups: readonly { name: string; boats: readonly unknown[] }[]) =>
    [`SRS ${limit}`, ...groups.map(({ name, boats: own }) => `${name} ${boats(own.length)}`)].join(', '),
  wrongLimit: 'Skriv ett SRS-tal som är högre än gränsen för den långsammare gruppen.',
  preview: 'Så blir det',
  facts: (time: string | null, count: number) => (time === null ? boats(count) : `Start ${time} · ${boats(count)}`),
  interval: (from: string | null, to: string | null) =>
    from === null
      ? to === null
        ? 'Alla SRS-tal'
        : `SRS till ${to}`
      : to === null
        ? `SRS från ${from}`
        : `SRS ${from}–${to}`,
  anewMark: 'Ny',
  showBoats: 'Visa båtarna',
  nobody: 'Ingen båt har ett SRS-tal i gruppen.',
  withoutNumber: (count: number) => `${boats(count)} utan SRS-tal ligger kvar där ${count === 1 ? 'den' : 'de'} är`,
  outside: (count: number) => `${boats(count)} passar inte i någon grupp och ligger kvar`,
  withoutNumberHint: 'Skriv talet i båtens formulär, eller flytta den för hand.',
  emptied: (group: string) => `${group} blir tom och är kvar.`,
  kept: (group: string, count: number) => `${group} är kvar med ${boats(count)}.`,
  changes: (count: number) => (count === 0 ? 'Ingen båt behöver flyttas.' : `${boats(count)} flyttas.`),
  nothing: 'Ingen båt har ett SRS-tal än. Skriv in talen så kan båtarna delas upp.',
  same: 'Båtarna har samma SRS-tal och kan inte delas upp efter det.',
  fewer: (count: number) => `Båtarnas SRS-tal räcker till ${count} grupper.`,
  cancel: 'Avbryt',
  use: 'Använd förslaget',
  done: (moved: number, groups: number) => `${boats(moved)} flyttades. Förslaget har ${groups} startgrupper.`,
  doneGroups: 'Startgrupperna sparades. Alla båtar låg redan rätt.',
  undo: 'Ångra',
  undone: 'Förslaget ångrades. Båtar och startgrupper är som förut.',
  partlyUndone: 'Förslaget ångrades.',
  stillUsed: (group: string, count: number) => `${group} är kvar, för ${boats(count)} ligger där.`,
  changedSince: (group: string) => `${group} är kvar som den är, för någon annan har ändrat den sedan.`,
  notBack: (group: string, reason: string) => `${group} är kvar som den är. ${reason}`,
  stopped: (done: number, all: number, reason: string) =>
    `${done} av ${all} startgrupper sparades, och ingen båt har flyttats. ${reason}`,
} as const;
