type Rgb = readonly [red: number, green: number, blue: number];

/** Parses "rgb(11, 34, 57)", the form of computed colours; null for anything else. */
export function readRgb(colour: string): Rgb | null {
  const [, red, green, blue] = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(colour) ?? [];
  return red === undefined || green === undefined || blue === undefined
    ? null
    : [Number(red), Number(green), Number(blue)];
}

/** "#0b2239" */
export const toHex = (colour: Rgb): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours as WCAG defines it, from 1 to 21. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}
