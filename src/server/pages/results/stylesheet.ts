import { hash } from 'node:crypto';
import { PICTURE_COLOURS, tokens, type SchemeTokens } from '../../../shared/tokens';

/** The variable font of the app, for the letters of western languages. */
export const FONT_PATH = '/r/sans.woff2';

const NAMES = [
  ...([
    'page',
    'surface',
    'sunken',
    'text',
    'textSoft',
    'hairline',
    'starboard',
    'onStarboard',
    'starboardTint',
  ] as const),
  ...(['signal', 'onSignal', 'bar', 'onBar', 'onBarSoft', 'barLine', 'barAccent', 'sea', 'onMedal'] as const),
  ...(['gold', 'goldEdge', 'silver', 'silverEdge', 'bronze', 'bronzeEdge'] as const),
] as const satisfies readonly (keyof SchemeTokens)[];

const variables = (scheme: SchemeTokens): string => NAMES.map((name) => `--${name}:${scheme[name]}`).join(';');

const RULES = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
@font-face{font-family:"Source Sans 3";font-weight:200 900;font-display:swap;src:url(${FONT_PATH}) format("woff2")}
body{margin:0;background:var(--page);color:var(--text);font:400 16px/1.5 "Source Sans 3","Source Sans Pro",system-ui,-apple-system,"Segoe UI",sans-serif;font-variant-numeric:tabular-nums}
a{color:var(--starboard)}
h1,h2,h3,p,ul,ol,dl,dd,figure{margin:0;padding:0}
ul,ol{list-style:none}
h1{font-size:40px;line-height:1;letter-spacing:-.025em;text-wrap:balance}
h2{font-size:20px;line-height:1.2}
:focus-visible{outline:3px solid var(--starboard);outline-offset:2px}
.wide{max-width:1120px;margin:auto;padding-inline:16px}
.bar{background:var(--bar);color:var(--onBar)}
.bar a{color:inherit}
.bar :focus-visible{outline-color:var(--barAccent)}
.top{display:flex;justify-content:space-between;align-items:center;gap:16px;min-height:52px;font-size:14px;border-bottom:1px solid var(--barLine)}
.top a{text-decoration:none;font-weight:700;display:inline-flex;align-items:center;min-height:44px}
.top a:last-child{font-weight:400;color:var(--onBarSoft)}
.hero{padding-block:20px 28px}
.hero>*+*{margin-top:8px}
.hero .soft,.hero dt{color:var(--onBarSoft)}
.state{display:inline-block;margin-bottom:12px;padding:4px 12px;border-radius:4px;background:var(--signal);color:var(--onSignal);font-size:14px;font-weight:700}
.state.final{background:var(--starboardTint);color:var(--starboard)}
.facts{display:flex;flex-wrap:wrap;gap:12px 0;margin-top:16px}
.facts>div{padding:0 16px;border-left:1px solid var(--barLine)}
.facts dt{font-size:12px}
.facts dd{font-weight:700}
.podium{display:grid;grid-template-columns:1fr 1fr;gap:20px 16px;margin-top:20px}
.podium li:first-child{grid-column:1/-1}
.podium svg{display:block;width:62%;max-width:160px;margin:0 auto}
.podium li:first-child svg{max-width:220px}
.podium .line{display:flex;gap:12px;border-top:1px solid var(--barLine);padding-top:10px;margin-top:6px}
.podium .who{flex:1;min-width:0;overflow-wrap:anywhere;font-size:14px;color:var(--onBarSoft);line-height:1.35}
.podium .who b{display:block;font-size:20px;color:var(--onBar);line-height:1.15}
.podium li:not(:first-child) .line{flex-wrap:wrap}
.podium li:not(:first-child) .time{flex-basis:100%;text-align:left}
.podium .time{text-align:right;font-size:14px;color:var(--onBarSoft);line-height:1.3}
.podium .time b{display:block;font-size:20px;color:var(--onBar);line-height:1.15}
.podium li:first-child b{font-size:28px}
.disc{flex:none;display:inline-grid;place-items:center;width:28px;height:28px;border-radius:50%;border:2px solid;font-weight:700;font-size:14px;line-height:1;color:var(--onMedal)}
.d1{background:var(--gold);border-color:var(--goldEdge)}
.d2{background:var(--silver);border-color:var(--silverEdge)}
.d3{background:var(--bronze);border-color:var(--bronzeEdge)}
.tools{display:flex;flex-wrap:wrap;align-items:center;gap:12px;padding:16px 0;font-size:14px;color:var(--textSoft)}
.tools span{margin-left:auto}
.button{min-height:44px;padding:0 20px;border:1px solid var(--textSoft);border-radius:8px;background:var(--surface);color:var(--text);font:inherit;font-weight:700;text-decoration:none;display:inline-flex;align-items:center;cursor:pointer}
section{margin:32px 0}
section>h2{margin-bottom:12px}
.card h2{margin:0}
table{width:100%;border-collapse:collapse}
caption{text-align:left;font-size:20px;font-weight:700;padding-bottom:8px}
th{font-size:12px;text-align:left;vertical-align:bottom}
thead th{border-bottom:2px solid var(--text);padding:6px 8px 6px 0;background:var(--page)}
td,tbody th{border-bottom:1px solid var(--hairline);padding:8px 8px 8px 0;font-weight:400;font-size:16px;vertical-align:middle}
td.n,th.n{text-align:right;white-space:nowrap}
td.p{width:44px;font-weight:700}
.b b{font-weight:700}
.b small,.soft{display:block;color:var(--textSoft);font-size:14px;line-height:1.35;overflow-wrap:anywhere}
.k{font-weight:700}
abbr{text-decoration:none}
.gap{display:flex;align-items:center;gap:8px;justify-content:flex-end}
.gap svg{flex:none;width:114px;height:10px;overflow:visible}
.gap line{stroke:var(--gapLine,var(--sea));stroke-width:4}
.gap circle,.gap rect{fill:var(--text)}
.cards{display:grid;gap:16px;margin:32px 0}
.card{margin:0;padding:20px;border:1px solid var(--hairline);border-radius:8px;background:var(--surface)}
.card h2+*{margin-top:8px}
.card li{display:flex;gap:12px;align-items:center;padding:8px 0;border-bottom:1px solid var(--hairline)}
.card li:last-child{border:0}
.card li a{margin-block:-8px}
.card li>.pl{flex:none;width:28px;text-align:center;font-weight:700}
.card li>.name{flex:1;min-width:0;overflow-wrap:anywhere}
.card a{display:inline-flex;align-items:center;min-height:44px;font-weight:600}
details{margin:16px 0;border-top:1px solid var(--hairline)}
summary::before{content:"\\25B8";width:1.2em}
[open]>summary::before{content:"\\25BE"}
summary{min-height:44px;display:flex;align-items:center;font-weight:700;cursor:pointer}
dl.codes{display:grid;grid-template-columns:auto 1fr;gap:4px 12px}
dl.codes dt{font-weight:700}
footer{border-top:1px solid var(--hairline);margin-top:40px;padding:8px 0 24px;font-size:14px;color:var(--textSoft)}
footer nav{display:flex;flex-wrap:wrap;gap:0 24px}
footer a{display:inline-flex;align-items:center;min-height:44px}
.note{padding:12px 16px;margin-top:16px;border-left:4px solid var(--signal);background:var(--surface)}
.chart{overflow-x:auto;margin-top:20px}
.chart svg{display:block;width:100%;min-width:520px;height:auto}
.chart text{fill:var(--onBarSoft);font-size:13px}
.chart .name{fill:var(--onBar);font-weight:700}
.narrow{display:none}
.races{display:flex;flex-wrap:wrap;gap:4px}
.races span{min-width:44px;padding:2px 6px;border:1px solid var(--hairline);border-radius:4px;font-size:12px;text-align:center}
s{color:var(--textSoft)}
.big{font-size:40px;font-weight:700;line-height:1;letter-spacing:-.025em}
.winners{display:grid;gap:16px}
.winner{position:relative;display:block;min-height:220px;padding:16px;border-radius:12px;overflow:hidden;background:var(--bar);color:var(--onBar);text-decoration:none}
.winner:nth-child(3n+2){background:#00573f}
.winner:nth-child(3n){background:${PICTURE_COLOURS.deepSea}}
.winner svg{position:absolute;right:-50px;top:-100px;width:290px}
.winner span{position:absolute;left:16px;right:16px;bottom:14px;padding:6px 10px;border-radius:8px;background:rgb(11 34 57/.78);color:#fff;font-size:14px;line-height:1.3}
.winner b{display:block;font-size:20px;line-height:1.15}
.w,.paper{display:none}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media screen and (max-width:699px){
.chart{direction:rtl}.chart svg{direction:ltr}
.list thead{display:none}
.list tr{display:grid;grid-template-columns:36px minmax(0,1fr) auto;column-gap:8px;padding:8px 0;border-bottom:1px solid var(--hairline)}
.list td,.list tbody th{border:0;padding:0}
.list td.p{width:auto;padding-top:2px}
.list td.x{display:none}
.list td.m{text-align:right;font-weight:700}
.list td.g{display:block;grid-column:2/-1}
.list .gap{flex-direction:row-reverse;justify-content:space-between;font-size:14px;color:var(--textSoft)}
.list .gap svg{width:160px;height:14px}
}
@media screen and (min-width:700px){
h1{font-size:48px}
.wide{padding-inline:20px}
.podium{grid-template-columns:1.4fr 1fr 1fr;align-items:end;gap:24px}
.podium li:first-child{grid-column:auto}
.podium li:first-child svg{max-width:300px}
.cards{grid-template-columns:repeat(auto-fit,minmax(280px,1fr))}
.winners{grid-template-columns:repeat(3,1fr)}
.w{display:table-cell}
}
@media screen and (min-width:1000px){h1{font-size:64px}}
.embedded{background:transparent}
.embedded .bar{background:transparent;color:var(--text)}
.embedded .hero .soft,.embedded .hero dt,.embedded .podium .who,.embedded .podium .time{color:var(--textSoft)}
.embedded .podium b{color:var(--text)!important}
@media print{
@page{size:A4;margin:12mm}
body,.bar{background:#fff;color:#000;font-size:11px;line-height:1.3}
.top,.tools,.cards,.podium svg,.chart,details,footer nav{display:none}
.wide{max-width:none;padding:0}
section{margin:12px 0}
h1{font-size:28px}
.state,.state.final{margin-bottom:6px;padding:2px 8px;border:1px solid #000;background:none;color:#000;font-size:11px}
.hero{padding:0}.hero>*+*{margin-top:4px}
.hero .soft,.hero dt,.podium .who,.podium .time,.b small,.gap{color:#000}
.facts{margin-top:8px;gap:4px 0}.facts>div{border-color:#000}.facts>div:first-child{padding-left:0;border:0}
.facts dt{font-size:10px}
.podium{grid-template-columns:repeat(3,1fr);gap:16px;margin-top:10px}
.podium li:first-child{grid-column:auto}
.podium li .line{flex-wrap:nowrap!important;gap:8px;margin:0;padding-top:6px;border-color:#000}
.podium .who,.podium .time{font-size:10px}
.podium li .time{flex-basis:auto!important;text-align:right!important}
.podium li b{font-size:13px!important;color:#000!important}
.disc{width:20px;height:20px;border-width:1px;font-size:11px}
thead{display:table-header-group}tr{break-inside:avoid}
thead th{padding:4px 6px 4px 0;border-color:#000;background:none;font-size:10px}
td,tbody th{padding:2px 6px 2px 0;border-color:#999;font-size:11px}
td.p{width:32px}
.b small{font-size:10px}
.gap svg{width:77px;height:7px}
.standings td .soft{color:inherit;font-size:inherit}
.standings td.w,.standings th.w{padding-right:4px;font-size:10px}
.w{display:table-cell}
td.m abbr{display:inline-block;max-width:110px;white-space:normal}
abbr[title]::after{content:" " attr(title);font-weight:400}
footer{margin-top:12px;padding:8px 0 0;border-color:#000;color:#000;break-inside:avoid}
.paper{display:flex;align-items:center;gap:12px;font-size:11px}
.paper svg{flex:none;width:88px;height:88px}
.note{border:1px solid #000;background:none}
}`;

const dark = `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${variables(tokens.dark)}}.winner:nth-child(3n+2){background:#12332c}.gap{--gapLine:var(--textSoft)}}`;

/** The one style sheet of all public pages, light and dark, and for paper. */
export const STYLESHEET = `:root{${variables(tokens.light)}}${dark}${RULES}`.replaceAll('\n', '');

export const STYLESHEET_PATH = '/r/stil.css';

/** As pages name it: changes with its content, so that browsers may keep what they have. */
export const STYLESHEET_HREF = `${STYLESHEET_PATH}?v=${hash('sha256', STYLESHEET, 'hex').slice(0, 12)}`;
