/**
 * A situation in words: all that matters for what can still happen, and nothing else. When something happened is said only as before or after something that may ask
 * for it, stays by what they are a stay of, and neither dice nor the number of what was asked are in it. It defines which situations are equal; `situation.ts` tells
 * the same much quicker. (`packages/proof/src/laws/situation.test.ts`)
 */
import type { CardState, DuelState } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { PARTS } from './parts.ts';
import { areOfTurn, textOfRecord } from './record.ts';
import { type Names, textOf } from './text.ts';
import { keysIn } from './time-keys.ts';
import { namesOfTime, type TimeNames } from './time-names.ts';

export const situationInWords = (table: Table): string => {
  const { state } = table;
  const times = namesOfTime(table);
  const records = state.cards;
  const stays = namesOfStays(records);
  const namesIn = (part: keyof DuelState): Names => ({
    ...keysIn(part),
    stay: stays,
    time: times.name,
    moment: (number) => number - state.nextMoment,
  });
  const texts = PARTS.map((part) => `${part}:${textOf(state[part], namesIn(part))}`);
  const scenes = Object.keys(state.scenes)
    .map(Number)
    .sort((one, other) => one - other)
    .map((id) => `${times.name(id)}:${textOf(state.scenes[id], namesIn('scenes'))}`);
  const used = state.usedInPhase.map((use) => {
    const [stay = '', ...rest] = use.split('/');
    return [stays(Number(stay)), ...rest].join('/');
  });
  const naming = namesIn('cards');
  const cards = records.map((card, id) => textOfCard(card, id, state.turn, times, naming));
  return [...texts, ...scenes, ...used.sort(), ...cards].join('\n');
};

/** A stay that goes on is named by its card, one that has ended by the order in which it is spoken of. */
const namesOfStays = (cards: readonly CardState[]): ((stay: number) => string) => {
  const names = new Map<number, string>();
  for (const [id, { stay }] of cards.entries()) names.set(stay, `of ${id}`);
  let ended = 0;
  return (stay) => {
    const known = names.get(stay);
    if (known !== undefined) return known;
    const name = `ended ${ended++}`;
    names.set(stay, name);
    return name;
  };
};

const textOfCard = (card: CardState, id: number, turn: number, times: TimeNames, names: Names): string => {
  const { since, faceUpSince, deeds } = card;
  const done = areOfTurn(deeds, turn) ? textOf(deeds, names) : '';
  return `${id}${textOfRecord(card, names)}@${times.name(since)},${times.name(faceUpSince)}${done}`;
};
