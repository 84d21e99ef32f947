/** Which cards to take, by what they are taken for. */
import type { OpenDecision, SeenCard } from '@spellspeed/engine';
import type { Action } from '@spellspeed/engine/language';
import { type Appraisal, cardOfChoice, type Question, sourceOf } from './answer.ts';
import { effectOf, gainByTarget } from './effects.ts';
import { cardsOfAction, gainByCard, partsOf } from './gain.ts';
import { matches, type Scene, sceneOf } from './matches.ts';
import { isMine, type Sight } from './sight.ts';
import { worthAsMonster, worthOf } from './worth.ts';

type Appraiser = (card: SeenCard, question: Question, scene: Scene, offered: readonly SeenCard[]) => number;

/** One's own least, the opponent's best. */
const lose = (sight: Sight, card: SeenCard): number => (isMine(sight, card) ? -1 : 1) * worthOf(sight, card);

const appraiseTarget: Appraiser = (card, { sight, decision }, scene, offered) => {
  const effect = scene.source && effectOf(sight, scene.source, decision.why.effect ?? 0);
  for (const mode of effect?.modes ?? [])
    for (const target of mode.targets)
      if (offered.every((each) => matches(scene, target.filter, each)))
        return gainByTarget(scene, mode, target, card);
  return lose(sight, card);
};

/** The first action that chooses among cards like those that are offered. */
const choosing = (action: Action, scene: Scene, offered: readonly SeenCard[]): Action | undefined => {
  const what = cardsOfAction(action);
  if (what?.cards === 'chosen' && offered.every((card) => matches(scene, what.filter, card))) return action;
  for (const part of partsOf(action)) {
    const found = choosing(part, scene, offered);
    if (found) return found;
  }
  return undefined;
};
const chosenBy =
  (part: 'resolve' | 'cost'): Appraiser =>
  (card, { sight, decision }, scene, offered) => {
    const effect = scene.source && effectOf(sight, scene.source, decision.why.effect ?? 0);
    for (const mode of effect?.modes ?? []) {
      const whole = mode[part];
      const action = whole && choosing(whole, scene, offered);
      if (action) return gainByCard(action, card, scene);
    }
    return lose(sight, card);
  };

const loseLeast: Appraiser = (card, { sight }) => lose(sight, card);

const APPRAISERS: { readonly [why in OpenDecision['why']['for']]: Appraiser } = {
  target: appraiseTarget,
  resolution: chosenBy('resolve'),
  cost: chosenBy('cost'),
  tribute: loseLeast,
  material: loseLeast,
  'fusion-monster': worthAsMonster,
  'synchro-monster': worthAsMonster,
  'xyz-monster': worthAsMonster,
  'link-monster': worthAsMonster,
  'ritual-monster': worthAsMonster,
  'pendulum-summon': worthAsMonster,
  'kept-kind': worthAsMonster,
  'hand-limit': loseLeast,
  replacement: loseLeast,
  // Asked with other kinds of questions.
  'main-phase': loseLeast,
  'battle-step': loseLeast,
  'fast-effects': loseLeast,
  'simultaneous-triggers': loseLeast,
  'phase-tasks': loseLeast,
  mode: loseLeast,
  placing: loseLeast,
  'battle-position': loseLeast,
  attack: loseLeast,
  replay: loseLeast,
  'rock-paper-scissors': loseLeast,
  'first-player': loseLeast,
};

export const appraiseCards: Appraisal = (question) => {
  const { sight, decision } = question;
  const cards = decision.choices.map((choice) => cardOfChoice(sight, choice));
  const offered = cards.filter((card) => card !== undefined);
  const scene = sceneOf(sight, sourceOf(question));
  return cards.map((card) => (card ? APPRAISERS[decision.why.for](card, question, scene, offered) : 0));
};
