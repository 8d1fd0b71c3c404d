/**
 * sailor: a confirmed member of the object's club. self: the sailor that the object is, or whose entry or boat it is.
 * inactive: an account of the object's club that has been switched off. recorder: somebody who came by an evening link
 * of the object's sailing. official: of the object's club, by a role. key: a program that acts for the object's club by
 * a key that may write. reading_key: by one that may not.
 */
export const ACTORS = [
  'anonymous',
  'inactive',
  'sailor',
  'self',
  'own_club',
  'other_club',
  'staff',
  'recorder',
  'official',
  'key',
  'reading_key',
] as const;
export type MatrixActor = (typeof ACTORS)[number];

/** login: 401. forbidden: 403. missing: 404, as if there were no such object. */
export type Verdict = 'yes' | 'login' | 'forbidden' | 'missing';
type Verdicts = Readonly<Record<MatrixActor, Verdict>>;

export interface Right {
  verdicts: Verdicts;
  /** Where the call is about an object of a sailing or a serie that is not published. */
  unpublished?: Verdicts;
  /** What these may do is judged by the object, and not by the call alone. */
  judged?: readonly MatrixActor[];
}

const LOGGED_IN = {
  anonymous: 'login',
  inactive: 'login',
  sailor: 'yes',
  self: 'yes',
  own_club: 'yes',
  other_club: 'yes',
  staff: 'yes',
  recorder: 'forbidden',
  official: 'yes',
  key: 'yes',
  reading_key: 'yes',
} as const satisfies Verdicts;
/** Programs are nobody: what people are and have is theirs alone. */
const NO_KEYS = { key: 'forbidden', reading_key: 'forbidden' } as const;
/** A key that may not write makes no other calls than GET. */
const WRITES = { reading_key: 'forbidden' } as const;
const FOR_CLUB = {
  ...LOGGED_IN,
  ...WRITES,
  sailor: 'forbidden',
  self: 'forbidden',
  other_club: 'forbidden',
} as const satisfies Verdicts;
const OWN_ENTRY = { ...LOGGED_IN, ...WRITES, sailor: 'forbidden', other_club: 'forbidden' } as const satisfies Verdicts;
const UNSEEN = {
  ...LOGGED_IN,
  sailor: 'missing',
  self: 'missing',
  other_club: 'missing',
  reading_key: 'missing',
} as const satisfies Verdicts;
const SELF_ONLY = {
  sailor: 'missing',
  own_club: 'missing',
  official: 'missing',
  other_club: 'missing',
  staff: 'missing',
  ...NO_KEYS,
} as const;
const ALONE = {
  sailor: 'forbidden',
  own_club: 'forbidden',
  official: 'forbidden',
  other_club: 'forbidden',
  ...NO_KEYS,
} as const;

export const RIGHTS = {
  /** The Authorization header is not looked at. */
  public: { verdicts: { ...LOGGED_IN, anonymous: 'yes', inactive: 'yes', recorder: 'yes' } },
  /** Anyone, but a token that is no good is refused. */
  open: { verdicts: { ...LOGGED_IN, anonymous: 'yes' } },
  loggedIn: { verdicts: LOGGED_IN },
  /** Anyone who is a person: `open`, and closed to keys. */
  openToPeople: { verdicts: { ...LOGGED_IN, ...NO_KEYS, anonymous: 'yes' } },
  /** What people do by an account of their own. */
  person: { verdicts: { ...LOGGED_IN, ...NO_KEYS } },
  /** Who is asked, whether by an account or by an evening link. */
  whoAmI: { verdicts: { ...LOGGED_IN, ...NO_KEYS, recorder: 'yes' } },
  visible: { verdicts: LOGGED_IN, unpublished: UNSEEN },
  /** `visible`, of a sailing and what lies below it: recorders see their own. */
  visibleBelow: { verdicts: { ...LOGGED_IN, recorder: 'yes' }, unpublished: { ...UNSEEN, recorder: 'yes' } },
  /** Recorders see the course of their sailing, and no other. */
  course: { verdicts: { ...LOGGED_IN, recorder: 'missing' } },
  /** Owners and officials of the club, for the club itself. */
  club: { verdicts: FOR_CLUB },
  /** Owners of the club. */
  owner: { verdicts: { ...FOR_CLUB, ...NO_KEYS, official: 'forbidden' } },
  /** Whom the club has asked, by the mail that they got. */
  invited: { verdicts: { ...LOGGED_IN, ...SELF_ONLY } },
  /** The club's own account, for what belongs to a sailing or a serie. */
  ownClub: { verdicts: FOR_CLUB, unpublished: { ...FOR_CLUB, other_club: 'missing' } },
  /** The club's own account, and whoever records the sailing by an evening link. */
  recorded: {
    verdicts: { ...FOR_CLUB, recorder: 'yes' },
    unpublished: { ...FOR_CLUB, other_club: 'missing', recorder: 'yes' },
  },
  /** Recorders take back what recorders did, and not what the club did. */
  undone: { verdicts: FOR_CLUB, unpublished: { ...FOR_CLUB, other_club: 'missing' }, judged: ['recorder'] },
  /** Sailors enter themselves anywhere, a club and its recorders enter anyone in its own sailings. */
  enter: {
    verdicts: { ...LOGGED_IN, ...WRITES, other_club: 'forbidden', recorder: 'yes' },
    unpublished: { ...UNSEEN, ...WRITES, recorder: 'yes' },
  },
  /** A time, or where the boat is: by the sailor of the entry or whoever records the sailing. */
  report: { verdicts: { ...OWN_ENTRY, recorder: 'yes' }, unpublished: { ...UNSEEN, ...WRITES, recorder: 'yes' } },
  ownEntry: { verdicts: OWN_ENTRY, unpublished: { ...UNSEEN, ...WRITES } },
  himself: { verdicts: { ...LOGGED_IN, ...ALONE } },
  /** Confirmed members of the object's club, the sailor that it is about, and the club. */
  fellows: { verdicts: { ...LOGGED_IN, other_club: 'forbidden', reading_key: 'forbidden' } },
  /** The owner, and the club that looks at the certificate. */
  boat: { verdicts: OWN_ENTRY },
  /** Whose boat it is: the sailor in the tests of the matrix, or a club. */
  boatOwner: { verdicts: { ...LOGGED_IN, ...ALONE }, judged: ['key'] },
  /** The platform's own: tables that every club shares. */
  staff: { verdicts: { ...LOGGED_IN, ...ALONE, self: 'forbidden' } },
  /** Users are shown to nobody else, not even to the platform. */
  account: { verdicts: { ...LOGGED_IN, ...SELF_ONLY } },
  endAccount: { verdicts: { ...LOGGED_IN, ...ALONE, staff: 'forbidden' } },
} as const satisfies Record<string, Right>;

export type RightName = keyof typeof RIGHTS;

/** What the server asks about the caller before it looks at the object: the policy of every call with this right. */
export function policyOf(name: RightName): 'public' | 'open' | 'user' | 'club' {
  const { verdicts }: Right = RIGHTS[name];
  if (verdicts.inactive === 'yes') return 'public';
  if (verdicts.anonymous === 'yes') return 'open';
  return verdicts.sailor === 'forbidden' && verdicts.self === 'forbidden' ? 'club' : 'user';
}
