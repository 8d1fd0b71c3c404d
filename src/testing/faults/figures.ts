/**
 * A fault test asserts what must be so however slow the machine is: nothing lost, nothing twice. How long it took is
 * printed beside its aim, and fails nothing.
 */

/** `npm run test:faults` runs the rounds that the aims require, `npm test` in CI a few of them. */
export const isLong = process.env['FAULTS'] === 'long';

/** How many times something is done. */
export const rounds = ({ short, long }: { short: number; long: number }): number => (isLong ? long : short);

const print = (line: string) => process.stdout.write(`    ${line}\n`);

/** Prints a count and expects it. */
export function counted(name: string, count: number, wanted: number): void {
  print(`${name}: ${count}`);
  expect({ [name]: count }).toEqual({ [name]: wanted });
}

/** Prints what was measured, with its aim where there is one. */
export function measured(name: string, value: number, unit: string, aim?: number): void {
  print(`${name}: ${Number(value.toPrecision(4))} ${unit}${aim === undefined ? '' : ` (aim ${aim} ${unit})`}`);
}

/** How long something goes on: MINUTES where that is set, else by the kind of round. */
export const lengthMs = (minutes: { short: number; long: number }): number =>
  Number(process.env['MINUTES'] ?? rounds(minutes)) * 60_000;
