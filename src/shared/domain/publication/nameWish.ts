/** How somebody is named on public pages, as one choice. */
export const NAME_WISHES = ['shown', 'minor', 'hidden'] as const;
export type NameWish = (typeof NAME_WISHES)[number];

interface NameFlags {
  hide_name?: boolean | null;
  is_minor?: boolean | null;
}

/** The choice that the two fields of a sailor, or of a competitor, make. */
export const wishOf = ({ hide_name, is_minor }: NameFlags): NameWish =>
  hide_name === true ? 'hidden' : is_minor === true ? 'minor' : 'shown';

/** The fields that a choice changes. Who is hidden may be under 18 as well, so that is left as it is. */
export const flagsOf = (wish: NameWish): { hide_name: boolean; is_minor?: boolean } =>
  wish === 'hidden' ? { hide_name: true } : { hide_name: false, is_minor: wish === 'minor' };
