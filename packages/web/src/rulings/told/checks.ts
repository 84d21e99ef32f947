/** Expectations in sentences. A new expectation does not compile until it has its sentence in every language. */

import { factsNamed } from '@spellspeed/cards';
import { ATTRIBUTES, RACES } from '@spellspeed/engine';
import type { AskedChoice, CardName, Check, StatName } from '@spellspeed/rulings';
import type { MessageId } from '../../i18n/messages.ts';
import type { Teller } from '../../telling/teller.ts';
import { counterNamed } from '../../words/counter-name.ts';
import { tellCommand } from './commands.ts';
import { tellFact } from './facts.ts';
import { tellMatchCheck } from './match.ts';
import { cardNamed, cardsNamed, placeNamed, playerName } from './names.ts';

type CheckName = Check['check'];
type CheckOf<N extends CheckName, C = Check> = C extends { readonly check: infer Own }
  ? N extends Own
    ? C
    : never
  : never;
type Sentence<N extends CheckName> = (check: CheckOf<N>, teller: Teller) => string;

const STATS: { readonly [stat in StatName]: MessageId } = {
  atk: 'telling.value.atk',
  def: 'telling.value.def',
  level: 'telling.value.level',
  rank: 'said.stat.rank',
  link: 'said.stat.link',
  attribute: 'said.stat.attribute',
  race: 'said.stat.race',
  name: 'said.stat.name',
};
/** A value: words of the game in the language, numbers as they are. */
const statValue = (teller: Teller, stat: StatName, is: string): string => {
  if (is === 'none') return teller.say('said.stat.none');
  const attribute = ATTRIBUTES.find((each) => each === is);
  const race = RACES.find((each) => each === is);
  const named = stat === 'name' ? factsNamed(is) : undefined;
  if (stat === 'attribute' && attribute) return teller.say(`word.attribute.${attribute}`);
  if (stat === 'race' && race) return teller.say(`word.race.${race}`);
  return named === undefined ? is : teller.name(named.passcode);
};

const where: Sentence<'where'> = ({ card, zone, player }, teller) => {
  const named = cardNamed(teller, card);
  if (zone === 'none') return teller.say('said.check.gone', { card: named });
  if (zone !== 'banished')
    return teller.say('said.check.where', { card: named, place: placeNamed(teller, zone, player) });
  const name = player === null ? 'none' : playerName(teller, player);
  return teller.say('said.check.where.banished', { card: named, name });
};
const position: Sentence<'position'> = ({ card, is }, teller) =>
  is === 'set'
    ? teller.say('said.check.position.set', { card: cardNamed(teller, card) })
    : teller.say('said.check.position', {
        card: cardNamed(teller, card),
        position: teller.say(`word.position.${is}`),
      });
/** The Chain link by link. */
const chain: Sentence<'chain'> = ({ cards }, teller) => {
  if (cards.length === 0) return teller.say('said.check.chain.none');
  const links = cards.map((card, link) =>
    teller.say('said.check.chain.link', { number: link + 1, card: cardNamed(teller, card) }),
  );
  return teller.say('said.check.chain', { cards: teller.list(links) });
};
const held =
  (kind: 'equips' | 'materials') =>
  ({ card, cards }: { readonly card: CardName; readonly cards: readonly CardName[] }, teller: Teller) =>
    cards.length === 0
      ? teller.say(`said.check.${kind}.none`, { card: cardNamed(teller, card) })
      : teller.say(`said.check.${kind}`, {
          card: cardNamed(teller, card),
          cards: cardsNamed(teller, cards),
        });

