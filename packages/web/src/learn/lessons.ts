/** The lessons in their order: each is a ruling, with the clause behind it; its words are the messages `learn.<lesson>…`. */
import type { RuleId } from '@spellspeed/rulebook';
import type { SayIn } from '../i18n/room-words.ts';
import battle from './lessons/battle.yaml?raw';
import chain from './lessons/chain.yaml?raw';
import damage from './lessons/damage.yaml?raw';
import extra from './lessons/extra.yaml?raw';
import fusion from './lessons/fusion.yaml?raw';
import link from './lessons/link.yaml?raw';
import pendulum from './lessons/pendulum.yaml?raw';
import set from './lessons/set.yaml?raw';
import tribute from './lessons/tribute.yaml?raw';
import turn from './lessons/turn.yaml?raw';
import type english from './messages/en.json';

export interface Lesson {
  readonly text: string;
  readonly rule: RuleId;
}
export const LESSONS = {
  turn: { text: turn, rule: 'summoning.normal.once-per-turn' },
  set: { text: set, rule: 'spells-traps.trap.not-on-the-turn-it-was-set' },
  battle: { text: battle, rule: 'damage-step.calculation.against-attack-position' },
  tribute: { text: tribute, rule: 'summoning.tribute.one-for-level-5-or-6' },
  chain: { text: chain, rule: 'chains.spell-speed-2.not-to-speed-3' },
  damage: { text: damage, rule: 'damage-step.activation.spell-speed-2-or-higher' },
  fusion: { text: fusion, rule: 'summoning.fusion.uses-the-listed-materials' },
  extra: { text: extra, rule: 'summoning.synchro.levels-add-up' },
  link: { text: link, rule: 'summoning.link.materials-reach-the-link-rating' },
  pendulum: { text: pendulum, rule: 'summoning.pendulum.levels-between-the-scales' },
} as const satisfies { readonly [name: string]: Lesson };
export type LessonName = keyof typeof LESSONS;
export const LESSON_NAMES = Object.keys(LESSONS) as readonly LessonName[];
export const lessonNamed = (name: string | null): LessonName | null =>
  LESSON_NAMES.find((each) => each === name) ?? null;

type LearnMessages = typeof english;
/** What is said before a move of a lesson, from 1, or its hint. A test sees that there is one for each. */
export const wordsOfMove = (name: LessonName, move: number, kind: '' | '.hint' = ''): keyof LearnMessages =>
  `learn.${name}.${move}${kind}` as keyof LearnMessages;
export type LearnSay = SayIn<LearnMessages>;
