import { createSelector } from '@reduxjs/toolkit';
import type { Id } from '../../shared/contract/common';
import type { Competitor } from '../../shared/contract/competitors';
import type { RaceClass } from '../../shared/contract/raceClasses';
import type { SailingRow } from '../../shared/contract/sailings';
import type { StartGroupRow } from '../../shared/contract/startGroups';
import { inStartOrder } from '../../shared/domain/startGroups';
import {
  allCompetitors,
  allRaceClasses,
  allStartGroups,
  competitorById,
  startGroupById,
} from './entities/belowSailing';
import { allSailings, sailingById } from './entities/sailings';
import type { RootState } from './rootState';

export const selectSailing = (state: RootState, id: Id): SailingRow | undefined => sailingById(state.sailings, id);
export const selectStartGroup = (state: RootState, id: Id): StartGroupRow | undefined =>
  startGroupById(state.startGroups, id);
/** The row as the server has it. */
export const selectCompetitor = (state: RootState, id: Id): Competitor | undefined =>
  competitorById(state.competitors, id);

/** Has the whole list been read since the club was entered? Until then an empty list only means "not known". */
export const selectAreSailingsRead = (state: RootState, club: Id): boolean =>
  state.sailings.snapshotVersions[club] !== undefined;

/** As above, of what lies below the sailing. One that was removed and came back must be read again. */
export const selectIsSailingRead = (state: RootState, sailing: Id): boolean =>
  (state.competitors.snapshotVersions[sailing] ?? 0) > (state.sailings.deleted[sailing] ?? 0);

/** It went away and came back, and what lies below it has not been read since. */
export const selectIsSailingBack = (state: RootState, id: Id): boolean =>
  state.sailings.deleted[id] !== undefined && selectSailing(state, id) !== undefined && !selectIsSailingRead(state, id);

export const selectIsSailingGone = (state: RootState, id: Id): boolean =>
  state.sailings.deleted[id] !== undefined && selectSailing(state, id) === undefined;

const startOf = ({ start_date, start_time }: SailingRow): string => `${start_date} ${start_time ?? ''}`;

/** Latest first; sailings that start together in the order they were made. */
export const selectSailingsOfClub: (state: RootState, club: Id) => SailingRow[] = createSelector(
  [(state: RootState) => allSailings(state.sailings), (_: RootState, club: Id) => club],
  (sailings, club) =>
    sailings
      .filter((sailing) => sailing.club === club)
      .sort((a, b) => (startOf(a) === startOf(b) ? a.id - b.id : startOf(a) < startOf(b) ? 1 : -1)),
);

/** In the order of the columns: order, then start. */
export const selectStartGroups: (state: RootState, sailing: Id) => StartGroupRow[] = createSelector(
  [(state: RootState) => allStartGroups(state.startGroups), (_: RootState, sailing: Id) => sailing],
  (groups, sailing) => inStartOrder(groups.filter((group) => group.sailing === sailing)),
);

/** In their own order, then by name. */
export const selectRaceClasses: (state: RootState, sailing: Id) => RaceClass[] = createSelector(
  [(state: RootState) => allRaceClasses(state.raceClasses), (_: RootState, sailing: Id) => sailing],
  (classes, sailing) =>
    classes
      .filter((row) => row.sailing === sailing)
      .sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1) || a.id - b.id),
);

/** Rows as the server has them, without own unconfirmed changes. */
export const selectCompetitorsOfSailing: (state: RootState, sailing: Id) => Competitor[] = createSelector(
  [(state: RootState) => allCompetitors(state.competitors), (_: RootState, sailing: Id) => sailing],
  (competitors, sailing) => competitors.filter((row) => row.sailing === sailing),
);

/** The entries of the sailing that wait for the club's word, those made first first. */
export const selectWaitingEntries: (state: RootState, sailing: Id) => Competitor[] = createSelector(
  [selectCompetitorsOfSailing],
  (rows) => rows.filter(({ approved }) => !approved).sort((a, b) => a.id - b.id),
);
