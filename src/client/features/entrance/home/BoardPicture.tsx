import { keyframes, styled } from '@mui/material/styles';

const arrive = keyframes({ from: { transform: 'translate(-150px, 34px) rotate(0)', opacity: 0 } });

const Picture = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontFamily: 'inherit',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  '& text': { fill: theme.vars.palette.text.primary },
  '& .strong': { fontWeight: 'var(--weight-strong)' },
  '& .bar': { fill: theme.vars.palette.bar.bg, stroke: theme.vars.palette.bar.line },
  '& .onBar': { fill: theme.vars.palette.bar.text },
  '& .soft': { fill: theme.vars.palette.bar.soft },
  '& .paper': { fill: theme.vars.palette.background.default },
  '& .card': { fill: theme.vars.palette.background.paper, stroke: theme.vars.palette.divider },
  '& .rule': { stroke: theme.vars.palette.text.primary, strokeWidth: 2 },
  '& .line': { stroke: theme.vars.palette.divider },
  '& .way': { fill: 'none', stroke: theme.vars.palette.primary.main, strokeWidth: 2.5, strokeLinecap: 'round' },
  '& .moved': { fill: theme.vars.palette.background.paper, stroke: theme.vars.palette.primary.main, strokeWidth: 2 },
  '& .press': { fill: theme.vars.palette.bar.accent },
  '& .pressed': { fill: theme.vars.palette.bar.bg, fontWeight: 'var(--weight-strong)', fontSize: 17 },
  '& .glide': {
    transformBox: 'fill-box',
    transform: 'rotate(-2deg)',
    '@media (prefers-reduced-motion: no-preference)': { animation: `${arrive} 0.2s 0.6s ease-out backwards` },
  },
}));

type Flag = readonly (readonly [colour: string, outline: string])[];

/** Class flags E, F and G on a field of 24 by 20, and when their groups start. */
export const CLASS_FLAGS: readonly { start: string; flag: Flag }[] = [
  {
    start: '18.30',
    flag: [
      ['#0a4a9c', 'M0 0h24v10H0Z'],
      ['#c8102e', 'M0 10h24v10H0Z'],
    ],
  },
  {
    start: '18.35',
    flag: [
      ['#ffffff', 'M0 0h24v20H0Z'],
      ['#c8102e', 'M12 0 24 10 12 20 0 10Z'],
    ],
  },
  {
    start: '18.40',
    flag: [
      ['#f7c600', 'M0 0h24v20H0Z'],
      ['#0a4a9c', 'M4 0h4v20H4ZM12 0h4v20h-4ZM20 0h4v20h-4Z'],
    ],
  },
];

export function FlagPicture({ flag }: { flag: Flag }) {
  return (
    <>
      {flag.map(([colour, outline]) => (
        <path key={outline} d={outline} fill={colour} />
      ))}
      <path d="M.5.5h23v19H.5Z" fill="none" stroke="#3a4a5a" strokeOpacity=".7" />
    </>
  );
}

interface GroupProps {
  x: number;
  boats: readonly (readonly [number: string, name: string])[];
}

const BOATS: readonly GroupProps['boats'][] = [
  [
    ['774', 'Snipan'],
    ['941', 'Visan'],
    ['119', 'Lillan'],
    ['692', 'Trygg'],
    ['23', 'Bekväma'],
  ],
  [
    ['219', 'Mimmi'],
    ['842', 'Hulda'],
    ['102', 'X-faktor'],
  ],
  [
    ['57', 'Stormsvala'],
    ['31', 'Saga III'],
  ],
];

function Group({ x, start, flag, boats }: GroupProps & (typeof CLASS_FLAGS)[number]) {
  return (
    <g transform={`translate(${x} 52)`}>
      <rect className="card" width="168" height="262" rx="8" />
      <g transform="translate(12 12)">
        <FlagPicture flag={flag} />
      </g>
      <text x="46" y="28" className="strong" fontSize="17">
        {start}
      </text>
      <path className="rule" d="M0 44h168" />
      {boats.map(([number, name], index) => (
        <g key={number} transform={`translate(12 ${68 + index * 34})`}>
          <text>
            <tspan className="strong">SWE {number}</tspan> {name}
          </text>
          <path className="line" d="M-12 12h168" />
        </g>
      ))}
    </g>
  );
}

/** When boats were home, the latest first. */
const STAMPS = [
  ['19.30.53', '219 Mimmi'],
  ['19.30.29', '57 Stormsvala'],
  ['19.30.21', '102 X-faktor'],
] as const;

/** The board with a boat on its way between two groups, and the finish on a phone. Decorative; the boats are invented. */
export function BoardPicture() {
  return (
    <Picture viewBox="0 0 560 420" aria-hidden="true" focusable="false">
      <rect className="paper" width="548" height="328" rx="10" />
      <path className="bar" d="M0 10A10 10 0 0 1 10 0h528a10 10 0 0 1 10 10v30H0Z" />
      <text x="16" y="26">
        <tspan className="strong onBar">Onsdagscupen 6</tspan> <tspan className="soft">Deltagare</tspan>
      </text>
      {CLASS_FLAGS.map((group, index) => (
        <Group key={group.start} {...group} x={12 + index * 178} boats={BOATS[index] ?? []} />
      ))}
      <path className="way" d="M84 286q50 40 108-14" strokeDasharray="2 8" />
      <g transform="translate(176 226)">
        <g className="glide">
          <rect className="moved" width="176" height="36" rx="8" />
          <text x="14" y="23">
            <tspan className="strong">SWE 661</tspan> Emma
          </text>
        </g>
      </g>
      <g transform="translate(366 110)">
        <rect className="bar" width="186" height="310" rx="26" strokeWidth="2" />
        <text x="93" y="42" className="soft" textAnchor="middle">
          I mål 3 · ute 17
        </text>
        <text x="93" y="84" className="strong onBar" textAnchor="middle" fontSize="38">
          19.30.56
        </text>
        {STAMPS.map(([time, boat], index) => (
          <g key={time} transform={`translate(18 ${122 + index * 34})`}>
            <text className={index === 0 ? 'strong onBar' : 'soft'}>{time}</text>
            <text x="62" className={index === 0 ? 'strong onBar' : 'soft'}>
              {boat}
            </text>
          </g>
        ))}
        <rect className="press" x="16" y="232" width="154" height="56" rx="10" />
        <text x="93" y="266" className="pressed" textAnchor="middle">
          Målgång nu
        </text>
      </g>
    </Picture>
  );
}
