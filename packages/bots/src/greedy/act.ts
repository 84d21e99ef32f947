/** What to do when one is free to act: plays, then attacks, then the end of the turn. */
import type { ChoiceName, OfferedChoice, SeenCard } from '@spellspeed/engine';
import { type Appraisal, cardOfChoice, type Question } from './answer.ts';
import { bestAttack, promiseOfBattle } from './battle.ts';
import { gainOfActivation } from './effects.ts';
import { gainOfPendulumSummon } from './pendulum.ts';
import { atkOf, type Sight, spellsOf } from './sight.ts';
import {
  gainOfChangingPosition,
  gainOfFlipSummon,
  gainOfNormalSummon,
  gainOfSetMonster,
  gainOfSpecialSummon,
} from './summon.ts';

/** What an activation must bring to be worth its card. */
export const WORTH_A_CARD = 300;
/** Ending is what remains: it is taken when nothing else is above it. */
const ENOUGH = 1;
const NEVER = -1;

/** The order of play: each kind of play has its rank, and the gain decides inside it. Only what gains is played. */
const ranked = (rank: number, gain: number): number => (gain > 0 ? rank * 10_000_000 + gain : NEVER);

type Wish<N extends ChoiceName> = (
  choice: Extract<OfferedChoice, { do: N }>,
  card: SeenCard,
  sight: Sight,
) => number;
type CardPlay = Extract<OfferedChoice, { card: unknown }>['do'];

const WISHES: { readonly [N in CardPlay]: Wish<N> } = {
  activate: ({ effect }, card, sight) => ranked(9, gainOfActivation(sight, card, effect) - WORTH_A_CARD),
  'carry-out': () => ranked(8, 1),
  'special-summon': (_, card, sight) => ranked(7, gainOfSpecialSummon(sight, card)),
  'flip-summon': (_, card, sight) => ranked(6, gainOfFlipSummon(sight, card)),
  'normal-summon': (_, card, sight) => ranked(5, gainOfNormalSummon(sight, card)),
  'set-monster': (_, card, sight) => ranked(5, gainOfSetMonster(sight, card)),
  'change-position': ({ to }, card, sight) => ranked(4, gainOfChangingPosition(sight, card, to)),
  // A weaker monster attacks first where both do the same.
  attack: (_, card, sight) => ranked(3, bestAttack(sight, card) - atkOf(card) * 0.001),
  // Set cards wait until after the battle, if there is one.
  'set-card': (_, card, sight) => ranked(1, isWorthSetting(sight, card) ? ENOUGH : NEVER),
  card: () => NEVER,
};
const wishOf = <N extends CardPlay>(name: N): Wish<N> => WISHES[name] as unknown as Wish<N>;

/** Traps and Quick-Play Spells, while there is room for more. */
const isWorthSetting = (sight: Sight, card: SeenCard): boolean => {
  if (spellsOf(sight.yours).length >= 4) return false;
  const printed = sight.printed(card);
  return (
    !printed || printed.kind === 'trap' || (printed.kind === 'spell' && printed.property === 'Quick-Play')
  );
};

const appraise = (choice: OfferedChoice, { sight, restraint }: Question): number => {
  if (restraint.isSpent(choice, sight.view.turn)) return NEVER;
  switch (choice.do) {
    case 'enter-phase':
      return choice.phase === 'battle' ? ranked(2, promiseOfBattle(sight)) : ENOUGH;
    case 'pendulum-summon':
      return sight.can('scales') ? ranked(7, gainOfPendulumSummon(sight)) : NEVER;
    case 'end-battle':
    case 'pass':
      return ENOUGH;
    default: {
      const card = cardOfChoice(sight, choice);
      return card && 'card' in choice ? wishOf(choice.do)(choice, card, sight) : NEVER;
    }
  }
};

export const appraiseActs: Appraisal = (question) =>
  question.decision.choices.map((choice) => appraise(choice, question));
