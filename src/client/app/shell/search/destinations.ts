import type { User } from '../../../../shared/contract/auth';
import type { ClubRef } from '../../../../shared/contract/clubs';
import type { IndexData } from '../../../../shared/contract/indexData';
import { mayEditClub } from '../../../../shared/domain/permissions';
import { localDateOf } from '../../../../shared/domain/time';
import { FEEDBACK_MODAL } from '../../../features/entrance/feedback/modalId';
import { SHORTCUT_SHEET } from '../shortcuts/modalId';
import { paths } from '../../../paths';
import { texts } from './destinationTexts';

/** A page that somebody may open, or a dialog. */
export type Destination = { label: string; note: string; words?: string } & ({ to: string } | { dialog: string });

/**
 * The sailings of a person's own club that are sailed now, or today: what an official has at hand, and what a sailor
 * follows.
 */
function tonight(user: User, index: IndexData | undefined, now: number): Destination[] {
  const club = user.club ?? user.sailor?.club;
  if (!club || !index) return [];
  const today = localDateOf(now);
  const isToday = ({ start_date }: { start_date: string }) => start_date === today;
  const sailings = [...index.ongoing_sailings, ...index.upcoming_sailings.filter(isToday)].filter(
    (sailing) => sailing.club.id === club.id,
  );
  return sailings.flatMap(({ id, name, status }): Destination[] => {
    const groups = { label: texts.tonightGroups, note: name, to: paths.competitors(club.slug, id) };
    if (mayEditClub(user, club.id))
      return [{ label: texts.tonightFinish, note: name, to: paths.finish(club.slug, id) }, groups];
    return status === 'ongoing'
      ? [groups, { label: texts.tonightResult, note: name, to: paths.result(club.slug, id) }]
      : [groups];
  });
}

function own({ sailor }: User): Destination[] {
  if (sailor === null) return [];
  const { id } = sailor;
  return [
    { label: texts.ownPages, note: texts.you, to: paths.sailorHome(id) },
    { label: texts.ownSailings, note: texts.you, to: paths.sailorSailings(id) },
    { label: texts.ownSeries, note: texts.you, to: paths.sailorSeries(id) },
    { label: texts.settings, note: texts.you, words: texts.settingsWords, to: paths.sailorSettings(id) },
  ];
}

const ofClub = ({ slug, name: note }: ClubRef): Destination[] => [
  { label: texts.sailings, note, words: texts.sailingsWords, to: paths.sailings(slug) },
  { label: texts.series, note, words: texts.seriesWords, to: paths.series(slug) },
  { label: texts.courses, note, words: texts.coursesWords, to: paths.courses(slug) },
  { label: texts.clubHome, note, to: paths.club(slug) },
];

const ofOfficials = ({ slug, name: note }: ClubRef): Destination[] => [
  { label: texts.account, note, words: texts.accountWords, to: paths.clubAccount(slug) },
  { label: texts.clubProfile, note, words: texts.clubProfileWords, to: paths.clubProfile(slug) },
];

const helpIn = ({ slug }: ClubRef): Destination[] => [
  { label: texts.help, note: texts.app, words: texts.helpWords, to: paths.help(slug) },
  { label: texts.documentation, note: texts.app, words: texts.documentationWords, to: paths.documentation(slug) },
];

const OF_THE_APP: readonly Destination[] = [
  { label: texts.clubs, note: texts.app, words: texts.clubsWords, to: paths.index },
  { label: texts.shortcuts, note: texts.app, words: texts.shortcutsWords, dialog: SHORTCUT_SHEET },
  { label: texts.feedback, note: texts.app, words: texts.feedbackWords, dialog: FEEDBACK_MODAL },
  { label: texts.about, note: texts.app, to: paths.about },
  { label: texts.upgrade, note: texts.app, to: paths.upgrade },
  { label: texts.logOut, note: texts.app, to: paths.logout },
];

interface Situation {
  user: User;
  /** Whose pages are open. */
  openClub: ClubRef | undefined;
  index: IndexData | undefined;
  now: number;
}

/** Where this person may go, what is likeliest first. */
export function destinations({ user, openClub, index, now }: Situation): Destination[] {
  const ownClub = user.club ?? user.sailor?.club ?? undefined;
  const club = openClub ?? ownClub;
  return [
    ...tonight(user, index, now),
    ...(club ? ofClub(club) : []),
    ...own(user),
    ...(user.club && mayEditClub(user, user.club.id) ? ofOfficials(user.club) : []),
    ...(ownClub && club && ownClub.id !== club.id ? ofClub(ownClub) : []),
    ...(club ? helpIn(club) : []),
    ...OF_THE_APP,
  ];
}
