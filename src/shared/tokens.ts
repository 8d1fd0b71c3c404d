/** Every colour, size and weight of the app and of the public pages. Nothing else names a colour of theirs. */

export const SCHEMES = ['light', 'dark', 'sunlight'] as const;
export type Scheme = (typeof SCHEMES)[number];

export interface SchemeTokens {
  /** The page, surfaces that lie on it, and surfaces that are sunk into it. */
  page: string;
  surface: string;
  sunken: string;
  text: string;
  textSoft: string;
  /** Hairlines between things, and the stronger line round what can be filled in. */
  hairline: string;
  line: string;
  /** Starboard green: the one accent, and a tint to lie behind what is chosen. */
  starboard: string;
  starboardDeep: string;
  onStarboard: string;
  starboardTint: string;
  /** Port red: danger and deletion only. */
  port: string;
  portDeep: string;
  onPort: string;
  portTint: string;
  /** Signal yellow: attention. `signalText` is its readable shade on a surface. */
  signal: string;
  onSignal: string;
  signalText: string;
  signalTint: string;
  /** The app bar. */
  bar: string;
  onBar: string;
  onBarSoft: string;
  barLine: string;
  barAccent: string;
  /** Quiet discs below the first three places, their edges, and the figure on them. */
  onMedal: string;
  gold: string;
  goldEdge: string;
  silver: string;
  silverEdge: string;
  bronze: string;
  bronzeEdge: string;
  /** Of drawings. */
  sky: string;
  farShore: string;
  sea: string;
  wave: string;
  sail: string;
  /** Width of lines, weight of running text and of what stands out. */
  stroke: string;
  bodyWeight: number;
  strongWeight: number;
}

const sailcloth: SchemeTokens = {
  page: '#f6f3ea',
  surface: '#fffdf8',
  sunken: '#eeeadd',
  text: '#0b2239',
  textSoft: '#33475c',
  hairline: '#d8d2c2',
  line: '#78838f',
  starboard: '#00573f',
  starboardDeep: '#003f2d',
  onStarboard: '#ffffff',
  starboardTint: '#dcebe2',
  port: '#98121b',
  portDeep: '#730b13',
  onPort: '#ffffff',
  portTint: '#f8e3df',
  signal: '#f5c22b',
  onSignal: '#0b2239',
  signalText: '#5c4300',
  signalTint: '#fbefc6',
  bar: '#0b2239',
  onBar: '#ffffff',
  onBarSoft: '#c3cfdb',
  barLine: '#2b435c',
  barAccent: '#63d3aa',
  onMedal: '#0b2239',
  gold: '#f3d98b',
  goldEdge: '#a67c00',
  silver: '#dfe4e8',
  silverEdge: '#78838f',
  bronze: '#ebc9a9',
  bronzeEdge: '#9c5a24',
  sky: '#e9eee9',
  farShore: '#c4d1cd',
  sea: '#a9c3c6',
  wave: '#7fa4ab',
  sail: '#fffdf8',
  stroke: '1px',
  bodyWeight: 400,
  strongWeight: 600,
};

const nightBridge: SchemeTokens = {
  page: '#08111b',
  surface: '#0f1b29',
  sunken: '#0a1622',
  text: '#e2e8ee',
  textSoft: '#b4c0cc',
  hairline: '#24364a',
  line: '#6b7f93',
  starboard: '#5fc39d',
  starboardDeep: '#86d6b7',
  onStarboard: '#04140d',
  starboardTint: '#12332c',
  port: '#ff9b90',
  portDeep: '#ffb8b0',
  onPort: '#2a0508',
  portTint: '#3a1a1d',
  signal: '#e3b83a',
  onSignal: '#1a1300',
  signalText: '#efcd6b',
  signalTint: '#332a10',
  bar: '#0c1724',
  onBar: '#e2e8ee',
  onBarSoft: '#b4c0cc',
  barLine: '#24364a',
  barAccent: '#5fc39d',
  onMedal: '#f4f1e6',
  gold: '#4d3d0c',
  goldEdge: '#d9b23c',
  silver: '#34424f',
  silverEdge: '#a9b7c4',
  bronze: '#4a2c15',
  bronzeEdge: '#cf8a52',
  sky: '#0c1826',
  farShore: '#14263a',
  sea: '#0b2030',
  wave: '#1d3d52',
  sail: '#c9d4dd',
  stroke: '1px',
  bodyWeight: 400,
  strongWeight: 600,
};

/** Black on white for low sun on a wet screen: heavy type, thick lines, no greys. */
const sunlight: SchemeTokens = {
  page: '#ffffff',
  surface: '#ffffff',
  sunken: '#ffffff',
  text: '#000000',
  textSoft: '#000000',
  hairline: '#000000',
  line: '#000000',
  starboard: '#003d2b',
  starboardDeep: '#002a1d',
  onStarboard: '#ffffff',
  starboardTint: '#ffffff',
  port: '#7a0008',
  portDeep: '#560005',
  onPort: '#ffffff',
  portTint: '#ffffff',
  signal: '#ffcc00',
  onSignal: '#000000',
  signalText: '#000000',
  signalTint: '#ffffff',
  bar: '#ffffff',
  onBar: '#000000',
  onBarSoft: '#000000',
  barLine: '#000000',
  barAccent: '#003d2b',
  onMedal: '#000000',
  gold: '#ffd84d',
  goldEdge: '#000000',
  silver: '#e6e6e6',
  silverEdge: '#000000',
  bronze: '#f0b27a',
  bronzeEdge: '#000000',
  sky: '#ffffff',
  farShore: '#ffffff',
  sea: '#ffffff',
  wave: '#000000',
  sail: '#ffffff',
  stroke: '2px',
  bodyWeight: 600,
  strongWeight: 800,
};

export const tokens: Record<Scheme, SchemeTokens> = { light: sailcloth, dark: nightBridge, sunlight };

/** What public pages and pictures have besides, on the bar's ground: the same in all schemes. */
export const PICTURE_COLOURS = {
  /** What lies on the bar. */
  barRaised: '#0e2943',
  /** The third line of a chart, and the boats that are not among the first three. */
  thirdLine: '#f2a98b',
  quietLine: '#6d86a0',
  /** The third ground of cards that show a sail. */
  deepSea: '#1d4a63',
  paleSpinnaker: '#f9dc84',
  jib: '#efeade',
  spar: '#e9e4d6',
} as const;

export const FONT_FAMILY = '"Source Sans 3 Variable", "Source Sans Fallback", system-ui, sans-serif';

/** The only sizes of type, in px. */
export const TYPE = { small: 12, note: 14, body: 16, heading: 20, title: 28, display: 40 } as const;

export const RADIUS_PX = 8;

/** What a finger or a mouse must be able to hit. */
export const TARGET_PX = 44;
export const COARSE_TARGET_PX = 48;

export const MOTION = { short: 150, long: 200, easing: 'cubic-bezier(0, 0, 0.2, 1)' } as const;
