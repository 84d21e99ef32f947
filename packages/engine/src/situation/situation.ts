/**
 * The key of a situation: all that matters for what can still happen, and nothing else. When something happened is said only as before or after something that may ask
 * for it, stays by what they are a stay of, and neither dice nor the number of what was asked are in it. Duels in equal situations ask the same, and go on alike with the
 * same answers and dice. (`packages/proof/src/laws/situation.test.ts`)
 */
import { settledCards } from '../state/door.ts';
import { digestOf } from '../state/json.ts';
import type { CardState, DuelState } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { type Names, PLAIN, textOf } from './text.ts';
import { STAY_KEYS, TIME_KEYS } from './time-keys.ts';
import { namesOfTime, type TimeNames } from './time-names.ts';

/** What is said of the state. `apart`: said in its own way; `unsaid`: it changes nothing of what can still happen. */
const SAID: { readonly [part in keyof DuelState]: 'said' | 'apart' | 'unsaid' } = {
  format: 'said',
  askEveryWindow: 'said',
  random: 'unsaid',
  turn: 'said',
  turnPlayer: 'said',
  phase: 'said',
  timing: 'said',
  lifePoints: 'said',
  lists: 'said',
  cards: 'apart',
  battle: 'said',
  chain: 'said',
  scenes: 'apart',
  lingering: 'said',
  tasks: 'said',
  moments: 'said',
  momentOpen: 'said',
  momentSeen: 'said',
  nextMoment: 'unsaid',
  pending: 'said',
  reactions: 'said',
  held: 'said',
  admitted: 'said',
  silenced: 'said',
  usedInPhase: 'apart',
  skipTo: 'said',
  skippedPhases: 'said',
  summoning: 'said',
  history: 'said',
  usesInDuel: 'said',
  trail: 'unsaid',
  frames: 'said',
  decision: 'said',
  result: 'said',
  timeLimit: 'said',
  nextStay: 'unsaid',
  clock: 'unsaid',
};
const PARTS = (Object.keys(SAID) as (keyof DuelState)[]).filter((part) => SAID[part] === 'said').sort();

export const situationOf = (table: Table): string => {
  const { state } = table;
  const times = namesOfTime(table);
  const records = settledCards(table);
  const stays = namesOfStays(records);
  const namesIn = (part: keyof DuelState): Names => ({
    stays: STAY_KEYS[part as keyof typeof STAY_KEYS] ?? PLAIN,
    times: TIME_KEYS[part as keyof typeof TIME_KEYS] ?? PLAIN,
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
  return digestOf([...texts, ...scenes, ...used.sort(), ...cards].join('\n'));
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

/** What a record says that has no stay and no time in it; records that have not changed are not read again. */
const lasting = new WeakMap<CardState, string>();
const lastingOf = (card: CardState): string => {
  const known = lasting.get(card);
  if (known !== undefined) return known;
  const { stay, since, faceUpSince, host, last, links, made, deeds, ...rest } = card;
  const text = digestOf(textOf(rest, NOTHING_NAMED));
  lasting.set(card, text);
  return text;
};
const NOTHING_NAMED: Names = {
  stays: PLAIN,
  times: PLAIN,
  stay: String,
  time: String,
  moment: (number) => number,
};

const textOfCard = (card: CardState, id: number, turn: number, times: TimeNames, names: Names): string => {
  const { since, faceUpSince, host, last, links, made, deeds } = card;
  const moving = host === null && last === null && made === null ? '' : textOf({ host, last, made }, names);
  const linked = Object.keys(links).length === 0 ? '' : textOf(links, names);
  // It counts only while its turn is the present one.
  const done = deeds.turn === turn ? textOf(deeds, names) : '';
  return `${id}${lastingOf(card)}@${times.name(since)},${times.name(faceUpSince)}${moving}${linked}${done}`;
};
