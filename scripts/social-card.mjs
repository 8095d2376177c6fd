// The picture that a chat or forum shows beside a link: the name, the points rule and the seal, drawn as one SVG.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { home } from './lib.mjs'

/** The size that the page's head states. */
export const cardSize = { width: 1200, height: 630 }

const ink = '#14191c'
const grey = '#45525a'
const tape = { top: 406, ruler: 472, foot: 526, hook: 1128 }
/** @param {number} points */
const at = (points) => Math.round((points / 2000) * tape.hook)

/** @param {string} file @param {string} family @param {number} weight */
function face(file, family, weight) {
  const font = readFileSync(join(home, 'src/app/fonts', file)).toString('base64')
  return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${font})}`
}

const style = () => `
  ${face('barlow-condensed-latin-600-normal.woff2', 'Cond', 600)}
  ${face('barlow-condensed-latin-700-normal.woff2', 'Cond', 700)}
  ${face('public-sans-latin-400-normal.woff2', 'Sans', 400)}
  text{font-family:Cond;font-weight:700;fill:${ink};font-variant-numeric:tabular-nums}
  .sans{font-family:Sans;font-weight:400;fill:${grey};font-size:29px}
  .on{fill:#fbfcfc;font-size:34px}
  .figure{fill:#2a2210;font-size:25px;font-weight:600}
  .seal text{fill:#1f6f64}`

/** Ticks every 50 points, longer every 100, the whole ruler every 500 with its figure. */
function ticks() {
  return Array.from({ length: 39 }, (_, index) => {
    const points = (index + 1) * 50
    const long = points % 500 === 0
    const length = long ? tape.foot - tape.ruler : points % 100 === 0 ? 20 : 12
    const line = `<path d="M${at(points)} ${tape.foot}v${-length}" stroke="#2a2210" stroke-width="${long ? 2.5 : 2}"/>`
    const figure = `<text class="figure" x="${at(points) + 8}" y="${tape.ruler + 24}">${points.toLocaleString('en')}</text>`
    return long ? line + figure : line
  }).join('')
}

/** @param {{ numeral: string, from: number, points: number, fill: string }} part */
function segment({ numeral, from, points, fill }) {
  const [left, right] = [at(from), at(from + points)]
  const middle = (tape.top + tape.ruler) / 2 + 12
  return `<rect x="${left}" y="${tape.top}" width="${right - left - 3}" height="${tape.ruler - tape.top}" fill="${fill}"/>
    <text class="on" x="${Math.max(left + 20, 72)}" y="${middle}">${numeral}</text>
    <text class="on" x="${right - 22}" y="${middle}" text-anchor="end">${points}</text>`
}

const seal = `<g class="seal" transform="translate(868 58) rotate(-8 138 138) scale(2.3)" fill="none" stroke="#1f6f64">
    <path id="up" d="M18.5 60a41.5 41.5 0 0 1 83 0" stroke="none"/>
    <path id="down" d="M10.5 60a49.5 49.5 0 0 0 99 0" stroke="none"/>
    <circle cx="60" cy="60" r="57" stroke-width="3.4"/>
    <circle cx="60" cy="60" r="52.6" stroke-width="1.3"/>
    <circle cx="60" cy="60" r="37.5" stroke-width="1.3"/>
    <g stroke="none" font-size="10.6" letter-spacing="1.3" text-anchor="middle">
      <text><textPath href="#up" startOffset="50%">ARMY LIST</textPath></text>
      <text><textPath href="#down" startOffset="50%">2,000 POINTS</textPath></text>
    </g>
    <path d="M51 37l6.5 6.5L70 30" stroke-width="3.6"/>
    <path d="M50 79.5h20M53 84h14M56.5 88.5h7" stroke-width="1.7"/>
    <rect x="1.5" y="47.5" width="117" height="25" fill="#fbfcfc" stroke-width="2.6"/>
    <text x="61" y="67.8" font-size="22" letter-spacing="2" text-anchor="middle" stroke="none">IN ORDER</text>
  </g>`

/** @param {string} icon the master drawing, as SVG @returns {string} the card as a page */
export function socialCard(icon) {
  const wordTicks = [0, 1, 2, 3, 4, 5].map((each) => `M${206 + each * 57} 158v14`).join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <style>${style()}</style>
    <rect width="1200" height="630" fill="#fbfcfc"/>
    <svg x="72" y="64" width="108" height="108">${icon}</svg>
    <text x="204" y="142" font-size="76" letter-spacing="15">MUSTER</text>
    <path d="${wordTicks}" stroke="${ink}" stroke-width="4"/>
    <text x="71" y="274" font-size="60" letter-spacing="1">ARMY LISTS, BUILT AND CHECKED</text>
    <text class="sans" x="72" y="328">Age of Sigmar and Warhammer 40,000</text>
    <rect y="${tape.top}" width="${tape.hook}" height="${tape.foot - tape.top}" fill="#e9c56c"/>
    <path d="M0 ${tape.top}h${tape.hook}M0 ${tape.foot}h${tape.hook}" stroke="#ae8424" stroke-width="3"/>
    ${ticks()}
    ${segment({ numeral: 'I', from: 0, points: 740, fill: '#1d2529' })}
    ${segment({ numeral: 'II', from: 740, points: 660, fill: '#1f6f64' })}
    ${segment({ numeral: 'III', from: 1400, points: 370, fill: '#1d2529' })}
    <text class="figure" x="${tape.hook - 18}" y="${tape.top + 45}" text-anchor="end" style="font-size:34px">230 left</text>
    <text class="figure" x="${tape.hook - 18}" y="${tape.ruler + 24}" text-anchor="end">2,000</text>
    <rect x="${tape.hook}" y="${tape.top - 14}" width="17" height="${tape.foot - tape.top + 28}" rx="3" fill="${ink}"/>
    <text class="sans" x="72" y="588" style="font-size:25px">Unofficial fan tool. Free, no account, works offline.</text>
    ${seal}
  </svg>`
  return `<style>body{margin:0}svg{display:block}</style>${drawing}`
}
