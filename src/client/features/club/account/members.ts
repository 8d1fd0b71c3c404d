import type { Boat } from '../../../../shared/contract/boats';
import type { Sailor } from '../../../../shared/contract/sailors';
import type { TextColumn } from '../../../../shared/domain/csv';
import { containsAllWords } from '../../../lib/wordsFound';
import { clubAccountTexts } from './texts';

const boatText = ({ sail_number, name }: Boat): string => [sail_number, name].filter((part) => part !== '').join(' ');

/** "SWE 57 Vindil, SWE 8": all boats of a member. */
export const boatsText = ({ boats }: Sailor): string => boats.map(boatText).join(', ');

/** What a member is called. */
export const nameText = ({ full_name }: Sailor): string => full_name || clubAccountTexts.withoutName;

/** Members by words of their name, boats or address. */
export const membersFound = (members: readonly Sailor[], query: string): Sailor[] =>
  members.filter((member) =>
    containsAllWords([member.full_name, boatsText(member), member.email, member.phone].join(' '), query),
  );

export const memberColumns: readonly TextColumn<Sailor>[] = [
  { label: clubAccountTexts.column.lastName, text: ({ last_name }) => last_name },
  { label: clubAccountTexts.column.firstName, text: ({ first_name }) => first_name },
  { label: clubAccountTexts.column.email, text: ({ email }) => email ?? '' },
  { label: clubAccountTexts.column.phone, text: ({ phone }) => phone ?? '' },
  { label: clubAccountTexts.column.boats, text: boatsText },
  {
    label: clubAccountTexts.column.account,
    text: ({ has_account }) => (has_account ? clubAccountTexts.yes : clubAccountTexts.no),
  },
];
