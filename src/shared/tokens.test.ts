import { SCHEMES, tokens, type SchemeTokens } from './tokens';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

type Colour = Exclude<keyof SchemeTokens, 'stroke' | 'bodyWeight' | 'strongWeight'>;

const BODY: [Colour, Colour][] = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['textSoft', 'page'],
  ['textSoft', 'surface'],
  ['textSoft', 'sunken'],
  ['text', 'starboardTint'],
  ['text', 'portTint'],
  ['text', 'signalTint'],
  ['starboard', 'page'],
  ['starboard', 'surface'],
  ['port', 'surface'],
  ['signalText', 'surface'],
  ['onStarboard', 'starboard'],
  ['onPort', 'port'],
  ['onSignal', 'signal'],
  ['onMedal', 'gold'],
  ['onMedal', 'silver'],
  ['onMedal', 'bronze'],
  ['onBar', 'bar'],
  ['onBarSoft', 'bar'],
];

describe.each(SCHEMES)('the scheme %s', (scheme) => {
  test.each(BODY)('%s is read on %s at 7:1 or better', (ink, ground) => {
    expect(contrast(tokens[scheme][ink], tokens[scheme][ground])).toBeGreaterThanOrEqual(7);
  });

  test('the line round a field stands out from the surface at 3:1 or better', () => {
    expect(contrast(tokens[scheme].line, tokens[scheme].surface)).toBeGreaterThanOrEqual(3);
  });
});

test('sunlight reads at 10:1 or better, and has no grey', () => {
  const { text, textSoft, starboard, port, surface } = tokens.sunlight;
  for (const ink of [text, textSoft, starboard, port]) expect(contrast(ink, surface)).toBeGreaterThanOrEqual(10);
});
