/** The field as text: the opponent's side turned round above, yours below. */
import {
  MAIN_MONSTER_ZONES,
  opponentOf,
  type Player,
  type SeenCard,
  type SideView,
  type View,
} from '@spellspeed/engine';
import type { Paint } from '../terminal.ts';
import { shortened } from './effects.ts';
import { cardWords, placeLabel } from './places.ts';
import { capitalised, type Voice, whose } from './voice.ts';
import { counted, PHASE_WORDS, TIMING_WORDS } from './words.ts';

export interface Canvas {
  readonly paint: Paint;
  readonly columns: number;
  readonly voice: Voice;
}
const ZONES_IN_A_ROW = 5;
const NARROWEST = 14;
const WIDEST = 24;

/** Letters of Chinese and Japanese are two columns wide. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u1100-\u115f\u2e80-\uffdc]/.test(letter) ? 2 : 1), 0);
const fitted = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** A name in two lines. */
const inTwo = (name: string, width: number): readonly [string, string] => {
  if (name.length <= width) return [name, ''];
  const cut = name.lastIndexOf(' ', width);
  const at = cut < width / 3 ? width : cut;
  return [name.slice(0, at), shortened(name.slice(at).trim(), width)];
};

interface Line {
  readonly text: string;
  readonly painted: (text: string) => string;
}
const plain = (text: string): string => text;
const arrow = (now: number | null, original: number | null): string =>
  now === null || original === null || now === original ? '' : now > original ? '↑' : '↓';

const statLine = ({ known, face, position }: SeenCard, paint: Paint): Line => {
  if (known === null) return { text: 'face-down', painted: paint.dim };
  const { atk, def, originalAtk, originalDef, negated } = known;
  const values = `${atk ?? '–'}${arrow(atk, originalAtk)}/${def ?? '–'}${arrow(def, originalDef)}`;
  const label = face === 'down' ? 'set' : position === 'attack' ? 'ATK' : 'DEF';
  const painted = face === 'down' ? paint.dim : position === 'attack' ? paint.red : paint.blue;
  return { text: `${label} ${values}${negated ? ' ✗' : ''}`, painted };
};
const spellLine = ({ known, face, equippedTo, counters }: SeenCard, view: View, paint: Paint): Line => {
  if (face === 'down') return { text: known === null ? 'face-down' : 'set', painted: paint.dim };
  const held = Object.entries(counters).map(([name, count]) => `${count} ${name}`);
  const host = equippedTo === null ? [] : [`on ${cardWords(view, equippedTo).replace(/^.*\((.*)\)$/, '$1')}`];
  return {
    text: [...host, ...held, ...(known?.negated ? ['negated'] : [])].join(', ') || 'face-up',
    painted: paint.green,
  };
};

const cellOf = (
  card: SeenCard | null,
  isMonster: boolean,
  view: View,
  width: number,
  paint: Paint,
): Line[] => {
  if (card === null) return [0, 1, 2].map(() => ({ text: '', painted: plain }));
  const [first, second] = inTwo(card.known?.name ?? '', width);
  const painted = card.face === 'down' ? paint.dim : paint.bold;
  const last = isMonster ? statLine(card, paint) : spellLine(card, view, paint);
  return [{ text: first, painted }, { text: second, painted }, last];
};

interface Row {
  readonly cards: readonly (SeenCard | null)[];
  readonly isMonster: boolean;
  readonly labels: readonly string[];
}

const drawRow = ({ cards, isMonster, labels }: Row, view: View, { paint, columns }: Canvas): string[] => {
  const width = Math.min(WIDEST, Math.max(NARROWEST, Math.floor((columns - 1) / ZONES_IN_A_ROW) - 1));
  const edge = labels.map((label) => `─${paint.dim(label)}${'─'.repeat(width - label.length - 1)}`).join('┬');
  const cells = cards.map((card) => cellOf(card, isMonster, view, width, paint));
  const used = [0, 1, 2].filter((line) => cells.some((cell) => cell[line]?.text));
  const lines = used.map((line) =>
    cells
      .map((cell) => {
        const { text, painted } = cell[line] ?? { text: '', painted: plain };
        return painted(fitted(text, width));
      })
      .join('│'),
  );
  return [edge, ...lines];
};

const rowsOf = (side: SideView, view: View, owner: Player): readonly [Row, Row] => {
  const row = (zone: 'monsters' | 'spells', cards: readonly (SeenCard | null)[]): Row => {
    const labels = cards.map((_, place) => placeLabel(view.player, owner, zone, place));
    const isTurned = owner !== view.player;
    return {
      cards: isTurned ? [...cards].reverse() : cards,
      labels: isTurned ? labels.reverse() : labels,
      isMonster: zone === 'monsters',
    };
  };
  return [row('monsters', side.monsters.slice(0, MAIN_MONSTER_ZONES)), row('spells', side.spells)];
};

