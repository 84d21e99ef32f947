/** What has happened or has not, as scenarios say it. */
import type { Fact } from '@spellspeed/rulings';
import type { Teller } from '../../telling/teller.ts';
import { playerName, wordDeclared } from './names.ts';

type About = Fact['about'];
const FACTS: {
  readonly [A in About]: (fact: Extract<Fact, { readonly about: A }>, teller: Teller) => string;
} = {
  card: ({ fact, passcode }, teller) => teller.say(`said.fact.${fact}`, { card: teller.name(passcode) }),
  'sent-to-gy': ({ from, passcode }, teller) =>
    teller.say(`said.fact.from.${from}`, { card: teller.name(passcode) }),
  pair: ({ fact, passcode, other }, teller) =>
    teller.say(`said.fact.pair.${fact}`, { card: teller.name(passcode), other: teller.name(other) }),
  player: ({ fact, player }, teller) => teller.say(`said.fact.${fact}`, { name: playerName(teller, player) }),
  amount: ({ fact, player, amount }, teller) =>
    teller.say(`said.fact.${fact}`, { name: playerName(teller, player), amount }),
  declared: ({ player, word }, teller) =>
    teller.say('said.fact.declared', {
      name: playerName(teller, player),
      word: wordDeclared(teller, word),
    }),
  turn: ({ turn }, teller) => teller.say('said.fact.turn', { turn }),
  duel: ({ fact }, teller) => teller.say(`said.fact.${fact}`),
};

export const tellFact = (fact: Fact, teller: Teller): string =>
  // The record holds for each fact the function that takes it.
  (FACTS[fact.about] as (fact: Fact, teller: Teller) => string)(fact, teller);
