import { hash } from 'node:crypto';
import { PICTURE_COLOURS, tokens } from '../../../shared/tokens';
import { FONT_PATH } from '../results/stylesheet';
import { ROW_UNITS } from './boards';

export const SCREEN_STYLESHEET_PATH = '/r/skarm.css';

const { bar, onBar, onBarSoft, barLine, barAccent, signal, onSignal, onMedal } = tokens.light;
const { gold, goldEdge, silver, silverEdge, bronze, bronzeEdge } = tokens.light;

/** A length in units of which the screen has 1920 by 1080, whatever its browser counts in. */
const u = (units: number): string => `calc(${units}*var(--u))`;

const RULES = `
:root{color-scheme:dark;--u:calc(100vw/1920)}
@supports (width:max(1px,2px)){:root{--u:max(.4px,min(100vw/1920,100vh/1080))}}
*{box-sizing:border-box}
@font-face{font-family:"Source Sans 3";font-weight:200 900;font-display:swap;src:url(${FONT_PATH}) format("woff2")}
body{margin:0;background:${bar};color:${onBar};font:400 ${u(36)}/1.25 "Source Sans 3","Source Sans Pro",system-ui,sans-serif;font-variant-numeric:tabular-nums}
h2,h3,p,ol,main,section{margin:0;padding:0}
ol{list-style:none}
a{color:inherit;text-decoration:none}
[hidden]{display:none!important}
.soft,.until{color:${onBarSoft};font-weight:400}
#screen{position:relative;padding:${u(48)} ${u(64)}}
#clock{display:none}
.board{padding-bottom:${u(64)}}
.board>header{height:${u(132)};padding-right:${u(320)};overflow:hidden;white-space:nowrap}
h2{font-size:${u(64)};line-height:1.1;letter-spacing:-.02em;overflow:hidden;text-overflow:ellipsis}
.board>header p{overflow:hidden;text-overflow:ellipsis;font-size:${u(32)}}
.columns{display:grid;gap:0 ${u(56)};align-items:start}
.c2{grid-template-columns:1fr 1fr}
.c3{grid-template-columns:1fr 1fr 1fr}
.live{grid-template-columns:1.62fr 1fr}
.result{grid-template-columns:${u(600)} 1fr}
.season{grid-template-columns:${u(880)} 1fr}
.season>svg{width:100%;height:auto}
.season text{fill:${onBarSoft};font-size:28px}
.later .season{grid-template-columns:1fr}
.later .season>svg{display:none}
.columns>*{min-width:0}
h3{display:flex;align-items:center;gap:${u(20)};font-size:${u(64)};line-height:${u(76)};white-space:nowrap}
h3.soft{font-size:${u(32)};line-height:${u(56)}}
h3 b{overflow:hidden;text-overflow:ellipsis}
h3 .until{margin-left:auto;font-size:${u(36)}}
.until.soon{color:${signal};font-weight:700}
.flag{flex:none;height:${u(52)};width:${u(62.4)}}
.group>p{font-size:${u(28)};line-height:${u(40)};padding-bottom:${u(4)};border-bottom:${u(3)} solid ${onBar};overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.rows{display:flex;flex-direction:column}
.later .wide{display:block;columns:2;column-gap:${u(56)}}
.later .wide li{break-inside:avoid}
.rows li{display:flex;align-items:center;gap:${u(20)};height:${u(ROW_UNITS)};border-bottom:1px solid ${barLine};white-space:nowrap}
.nr{flex:none;width:${u(200)};overflow:hidden;text-overflow:ellipsis}
.boat{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis}
.at{flex:none;font-weight:700}
.rows .until{flex:none;width:${u(150)};text-align:right;font-size:${u(32)}}
.out li{font-size:${u(40)}}
.out .nr{width:${u(250)}}
.out .until{width:${u(190)}}
.out .first{height:${u(104)};margin-inline:${u(-20)};padding-inline:${u(20)};border-radius:${u(8)};border:0;background:${signal};color:${onSignal};font-size:${u(52)}}
.out .first .until{color:inherit;font-weight:700;font-size:${u(40)}}
.lost{order:1;color:${onBarSoft}}
.lost b{font-weight:400}
.lost .at,.lost .until{visibility:hidden}
[data-lost]{padding-top:${u(12)};font-size:${u(32)}}
.pl{flex:none;width:${u(52)};text-align:center;font-weight:700}
.disc{display:inline-block;width:${u(48)};height:${u(48)};border-radius:50%;border:${u(3)} solid;font-size:${u(30)};line-height:${u(42)};text-align:center;color:${onMedal}}
.d1{background:${gold};border-color:${goldEdge}}
.d2{background:${silver};border-color:${silverEdge}}
.d3{background:${bronze};border-color:${bronzeEdge}}
.winner svg{display:block;height:${u(560)};width:auto;margin:0 auto}
.winner .name{font-size:${u(88)};font-weight:700;line-height:1.1;letter-spacing:-.02em;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.next .big{font-size:${u(128)};font-weight:700;line-height:1.1;letter-spacing:-.025em;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.next .when{font-size:${u(64)};line-height:1.3}
.next .boat{font-weight:400}
footer{display:flex;align-items:center;gap:${u(24)};font-size:${u(28)}}
.qr{flex:none;width:${u(128)};height:${u(128)}}
#foot{margin-left:auto;text-align:right}
#dots{display:flex;gap:${u(12)};margin-left:auto}
#dots i{width:${u(56)};height:${u(8)};border-radius:${u(4)};background:${barLine}}
#dots .shown{background:${barAccent}}
#dots:not([hidden])+#foot{width:34%}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.on{overflow:hidden;cursor:none}
.on #screen{width:${u(1920)};height:${u(1080)};margin:auto}
.on #clock{display:block;position:absolute;top:${u(44)};right:${u(64)};font-size:${u(88)};font-weight:700;line-height:1}
.on .board{display:none;height:${u(904)};padding:0;overflow:hidden}
.on .shown.board{display:block}
.on footer{position:absolute;left:${u(64)};right:${u(64)};bottom:${u(20)};height:${u(128)}}
.closed main{visibility:hidden}
@media (prefers-reduced-motion:no-preference){.new{animation:new 12s ease-out}@keyframes new{0%{background:${PICTURE_COLOURS.deepSea};transform:translateX(${u(40)})}2%{transform:none}60%{background:${PICTURE_COLOURS.deepSea}}}}
`;

/** The style sheet of the screen: dark, and readable across a room. Nothing is smaller than 28 of 1080 lines. */
export const SCREEN_STYLESHEET = RULES.replaceAll('\n', '');

/** As the page names it: changes with its content. */
export const SCREEN_STYLESHEET_HREF = `${SCREEN_STYLESHEET_PATH}?v=${hash('sha256', SCREEN_STYLESHEET, 'hex').slice(0, 12)}`;
