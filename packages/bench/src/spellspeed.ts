import {
  type CardPool,
  createDuel,
  createPool,
  type Duel,
  type Passcode,
  type PlayerDeck,
} from '@spellspeed/engine';
import type { MonsterCard } from '@spellspeed/engine/language';
import { hasSeveralAnswers, randomAnswer } from './answers.ts';
import { type Contender, type DuelRecord, playWithin, TURN_LIMIT } from './contender.ts';
import { VANILLA_DECK, VANILLA_MONSTERS, type VanillaMonster } from './deck.ts';
import { createRandom, type Random } from './random.ts';

/** Our engine, asked and answered through its public surface. */
export async function createSpellspeed(): Promise<Contender> {
  return {
    name: 'spellspeed',
    playDuels: (seconds, seed) =>
      playWithin(seconds, seed, (duelSeed) => playSpellspeedDuel(VANILLA_MATCH, duelSeed)),
  };
}

/** What two players sit down with. */
export interface Match {
  readonly pool: CardPool;
  readonly players: readonly [PlayerDeck, PlayerDeck];
}

/** Plays one random duel to its end. */
export function playSpellspeedDuel(match: Match, seed: number): DuelRecord {
  const random = createRandom(seed);
  const start = performance.now();
  const duel = startDuel(match, random);
  const setupMilliseconds = performance.now() - start;
  let decisions = 0;
  let decisionsWithChoice = 0;
  for (let { decision } = duel; decision !== null; { decision } = duel) {
    if (duel.turn > TURN_LIMIT)
      throw new Error(`spellspeed: the duel is still running in turn ${duel.turn}.`);
    decisions += 1;
    if (hasSeveralAnswers(decision)) decisionsWithChoice += 1;
    answer(duel, randomAnswer(decision, random));
  }
  return { ...outcomeOf(duel), turns: duel.turn, decisions, decisionsWithChoice, setupMilliseconds };
}

export const startDuel = ({ pool, players }: Match, random: Random): Duel =>
  createDuel({ pool, seed: random(2 ** 32), players });

export function answer(duel: Duel, picked: readonly number[]): void {
  const refusal = duel.answer(picked);
  if (refusal) throw new Error(`spellspeed: refused, ${refusal.message}`);
}

function outcomeOf({ result }: Duel): Pick<DuelRecord, 'winner' | 'reason'> {
  if (result === null) throw new Error('spellspeed: the duel stopped without a result.');
  const { winner, reason } = result;
  return {
    winner: winner === null ? 'nobody' : winner === 0 ? 'first' : 'second',
    reason: reason === 'life-points' || reason === 'deck-out' ? reason : 'other',
  };
}

const ATTRIBUTES = {
  earth: 'EARTH',
  water: 'WATER',
  fire: 'FIRE',
  wind: 'WIND',
  light: 'LIGHT',
  dark: 'DARK',
} as const satisfies { readonly [attribute in VanillaMonster['attribute']]: MonsterCard['attribute'] };

const RACES = {
  warrior: 'Warrior',
  spellcaster: 'Spellcaster',
  dragon: 'Dragon',
  beast: 'Beast',
  machine: 'Machine',
  rock: 'Rock',
  aqua: 'Aqua',
  fiend: 'Fiend',
} as const satisfies { readonly [race in VanillaMonster['race']]: MonsterCard['race'] };

const cardOf = ({ passcode, name, level, attribute, race, atk, def }: VanillaMonster): MonsterCard => ({
  passcode: passcode as Passcode,
  name,
  series: [],
  effects: [],
  kind: 'monster',
  frame: 'normal',
  abilities: [],
  attribute: ATTRIBUTES[attribute],
  race: RACES[race],
  level,
  atk,
  def,
});

/** The mirror duel that is compared. */
export const VANILLA_MATCH: Match = {
  pool: createPool(VANILLA_MONSTERS.map(cardOf)),
  players: [{ main: VANILLA_DECK }, { main: VANILLA_DECK }],
};
