import { useId, type ReactNode } from 'react';

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface LineFieldProps {
  className: string;
  label: string;
  /** Left out where nothing is ever said. */
  help?: string;
  problem?: string | null;
  /** The field itself, wired to its label and to what stands under it. */
  children: (wiring: Wiring) => ReactNode;
}

/** A field of the line: plain elements, since the forms of dialogs weigh as much as all the rest of the sheet. */
export function LineField({ className, label, help, problem = null, children }: LineFieldProps) {
  const id = useId();
  return (
    <div className={`field ${className}`} data-wrong={problem === null ? undefined : ''}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': help === undefined ? undefined : `${id}-help`,
        'aria-invalid': problem === null ? undefined : true,
      })}
      {help === undefined ? null : (
        <p id={`${id}-help`} aria-live="polite">
          {problem ?? help}
        </p>
      )}
    </div>
  );
}
