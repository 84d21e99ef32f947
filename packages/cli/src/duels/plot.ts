/** What came of an arena as a picture: the share that each bot has won against each other, with its bounds. */
import { escaped } from '../tell/markup.ts';
import type { Encounter } from './arena.ts';

/** All in points. */
const LABELS = 260;
const SCALE = 400;
const FIGURES = 220;
const ROW = 28;
const ABOVE = 52;
const BELOW = 24;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

const at = (share: number): number => LABELS + SCALE * share;
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const text = (x: number, y: number, anchor: 'start' | 'middle' | 'end', words: string): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(words)}</text>`;
const line = (from: readonly [number, number], to: readonly [number, number], colour: string): string =>
  `<line x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" stroke="${colour}"/>`;

const rowOf = ({ one, other, share, between: [low, high], duels }: Encounter, row: number): string => {
  const y = ABOVE + ROW * (row + 0.5);
  const ends = [low, high].map((end) => line([at(end), y - 5], [at(end), y + 5], '#1b5e9e'));
  return [
    text(LABELS - 12, y + 4, 'end', `${one} against ${other}`),
    line([at(low), y], [at(high), y], '#1b5e9e'),
    ...ends,
    `<circle cx="${at(share)}" cy="${y}" r="4" fill="#1b5e9e"/>`,
    text(at(1) + 12, y + 4, 'start', `${percent(share)} [${percent(low)}, ${percent(high)}] of ${duels}`),
  ].join('\n');
};

/** An SVG picture; `title` says which arena it was. */
export const plotOf = (encounters: readonly Encounter[], title: string): string => {
  const bottom = ABOVE + ROW * encounters.length;
  const [width, height] = [LABELS + SCALE + FIGURES, bottom + BELOW];
  const ticks = TICKS.map((share) =>
    [
      line([at(share), ABOVE - 6], [at(share), bottom], share === 0.5 ? '#888888' : '#dddddd'),
      text(at(share), bottom + 16, 'middle', percent(share)),
    ].join('\n'),
  );
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="13">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    text(12, 22, 'start', title),
    ...ticks,
    ...encounters.map(rowOf),
    '</svg>',
  ].join('\n')}\n`;
};