/** What stands in none of the two rows. */
const besides = (side: SideView, view: View, owner: Player): string[] => {
  const extraMonsters = side.monsters
    .map((card, place) => ({ card, label: placeLabel(view.player, owner, 'monsters', place) }))
    .slice(MAIN_MONSTER_ZONES);
  const pendulum = side.pendulum.map((card, place) => ({
    card,
    label: placeLabel(view.player, owner, 'pendulum', place),
  }));
  const field = { card: side.field, label: placeLabel(view.player, owner, 'field', 0) };
  return [...extraMonsters, ...pendulum, field].flatMap(({ card, label }) => {
    if (card === null) return [];
    const stats =
      card.zone === 'monsters' && card.known
        ? ` ${card.position === 'attack' ? 'ATK' : 'DEF'} ${card.known.atk ?? '–'}/${card.known.def ?? '–'}`
        : '';
    return [`${label}: ${card.known?.name ?? 'face-down'}${stats}`];
  });
};

const summary = (side: SideView, owner: Player, { paint, voice }: Canvas): string => {
  const counts = [
    `hand ${side.hand.length}`,
    `Deck ${side.deckCount}`,
    `Extra ${side.extraDeck.length}`,
    `GY ${side.gy.length}`,
    `banished ${side.banished.length}`,
  ];
  return `${paint.bold(capitalised(voice.names[owner]))}  ${paint.bold(`${side.lifePoints} LP`)}  ${counts.join(' · ')}`;
};

const handLines = (side: SideView, view: View, owner: Player): string[] =>
  side.hand.every(({ known }) => known === null)
    ? []
    : side.hand.map(({ known }, place) => {
        const label = placeLabel(view.player, owner, 'hand', place).padEnd(4);
        if (known === null) return `  ${label}?`;
        const stats =
          known.atk === null ? '' : `  Level ${known.level ?? '–'}  ${known.atk}/${known.def ?? '–'}`;
        return `  ${label}${known.name}${stats}`;
      });

/** One line: whose turn it is, and where in it the duel stands. */
export const whereLine = (view: View, { voice }: Pick<Canvas, 'voice'>): string => {
  if (view.turn === 0) return 'Before the first turn';
  const turn = `Turn ${view.turn}, ${whose(voice, view.turnPlayer)} ${PHASE_WORDS[view.phase]}`;
  const timing = TIMING_WORDS[view.timing];
  return timing === null ? turn : `${turn} (${timing})`;
};
/** The Life Points of both, the viewer's first. */
export const lifeLine = (view: View, { voice }: Pick<Canvas, 'voice'>): string =>
  `${voice.names[view.player]} ${view.you.lifePoints} LP, ${voice.names[opponentOf(view.player)]} ${view.opponent.lifePoints} LP`;

const chainLines = (view: View, { voice }: Canvas): string[] =>
  view.chain.length === 0
    ? []
    : [
        'Chain:',
        ...view.chain.map(
          ({ card, player }, index) =>
            `  ${index + 1}. ${card.known?.name ?? 'a card'} (${voice.names[player]})`,
        ),
      ];

export const drawField = (view: View, canvas: Canvas): string[] => {
  const { player, you, opponent } = view;
  const other = opponentOf(player);
  const [theirMonsters, theirSpells] = rowsOf(opponent, view, other);
  const [yourMonsters, yourSpells] = rowsOf(you, view, player);
  const rows = (row: Row): string[] => drawRow(row, view, canvas);
  return [
    `${canvas.paint.bold(whereLine(view, canvas))}`,
    summary(opponent, other, canvas),
    ...handLines(opponent, view, other),
    ...besides(opponent, view, other),
    ...rows(theirSpells),
    ...rows(theirMonsters),
    ...rows(yourMonsters),
    ...rows(yourSpells),
    ...besides(you, view, player),
    summary(you, player, canvas),
    ...handLines(you, view, player),
    ...chainLines(view, canvas),
  ];
};

/** The piles that lie open, and your Extra Deck. */
export const drawPiles = (view: View, { paint, voice }: Canvas): string[] => {
  const other = opponentOf(view.player);
  const sides: readonly (readonly [SideView, Player])[] = [
    [view.you, view.player],
    [view.opponent, other],
  ];
  return sides.flatMap(([side, owner]) => {
    const pile = (zone: 'gy' | 'banished' | 'extra', title: string, cards: readonly SeenCard[]): string[] =>
      cards.length === 0 || cards.every(({ known }) => known === null)
        ? [`${title}: ${counted(cards.length, 'card')}`]
        : [
            paint.bold(`${title}:`),
            ...cards.map(
              ({ known }, place) =>
                `  ${placeLabel(view.player, owner, zone, place).padEnd(5)}${known?.name ?? 'face-down'}`,
            ),
          ];
    const whoseSide = capitalised(whose(voice, owner));
    return [
      ...pile('gy', `${whoseSide} GY`, side.gy),
      ...pile('banished', `${whoseSide} banished cards`, side.banished),
      ...pile('extra', `${whoseSide} Extra Deck`, side.extraDeck),
    ];
  });
};
