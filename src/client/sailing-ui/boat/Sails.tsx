import { styled } from '@mui/material/styles';

/** Sailcloth and hull keep their colours in every scheme but sunlight, which has lines alone. */
const Picture = styled('svg')(({ theme }) => {
  const { scene, bar, primary } = theme.vars.palette;
  return {
    overflow: 'visible',
    '& .sail': { fill: scene.sail, stroke: 'none' },
    '& .seam': { fill: 'none', stroke: bar.bg, strokeOpacity: 0.16, strokeWidth: 2 },
    '& .spar': { fill: 'none', stroke: bar.soft, strokeWidth: 5, strokeLinecap: 'round' },
    '& .hull': { fill: bar.soft },
    '& .stripe': { fill: 'none', stroke: primary.main, strokeWidth: 6 },
    '& text': { fill: bar.bg, fontWeight: 800, textAnchor: 'middle' },
    '[data-color-scheme="sunlight"] &': {
      '& .sail, & .hull': { fill: bar.bg, stroke: bar.text, strokeWidth: 3 },
      '& .seam': { display: 'none' },
      '& text': { fill: bar.text },
    },
  };
});

const LONGEST = 4;

interface SailsProps {
  sailNumber: string;
  className?: string;
}

/** A boat as its sails with its own number. A decoration: the number stands in words beside it. */
export function Sails({ sailNumber, className }: SailsProps) {
  const [, letters = '', digits = ''] = /^([A-ZÅÄÖ]*)\s*(.*)$/.exec(sailNumber) ?? [];
  const size = digits.length > LONGEST ? 44 : 64;
  return (
    <Picture viewBox="0 0 400 600" aria-hidden="true" focusable="false" className={className}>
      <g transform="rotate(4 190 560)">
        <path className="sail" d="M143 92 8 522Q70 524 150 496C170 400 164 240 143 92Z" />
        <path className="sail" d="M152 10C248 111 324 300 340 494Q250 512 152 500Z" />
        <path className="seam" d="M152 108Q190 117 216 118M152 186Q215 202 258 200M152 265Q235 284 290 280" />
        <path className="seam" d="M152 421Q250 446 331 438M48 396Q100 402 160 384M90 262Q120 265 158 254" />
        <path className="spar" d="M147 6V548M147 510 334 506" />
        <text x="232" y="330" fontSize="30" letterSpacing="4">
          {letters}
        </text>
        <text x="236" y="392" fontSize={size}>
          {digits}
        </text>
        <path className="hull" d="M-14 540Q180 552 392 540 392 566 350 584H70Q14 572-14 540Z" />
        <path className="stripe" d="M6 556Q190 566 388 555" />
      </g>
    </Picture>
  );
}
