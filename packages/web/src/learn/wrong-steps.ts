/** What is said of a step that a lesson does not mean: why it does not lead there, and the clause behind that. */
import type { OfferedChoice, OpenDecision, View } from '@spellspeed/engine';
import type { RuleId } from '@spellspeed/rulebook';
import { cardOfHandle } from '../duel/board/layout.ts';
import type { LessonName } from './lessons.ts';
import type english from './messages/en.json';

export interface WrongStep {
  readonly words: keyof typeof english;
  readonly rule: RuleId;
}
interface Wrong extends WrongStep {
  /** What was done: the deed of a choice; a phase is named by where it leads. */
  readonly deed: OfferedChoice['do'] | 'to-battle' | 'to-end';
  /** Only at this move, from 1. */
  readonly move?: number;
  /** Only with this card. */
  readonly card?: number;
}

/** Wherever nothing more exact is said. */
const ANYWHERE: readonly Wrong[] = [
  { deed: 'to-end', words: 'learn.wrong.end', rule: 'turn.end-phase.then-opponents-draw-phase' },
  { deed: 'end-battle', words: 'learn.wrong.end-battle', rule: 'turn.structure.six-phases-in-order' },
  { deed: 'to-battle', words: 'learn.wrong.to-battle', rule: 'turn.main-phase.list-of-actions' },
  { deed: 'change-position', words: 'learn.wrong.position', rule: 'battle.attack-declaration.procedure' },
];
const DARK_MAGICIAN = 46986414;
const MYSTICAL_SPACE_TYPHOON = 5318639;
const SPARKMAN = 20721928;
const DRAGOONS_OF_DRACONIA = 73779005;

