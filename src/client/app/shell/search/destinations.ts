import type { User } from '../../../../shared/contract/auth';
import type { ClubRef } from '../../../../shared/contract/clubs';
import type { Id } from '../../../../shared/contract/common';
import type { IndexData } from '../../../../shared/contract/indexData';
import { mayEditClub, mayKeepTables, memberClubOf } from '../../../../shared/domain/permissions';
import { localDateOf } from '../../../../shared/domain/time';
import { FEEDBACK_MODAL } from '../../../features/entrance/feedback/modalId';
import { fillPattern, paths } from '../../../paths';
import type { PageOwner } from '../../routes/pageRoute';
import { listedPages } from '../../routes/pageTable';
import { SHORTCUT_SHEET } from '../modalIds';
import { searchTexts } from './texts';

const texts = searchTexts.destinations;

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

/** The listed pages of an owner; `note` says whose they are. */
function listed(owner: PageOwner, note: string, values: Readonly<Record<string, Id | string>> = {}): Destination[] {
  const pages = listedPages.filter((page) => page.of === owner);
  return [...pages.filter(({ isLast }) => !isLast), ...pages.filter(({ isLast }) => isLast)].map(
    ({ name, words, pattern }) => ({
      label: name,
      note,
      ...(words !== undefined && { words }),
      to: fillPattern(pattern, values),
    }),
  );
}

const ofClub = ({ slug, name }: ClubRef): Destination[] => listed('club', name, { club: slug });

/** A sailor's own pages, the other members of their club, and pages for officials and for the platform's keeper. */
function ownPages(user: User): Destination[] {
  const { sailor, club } = user;
  const memberOf = memberClubOf(user) === null ? null : (sailor?.club ?? null);
  return [
    ...(sailor === null ? [] : listed('sailor', texts.you, { sailor: sailor.id })),
    ...(memberOf === null ? [] : [{ label: texts.members, note: memberOf.name, to: paths.sailors }]),
    ...(club && mayEditClub(user, club.id) ? listed('officials', club.name, { club: club.slug }) : []),
    ...(mayKeepTables(user) ? listed('staff', texts.app) : []),
  ];
}

const OF_THE_APP: readonly Destination[] = [
  { label: texts.clubs, note: texts.app, words: texts.clubsWords, to: paths.index },
  { label: texts.shortcuts, note: texts.app, words: texts.shortcutsWords, dialog: SHORTCUT_SHEET },
  { label: texts.feedback, note: texts.app, words: texts.feedbackWords, dialog: FEEDBACK_MODAL },
  ...listed('app', texts.app),
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
    ...ownPages(user),
    ...(ownClub && club && ownClub.id !== club.id ? ofClub(ownClub) : []),
    ...(club ? listed('help', texts.app, { club: club.slug }) : listed('generalHelp', texts.app)),
    ...OF_THE_APP,
  ];
}
