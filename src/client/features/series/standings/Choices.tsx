import { Toggles } from '../../../ui/fields/Toggles';

interface ChoicesProps<T extends string | null> {
  /** What is chosen here, for those who do not see it. */
  label: string;
  options: readonly { value: T; label: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

/** One of a few, seen at once. */
export function Choices<T extends string | null>({ label, options, chosen, onChoose }: ChoicesProps<T>) {
  const choose = (id: string) => {
    const option = options.find(({ value }) => (value ?? '') === id);
    if (option) onChoose(option.value);
  };
  return (
    <Toggles
      label={label}
      options={options.map((option) => ({ id: option.value ?? '', label: option.label }))}
      isOn={(id) => id === (chosen ?? '')}
      onToggle={choose}
    />
  );
}
