/** `numerator / denominator` to the nearest whole number, half up, in whole numbers only. Neither is negative. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
}
