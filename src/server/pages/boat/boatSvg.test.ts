import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { boatSvg, rigOf, RIGS, type BoatColours, type DrawnBoat } from './boatSvg';

const colours: BoatColours = {
  mainsail: '#fffdf8',
  jib: '#efeade',
  ink: '#0b2239',
  spars: '#0b2239',
  hull: '#0b2239',
  stripe: '#63d3aa',
  spinnaker: '#f5c22b',
  spinnakerPale: '#f9dc84',
};
const draw = (boat: Partial<DrawnBoat>) =>
  boatSvg({ sailNumber: 'SWE 219', rig: 'fractional', id: 'a', colours, ...boat });

interface Line {
  '#text': string;
  '@_font-size': string;
  '@_x': string;
  '@_y': string;
}
const linesOf = (svg: string): Line[] => {
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: (name) => name === 'text' });
  return (parser.parse(svg) as { g: { text?: Line[] } }).g.text ?? [];
};

test.each([
  ['SWE 219', ['SWE', '219']],
  ['swe219', ['SWE', '219']],
  ['DEN 12345A', ['DEN', '12345A']],
  ['219', ['219']],
  ['Rakel', ['Rakel']],
  [' ', []],
])('the sail of %j shows %j', (sailNumber, lines) => {
  expect(linesOf(draw({ sailNumber })).map((line) => line['#text'])).toEqual(lines);
});

test.each(RIGS)('the figures of a long number fit on the sail: %s', (rig) => {
  const [figures] = linesOf(draw({ rig, sailNumber: '12345678901234567890' }));
  expect(Number(figures?.['@_font-size']) * 20 * 0.56).toBeLessThan(156);
});

/** Where the after edge of the mainsail is at a height: the first curve of the drawing. */
function leechAt(svg: string, height: number): number {
  const [, ...points] = /d="M152 (\d+)C(\d+) (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(svg) ?? [];
  const [top = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points.map(Number);
  const at = (t: number, [a, b, c, d]: [number, number, number, number]) =>
    (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t ** 2 * (1 - t) * c + t ** 3 * d;
  const steps = Array.from({ length: 1001 }, (_, step) => step / 1000);
  const t = steps.find((step) => at(step, [top, y1, y2, y3]) >= height) ?? 1;
  return at(t, [152, x1, x2, x3]);
}

const numbers = ['SWE 7', 'SWE 57', 'SWE 219', 'SWE 1040', 'SWE 12345'];
test.each(RIGS.flatMap((rig) => numbers.map((sailNumber) => [rig, sailNumber] as const)))(
  'between mast and leech stand the figures: %s, %s',
  (rig, sailNumber) => {
    const svg = draw({ rig, sailNumber, detail: 'plain' });
    const [, figures] = linesOf(svg);
    const [x, y, size] = [Number(figures?.['@_x']), Number(figures?.['@_y']), Number(figures?.['@_font-size'])];
    // A figure is half as broad as it is high.
    const half = ((figures?.['#text'].length ?? 0) * size * 0.5) / 2;
    expect(x - half).toBeGreaterThan(152);
    expect(x + half).toBeLessThan(leechAt(svg, y - 0.66 * size));
  },
);

test('what somebody has written as a number ends nothing', () => {
  const svg = draw({ sailNumber: '"><script>alert(1)</script>&' });
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).not.toContain('<script');
});

test('a small boat has no number, a plain one no seams, one with a spinnaker shows it', () => {
  expect(draw({ detail: 'thumb' })).not.toContain('<text');
  expect(draw({ detail: 'plain' })).not.toContain('clip-path');
  expect(draw({ detail: 'plain' })).toContain('219');
  expect([draw({ hasSpinnaker: true }), draw({})].map((svg) => svg.includes('#f5c22b'))).toEqual([true, false]);
});

test.each([
  [null, 'fractional'],
  ['Albin Express', 'fractional'],
  ['Albin Vega', 'masthead'],
  ['Maxi 95', 'masthead'],
  ['J/70', 'sport'],
  ['X-99', 'sport'],
] as const)('%j is drawn with a %s rig', (model, rig) => {
  expect(rigOf(model)).toBe(rig);
});
