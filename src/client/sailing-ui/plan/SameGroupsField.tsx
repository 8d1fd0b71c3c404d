import type { EarlierSetup } from '../../../shared/contract/setups';
import { formatDay } from '../../ui/format';
import { FormSwitch } from '../../ui/form/FormSwitch';

const groups = (count: number): string => (count === 1 ? '1 startgrupp' : `${count} startgrupper`);

const sameGroupsTexts = {
  label: 'Samma startgrupper som förra gången',
  each: (what: string, sailing: string) => `Varje segling får ${what}, som i ${sailing}.`,
  missing: (what: string, sailing: string) => `Seglingar som saknar startgrupper får ${what}, som i ${sailing}.`,
};

interface SameGroupsFieldProps {
  /** The earlier sailing that the groups are taken from; nothing is asked where there is none. */
  setup: EarlierSetup | null | undefined;
  /** Who gets them. */
  who: 'each' | 'missing';
}

/** `same_groups`: whether new sailings get the start groups of an earlier one. */
export function SameGroupsField({ setup, who }: SameGroupsFieldProps) {
  if (!setup) return null;
  const { name, start_date } = setup.sailing;
  const helperText = sameGroupsTexts[who](groups(setup.start_groups), `${name}, ${formatDay(start_date)}`);
  return <FormSwitch name="same_groups" label={sameGroupsTexts.label} helperText={helperText} />;
}
