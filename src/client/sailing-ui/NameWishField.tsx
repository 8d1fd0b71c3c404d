import { NAME_WISHES, type NameWish } from '../../shared/domain/publication/nameWish';
import { nameWishTexts } from '../../shared/texts/publication';
import { SelectField } from '../ui/fields/SelectField';

interface NameWishFieldProps {
  value: NameWish;
  disabled: boolean;
  onChoose: (wish: NameWish) => void;
}

/** How somebody is named on public pages: chosen at once, without a form. */
export function NameWishField({ value, disabled, onChoose }: NameWishFieldProps) {
  return (
    <SelectField
      label={nameWishTexts.label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        const wish = NAME_WISHES.find((one) => one === target.value);
        if (wish) onChoose(wish);
      }}
    >
      {NAME_WISHES.map((wish) => (
        <option key={wish} value={wish}>
          {nameWishTexts.options[wish]}
        </option>
      ))}
    </SelectField>
  );
}
