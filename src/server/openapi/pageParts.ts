/** Names with what they mean, as HTML. */
export const definitions = (pairs: readonly (readonly [string, string])[]): string =>
  `<dl>${pairs.map(([term, meaning]) => `<dt>${term}</dt><dd>${meaning}</dd>`).join('')}</dl>`;
