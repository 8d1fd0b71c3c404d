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
