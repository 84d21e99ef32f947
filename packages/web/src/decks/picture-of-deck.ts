/** A picture of a deck: every copy of every card, drawn on a canvas as the page draws cards, to be shared where a list would not be read. */
import { factsOf } from '@spellspeed/cards';
import type { Attribute } from '@spellspeed/engine';
import { type DeckLists, SECTIONS, type Section } from '@spellspeed/formats';
import card from '../card/card-face.module.css';
import { STAR_SIGNS } from '../card/card-face.tsx';
import { type CardLook, type FrameName, lookOf } from '../card/look.ts';
import { compareCards } from '../card/order.ts';

/** What is written on the picture. */
export interface PictureWords {
  readonly title: string;
  readonly section: (section: Section, count: number) => string;
  readonly nameOf: (passcode: number) => string;
  readonly attribute: (attribute: Attribute) => string;
}

const COLUMNS = 10;
const CARD = { width: 104, height: 150 };
const GAP = 8;
const MARGIN = 24;
const TITLE = 52;
const HEADING = 34;
const WIDTH = 2 * MARGIN + COLUMNS * CARD.width + (COLUMNS - 1) * GAP;
const FONT = 'system-ui, "Noto Sans CJK SC", "Noto Sans CJK JP", sans-serif';
/** Twice as many points as it is large: it is looked at on phones, too. */
const SCALE = 2;
const PAPER = '#12141d';
const INK = '#f2f3f8';

interface Colours {
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
}
/** The colours of a frame as the style of the page has them. */
const coloursOf = (frame: FrameName): Colours => {
  const sample = document.createElement('div');
  sample.className = card.face ?? '';
  sample.dataset.frame = frame;
  sample.hidden = true;
  document.body.append(sample);
  const style = getComputedStyle(sample);
  const colour = (name: string, otherwise: string): string =>
    style.getPropertyValue(name).trim() || otherwise;
  const colours = {
    light: colour('--card', '#d98a4b'),
    dark: colour('--card-2', '#b5652b'),
    ink: colour('--card-ink', '#1b1206'),
  };
  sample.remove();
  return colours;
};

/** Words that fit side by side; a word that is too long by itself, as in Chinese, is broken anywhere. */
const linesOf = (pen: CanvasRenderingContext2D, text: string, width: number): string[] => {
  const fits = (line: string): boolean => pen.measureText(line).width <= width;
  const lines = [''];
  const add = (part: string): void => {
    const line = lines.at(-1) ?? '';
    if (line === '' || fits(line + part)) lines[lines.length - 1] = line + part;
    else lines.push(part.trimStart());
  };
  for (const word of text.split(/(?=\s)|(?<=-)/))
    if (fits(word)) add(word);
    else for (const letter of word) add(letter);
  return lines;
};

const MOST_LINES = 4;
const drawCard = (
  pen: CanvasRenderingContext2D,
  passcode: number,
  { x, y }: { readonly x: number; readonly y: number },
  words: PictureWords,
): void => {
  const look = lookOf(passcode);
  const { light, dark, ink } = coloursOf(look?.frame ?? 'token');
  const paint = pen.createLinearGradient(x, y, x, y + CARD.height);
  paint.addColorStop(0, light);
  // The lower half of a Pendulum Monster is a Spell's.
  paint.addColorStop(1, look?.isPendulum ? coloursOf('spell').light : dark);
  pen.fillStyle = paint;
  pen.beginPath();
  pen.roundRect(x, y, CARD.width, CARD.height, 8);
  pen.fill();
  pen.fillStyle = ink;
  pen.font = `600 14px ${FONT}`;
  for (const [index, line] of linesOf(pen, words.nameOf(passcode), CARD.width - 14)
    .slice(0, MOST_LINES)
    .entries())
    pen.fillText(line, x + 7, y + 20 + index * 17);
  pen.font = `500 12px ${FONT}`;
  pen.fillText(look ? ratingOf(look, words) : '', x + 7, y + CARD.height - 26);
  pen.fillText(strengthOf(passcode), x + 7, y + CARD.height - 9);
};
const ratingOf = ({ stars, attribute }: CardLook, words: PictureWords): string => {
  const parts = [stars && `${STAR_SIGNS[stars.of]}${stars.count}`, attribute && words.attribute(attribute)];
  return parts.filter((part) => part !== null).join(' ');
};
const strengthOf = (passcode: number): string => {
  const facts = factsOf(passcode);
  if (facts?.kind !== 'monster') return '';
  return facts.def === undefined ? String(facts.atk) : `${facts.atk} / ${facts.def}`;
};

const heightOf = (count: number): number =>
  count === 0 ? 0 : HEADING + Math.ceil(count / COLUMNS) * (CARD.height + GAP);

const drawSection = (
  pen: CanvasRenderingContext2D,
  cards: readonly number[],
  top: number,
  { heading, words }: { readonly heading: string; readonly words: PictureWords },
): void => {
  pen.fillStyle = INK;
  pen.font = `600 18px ${FONT}`;
  pen.fillText(heading, MARGIN, top + 22);
  [...cards].sort(compareCards).forEach((passcode, index) => {
    const x = MARGIN + (index % COLUMNS) * (CARD.width + GAP);
    const y = top + HEADING + Math.floor(index / COLUMNS) * (CARD.height + GAP);
    drawCard(pen, passcode, { x, y }, words);
  });
};

/** The picture as a PNG. */
export const pictureOfDeck = async (lists: DeckLists, words: PictureWords): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  const height = 2 * MARGIN + TITLE + SECTIONS.reduce((sum, each) => sum + heightOf(lists[each].length), 0);
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  pen.scale(SCALE, SCALE);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = INK;
  pen.font = `700 30px ${FONT}`;
  pen.fillText(words.title, MARGIN, MARGIN + 28, WIDTH - 2 * MARGIN);
  let top = MARGIN + TITLE;
  for (const section of SECTIONS) {
    const cards = lists[section];
    if (cards.length === 0) continue;
    drawSection(pen, cards, top, { heading: words.section(section, cards.length), words });
    top += heightOf(cards.length);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
      'image/png',
    ),
  );
};
