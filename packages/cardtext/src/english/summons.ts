/** Materials and Summoning conditions, read. */
import type { Card, Filter, Material, MonsterCard, Summoning } from '@spellspeed/engine/language';
import { textOf } from '../grammar/text.ts';
import { emptyMemory } from '../memory.ts';
import { ENGLISH, WORDS } from './english.ts';
import { nounsIn } from './noun.ts';
import { capital, type Speech } from './speech.ts';

const speechOf = (card: Card): Speech => ({
  card,
  memory: emptyMemory(),
  mood: 'imperative',
  you: 'you',
  from: [],
  words: WORDS,
});
const filtersIn = (card: Card, words: string, count: 'plural' | 'singular'): readonly Filter[] =>
  nounsIn({ count })
    .read(textOf(words), 0, speechOf(card))
    .filter(({ to }) => to === words.length)
    .map(({ value }) => value);

/** "2+ Effect Monsters", "1 Tuner" */
const materialsIn = (card: Card, words: string): readonly Material[] => {
  const [, number, more, rest] = /^(\d+)(\+| or more)? (.*)$/.exec(words) ?? [];
  if (number === undefined || rest === undefined)
    return filtersIn(card, words, 'singular').map((filter) => ({ filter, count: 1 }));
  const count = Number(number);
  const isPlural = count > 1 || more !== undefined;
  return filtersIn(card, rest, isPlural ? 'plural' : 'singular').map((filter) => ({
    filter,
    count,
    ...(more !== undefined && { orMore: true }),
  }));
};
const listIn = (card: Card, words: string): readonly Material[] | undefined => {
  const all = words.split(/ \+ (?=(?:[^"]*"[^"]*")*[^"]*$)/).map((one) => materialsIn(card, one)[0]);
  const found = all.flatMap((one) => one ?? []);
  return found.length === all.length ? found : undefined;
};

/** What a text says in one sentence of its Summons, where that is one of a few things. */
type ProperWay = NonNullable<Summoning['only']>[number];
const WAYS: readonly ProperWay[] = [
  'fusion',
  'ritual',
  'synchro',
  'xyz',
  'link',
  'pendulum',
  'own-effect',
  'effect',
];
const CONDITIONS: readonly Summoning[] = [
  { normal: { never: true } },
  { only: [] },
  ...WAYS.flatMap((way): readonly Summoning[] => [{ only: [way] }, { first: [way] }]),
  { oncePerTurn: true },
  ...([['gy'], ['deck'], ['extra'], ['hand'], ['banished']] as const).map((neverFrom) => ({ neverFrom })),
];
const said = (card: MonsterCard): readonly string[] =>
  ENGLISH.summoning({ card, memory: emptyMemory() }).map((one) => `${capital(one)}.`);

const known = new WeakMap<MonsterCard, ReadonlyMap<string, Summoning>>();
/** What each sentence of this card would mean. */
const sayingsOf = (card: MonsterCard): ReadonlyMap<string, Summoning> => {
  const before = known.get(card);
  if (before) return before;
  const always = said(card);
  const all = new Map<string, Summoning>();
  for (const summoning of CONDITIONS) {
    const [words, more] = said({ ...card, summoning }).filter((one) => !always.includes(one));
    if (words !== undefined && more === undefined && !all.has(words)) all.set(words, summoning);
  }
  known.set(card, all);
  return all;
};

/** What the sentence or the line says of the card's Summons; nothing if it speaks of something else. */
export const summoningSaidBy = (card: Card, words: string): Summoning | undefined => {
  if (card.kind !== 'monster') return undefined;
  if (words.endsWith('.')) return sayingsOf(card).get(words);
  const materials = listIn(card, words);
  const lists =
    materials && ENGLISH.materials({ card: { ...card, summoning: { materials } }, memory: emptyMemory() });
  return lists === words.replace(/ or more /g, '+ ') ? { materials: materials ?? [] } : undefined;
};
