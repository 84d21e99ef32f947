/** The commands of scenarios in sentences. A new command does not compile until it has its sentence in every language. */
import type { Answers, Command } from '@spellspeed/rulings';
import { circled, type Teller } from '../../telling/teller.ts';
import { cardNamed, cardsNamed, wordDeclared, zoneNamed } from './names.ts';

type Do = Command['do'];
type CommandOf<D extends Do, C = Command> = C extends { readonly do: infer Own }
  ? D extends Own
    ? C
    : never
  : never;
type Sentence<D extends Do> = (command: CommandOf<D>, teller: Teller) => string;

/** One of several ways: its number, or words of its text. */
const optionNamed = (teller: Teller, option: string): string =>
  /^\d+$/.test(option) ? option : teller.say('said.option.words', { option });

const withDetails = (teller: Teller, text: string, details: readonly (string | null)[]): string =>
  details.reduce<string>(
    (said, detail) => (detail === null ? said : teller.say('said.detail', { text: said, detail })),
    text,
  );
/** What is chosen with a command; `chosen` says how the cards are called that are chosen first. */
const detailsOf = (
  teller: Teller,
  { targets, choices, option, place }: Answers,
  chosen: 'tributes' | 'using' | 'chosen',
): readonly (string | null)[] => [
  targets.length === 0 ? null : teller.say('said.detail.targets', { cards: cardsNamed(teller, targets) }),
  choices.length === 0 ? null : teller.say(`said.detail.${chosen}`, { cards: cardsNamed(teller, choices) }),
  option === null ? null : teller.say('said.detail.option', { option: optionNamed(teller, option) }),
  place === null ? null : teller.say('said.detail.place', { place: zoneNamed(teller, place) }),
];

const placing =
  (done: 'normal-summon' | 'set' | 'special-summon', chosen: 'tributes' | 'using') =>
  ({ card, answers }: CommandOf<'set'>, teller: Teller): string =>
    withDetails(
      teller,
      teller.say(`said.do.${done}`, { card: cardNamed(teller, card) }),
      detailsOf(teller, answers, chosen),
    );

const activation: Sentence<'activate'> = ({ card, effect }, teller) => {
  const name = cardNamed(teller, card);
  if (effect === null) return teller.say('said.do.activate', { card: name });
  if (effect === 'none') return teller.say('said.do.activate-alone', { card: name });
  return teller.say(effect.of === 'card' ? 'said.do.activate-effect' : 'said.do.activate-pendulum', {
    card: name,
    number: circled(effect.number),
  });
};
const attack: Sentence<'attack'> = ({ card, target }, teller) => {
  const values = { card: cardNamed(teller, card) };
  if (target === null) return teller.say('said.do.attack', values);
  if (target === 'directly') return teller.say('said.do.attack-directly', values);
  return teller.say('said.do.attack-target', { ...values, target: cardNamed(teller, target) });
};

const COMMANDS: { readonly [D in Do]: Sentence<D> } = {
  'normal-summon': placing('normal-summon', 'tributes'),
  set: placing('set', 'tributes'),
  'special-summon': placing('special-summon', 'using'),
  'flip-summon': ({ card }, teller) => teller.say('said.do.flip-summon', { card: cardNamed(teller, card) }),
  'change-position': ({ card, to }, teller) =>
    teller.say('said.do.change-position', {
      card: cardNamed(teller, card),
      position: teller.say(`word.position.${to}`),
    }),
  'pendulum-summon': ({ cards, answers }, teller) =>
    withDetails(
      teller,
      teller.say('said.do.pendulum-summon', { cards: cardsNamed(teller, cards) }),
      detailsOf(teller, answers, 'chosen'),
    ),
  activate: (command, teller) =>
    withDetails(teller, activation(command, teller), [
      command.fromHand ? teller.say('said.detail.from-hand') : null,
      ...detailsOf(teller, command.answers, 'chosen'),
    ]),
  attack,
  phase: ({ phase }, teller) => teller.say('said.do.phase', { phase: teller.say(`word.phase.${phase}`) }),
  'end-turn': (_, teller) => teller.say('said.do.end-turn'),
  pass: (_, teller) => teller.say('said.do.pass'),
  yes: (_, teller) => teller.say('said.do.yes'),
  no: (_, teller) => teller.say('said.do.no'),
  'stop-attack': (_, teller) => teller.say('said.do.stop-attack'),
  surrender: (_, teller) => teller.say('said.do.surrender'),
  exchange: ({ incoming, outgoing }, teller) =>
    incoming.length === 0
      ? teller.say('said.do.keep-deck')
      : teller.say('said.do.exchange', {
          incoming: cardsNamed(teller, incoming),
          outgoing: cardsNamed(teller, outgoing),
        }),
  register: (_, teller) => teller.say('said.do.register'),
  show: ({ sign }, teller) => teller.say('said.do.show', { sign: teller.say(`telling.sign.${sign}`) }),
  go: ({ order }, teller) => teller.say('said.do.go', { order }),
  choose: ({ cards }, teller) => teller.say('said.do.choose', { cards: cardsNamed(teller, cards) }),
  order: ({ cards }, teller) => teller.say('said.do.order', { cards: cardsNamed(teller, cards) }),
  option: ({ word }, teller) => teller.say('said.option', { option: optionNamed(teller, word) }),
  number: ({ word }, teller) => teller.say('said.do.number', { word }),
  zone: ({ word }, teller) => teller.say('said.do.zone', { place: zoneNamed(teller, word) }),
  declare: ({ word }, teller) => teller.say('said.do.declare', { word: wordDeclared(teller, word) }),
  position: ({ position }, teller) =>
    teller.say('said.do.position', { position: teller.say(`word.position.${position}`) }),
};

/** What a player does or would do, as what follows "A:" or "A cannot:". */
export const tellCommand = (command: Command, teller: Teller): string =>
  // The record holds for each command the function that takes it.
  (COMMANDS[command.do] as (command: Command, teller: Teller) => string)(command, teller);
