/** For a test file that looks at styles. All others do without: `stylesWhereDrawn` says why. */
export function drawStyles(): void {
  Object.assign(globalThis, { [Symbol.for('styrbord.drawsStyles')]: true });
}