const OF_LESSON: { readonly [lesson in LessonName]: readonly Wrong[] } = {
  turn: [
    {
      deed: 'set-monster',
      words: 'learn.turn.wrong.set',
      rule: 'summoning.set.is-face-down-defense-position',
    },
  ],
  set: [
    {
      deed: 'normal-summon',
      words: 'learn.set.wrong.summon',
      rule: 'damage-step.calculation.against-attack-position',
    },
    { deed: 'set-card', words: 'learn.set.wrong.trap-first', rule: 'turn.main-phase.list-of-actions' },
    { deed: 'to-battle', words: 'learn.set.wrong.battle', rule: 'battle.attack-declaration.procedure' },
    { deed: 'to-end', words: 'learn.set.wrong.end', rule: 'spells-traps.trap.not-on-the-turn-it-was-set' },
    { deed: 'pass', words: 'learn.set.wrong.pass', rule: 'damage-step.calculation.against-defense-position' },
  ],
  battle: [
    { deed: 'card', words: 'learn.battle.wrong', rule: 'damage-step.calculation.against-defense-position' },
  ],
  tribute: [
    {
      deed: 'set-monster',
      words: 'learn.tribute.wrong.set',
      rule: 'summoning.set.level-5-or-higher-needs-tributes',
    },
    {
      deed: 'normal-summon',
      card: DARK_MAGICIAN,
      words: 'learn.tribute.wrong.two',
      rule: 'summoning.tribute.two-for-level-7-or-higher',
    },
    { deed: 'card', words: 'learn.tribute.wrong', rule: 'summoning.tribute.one-for-level-5-or-6' },
    { deed: 'to-battle', words: 'learn.tribute.wrong.battle', rule: 'turn.main-phase.list-of-actions' },
    {
      deed: 'attack',
      words: 'learn.tribute.wrong.attack',
      rule: 'damage-step.calculation.against-attack-position',
    },
  ],
  chain: [
    {
      deed: 'activate',
      card: MYSTICAL_SPACE_TYPHOON,
      words: 'learn.chain.wrong.typhoon',
      rule: 'chains.spell-speed-3.chains-to-everything',
    },
    { deed: 'set-card', words: 'learn.chain.wrong.set', rule: 'spells-traps.set.is-face-down' },
    { deed: 'pass', words: 'learn.chain.wrong.pass', rule: 'chains.resolve.last-in-first-out' },
  ],
  damage: [{ deed: 'pass', words: 'learn.damage.wrong', rule: 'duel.lose.life-points-zero' }],
  fusion: [
    {
      deed: 'normal-summon',
      card: SPARKMAN,
      words: 'learn.fusion.wrong.other',
      rule: 'summoning.fusion.uses-the-listed-materials',
    },
    {
      deed: 'set-monster',
      card: SPARKMAN,
      words: 'learn.fusion.wrong.other',
      rule: 'summoning.fusion.uses-the-listed-materials',
    },
    {
      deed: 'normal-summon',
      words: 'learn.fusion.wrong',
      rule: 'summoning.fusion.uses-the-listed-materials',
    },
    { deed: 'set-monster', words: 'learn.fusion.wrong', rule: 'summoning.fusion.uses-the-listed-materials' },
    { deed: 'set-card', words: 'learn.fusion.wrong.set', rule: 'spells-traps.set.is-face-down' },
  ],
  extra: [
    {
      deed: 'special-summon',
      words: 'learn.extra.wrong.xyz-first',
      rule: 'summoning.xyz.materials-of-its-rank',
    },
    { deed: 'card', words: 'learn.extra.wrong', rule: 'summoning.synchro.levels-add-up' },
    {
      deed: 'change-position',
      words: 'learn.extra.wrong.position',
      rule: 'summoning.position-change.manual-change-in-main-phase',
    },
  ],
  link: [
    {
      deed: 'to-battle',
      move: 1,
      words: 'learn.link.wrong',
      rule: 'summoning.link.materials-reach-the-link-rating',
    },
  ],
  pendulum: [
    {
      deed: 'normal-summon',
      card: DRAGOONS_OF_DRACONIA,
      words: 'learn.pendulum.wrong.as-monster',
      rule: 'summoning.pendulum.needs-two-scales',
    },
    {
      deed: 'set-monster',
      card: DRAGOONS_OF_DRACONIA,
      words: 'learn.pendulum.wrong.as-monster',
      rule: 'summoning.pendulum.needs-two-scales',
    },
    {
      deed: 'normal-summon',
      words: 'learn.pendulum.wrong.one-by-one',
      rule: 'summoning.normal.once-per-turn',
    },
    { deed: 'set-monster', words: 'learn.pendulum.wrong.one-by-one', rule: 'summoning.normal.once-per-turn' },
    {
      deed: 'activate',
      words: 'learn.pendulum.wrong.other-scale',
      rule: 'summoning.pendulum.needs-two-scales',
    },
    { deed: 'card', words: 'learn.pendulum.wrong', rule: 'summoning.pendulum.once-per-turn' },
  ],
};
/** All that can be said of wrong steps, lesson by lesson. */
export const wrongStepsOf = (name: LessonName): readonly WrongStep[] => [...OF_LESSON[name], ...ANYWHERE];

const deedOf = (choice: OfferedChoice): Wrong['deed'] =>
  choice.do !== 'enter-phase' ? choice.do : choice.phase === 'battle' ? 'to-battle' : 'to-end';

export interface DoneInstead {
  readonly lesson: LessonName;
  /** Which move it was, from 1. */
  readonly move: number;
  readonly decision: OpenDecision;
  readonly view: View;
  readonly picked: readonly number[];
}
/** What is said of what was done instead; null where nothing is said of it. */
export const wrongStep = ({ lesson, move, decision, view, picked }: DoneInstead): WrongStep | null => {
  const choice = decision.choices[picked[0] ?? -1];
  if (choice === undefined) return null;
  const deed = deedOf(choice);
  const card = 'card' in choice ? cardOfHandle(view, choice.card)?.known?.passcode : undefined;
  const found = [...OF_LESSON[lesson], ...ANYWHERE].find(
    (each) =>
      each.deed === deed &&
      (each.move === undefined || each.move === move) &&
      (each.card === undefined || each.card === card),
  );
  return found ?? null;
};
