import { useId } from 'react';
import { ToolField } from './ToolField';

interface ChoiceFieldProps {
  label: string;
  /** Of the choice that leaves all in. */
  allLabel: string;
  options: readonly { value: string; label: string }[];
  /** Empty: all. */
  value: string;
  onChange: (value: string) => void;
}

/** One of some, or all: the device's own list, which is quick on a phone and costs nothing to load. */
export function ChoiceField({ label, allLabel, options, value, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <ToolField>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{allLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </ToolField>
  );
}
