import { useId } from 'react';
import { ToolField } from './ToolField';

interface ChoiceFieldProps {
  label: string;
  /** The label of the choice that filters nothing. */
  allLabel: string;
  options: readonly { value: string; label: string }[];
  /** The chosen value; empty for all. */
  value: string;
  onChange: (value: string) => void;
}

/** A choice of one option or all, as the device's native list, which is quick on a phone and adds no code. */
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