const choiceNamed = (teller: Teller, choice: AskedChoice): string => {
  if (!('command' in choice)) return cardNamed(teller, choice);
  return choice.command === 'attack-directly'
    ? teller.say('said.asked.attack-directly')
    : tellCommand(choice.command, teller);
};
/** Who is asked, about what, and all that can be chosen; what the scenario leaves open is left out. */
const asked: Sentence<'asked'> = ({ player, kind, choices }, teller) => {
  const who =
    player === null
      ? teller.say('said.asked.somebody')
      : teller.say('said.asked.player', { name: playerName(teller, player) });
  const question =
    kind === null ? who : teller.say('said.asked.of', { who, kind: teller.say(`said.asked.kind.${kind}`) });
  if (choices === null) return question;
  if (choices.length === 0) return teller.say('said.asked.nothing', { question });
  const offered = teller.list(choices.map((choice) => choiceNamed(teller, choice)));
  return teller.say('said.asked.choices', { question, choices: offered });
};

const CHECKS: { readonly [N in CheckName]: Sentence<N> } = {
  lp: ({ player, is }, teller) =>
    teller.say('said.check.lp', { name: playerName(teller, player), amount: is }),
  can: ({ player, command }, teller) =>
    teller.say('said.check.can', {
      name: playerName(teller, player),
      command: tellCommand(command, teller),
    }),
  cannot: ({ player, command }, teller) =>
    teller.say('said.check.cannot', {
      name: playerName(teller, player),
      command: tellCommand(command, teller),
    }),
  where,
  stat: ({ card, stat, is }, teller) =>
    teller.say('said.check.stat', {
      card: cardNamed(teller, card),
      stat: teller.say(STATS[stat]),
      value: statValue(teller, stat, is),
    }),
  position,
  chain,
  timing: ({ is }, teller) => teller.say('said.check.timing', { timing: teller.say(`word.timing.${is}`) }),
  phase: ({ is }, teller) => teller.say('said.check.timing', { timing: teller.say(`word.phase.${is}`) }),
  attack: ({ is }, teller) => teller.say(`said.check.attack.${is}`),
  turnPlayer: ({ is }, teller) => teller.say('said.check.turn-player', { name: playerName(teller, is) }),
  replay: ({ is }, teller) => teller.say('said.check.replay', { is: String(is) }),
  count: ({ player, zone, is }, teller) =>
    teller.say('said.check.count', {
      place: placeNamed(teller, zone === 'none' ? 'nowhere' : zone, player),
      count: is,
    }),
  counters: ({ card, counter, is }, teller) =>
    teller.say('said.check.counters', {
      card: cardNamed(teller, card),
      counter: counterNamed(teller.say, counter),
      count: is,
    }),
  equips: held('equips'),
  materials: held('materials'),
  happened: ({ fact }, teller) => tellFact(fact, teller),
  notHappened: ({ fact }, teller) => teller.say('said.check.not-happened', { fact: tellFact(fact, teller) }),
  negated: ({ card }, teller) => teller.say('said.check.negated', { card: cardNamed(teller, card) }),
  notNegated: ({ card }, teller) => teller.say('said.check.not-negated', { card: cardNamed(teller, card) }),
  sees: ({ player, card }, teller) =>
    teller.say('said.check.sees', { name: playerName(teller, player), card: cardNamed(teller, card) }),
  doesNotSee: ({ player, card }, teller) =>
    teller.say('said.check.does-not-see', {
      name: playerName(teller, player),
      card: cardNamed(teller, card),
    }),
  shown: ({ player, card }, teller) =>
    teller.say('said.check.shown', { name: playerName(teller, player), card: cardNamed(teller, card) }),
  notShown: ({ player, card }, teller) =>
    teller.say('said.check.not-shown', { name: playerName(teller, player), card: cardNamed(teller, card) }),
  order: ({ player, cards }, teller) =>
    teller.say('said.check.order', {
      place: placeNamed(teller, 'gy', player),
      cards: cardsNamed(teller, cards),
    }),
  winner: ({ is }, teller) =>
    is === 'draw'
      ? teller.say('said.check.draw')
      : teller.say('said.check.winner', { name: playerName(teller, is) }),
  match: ({ about }, teller) => tellMatchCheck(about, teller),
  asked,
};

/** What must be so. */
export const tellCheck = (check: Check, teller: Teller): string =>
  // The record holds for each expectation the function that takes it.
  (CHECKS[check.check] as (check: Check, teller: Teller) => string)(check, teller);
