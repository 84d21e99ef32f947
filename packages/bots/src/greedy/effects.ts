/** What an activation brings: its best way, its best targets, less its cost. */
import type { SeenCard } from '@spellspeed/engine';
import { type ActivatedEffect, isActivated, type Mode, type Target } from '@spellspeed/engine/language';
import { amountOf, holds } from './amounts.ts';
import { weigh } from './gain.ts';
import { gainOfLasting } from './lasting.ts';
import { cardsThatFit, type Scene, sceneOf } from './matches.ts';
import { gainOfScale, isPlacing } from './pendulum.ts';
import { monstersOf, type Sight, spellsOf } from './sight.ts';
import { gainOfStaying } from './staying.ts';

export const effectOf = (sight: Sight, card: SeenCard, index: number): ActivatedEffect | undefined => {
  const effect = sight.printed(card)?.effects[index];
  return effect && isActivated(effect) ? effect : undefined;
};
/** Without a pool nobody knows: worth a try against a player who has something. */
const gainOfUnknown = ({ theirs }: Sight): number =>
  monstersOf(theirs).length + spellsOf(theirs).length > 0 ? 400 : 0;

export const gainOfActivation = (sight: Sight, card: SeenCard, index: number): number => {
  const effect = effectOf(sight, card, index);
  if (!effect) return gainOfUnknown(sight);
  if (sight.can('scales') && isPlacing(sight, card, effect)) return gainOfScale(sight, card);
  const scene = sceneOf(sight, card);
  if (!holds(scene, effect.alsoAtResolution)) return -100;
  const modes = effect.modes.map((mode) => gainOfMode(scene, mode));
  const oath = effect.oath ? gainOfLasting(scene, { ...effect.oath, lasts: 'turn' }) : 0;
  const stays = effect.effect === 'card-activation' ? gainOfStaying(sight, card) : 0;
  return Math.max(...modes) + Math.min(0, oath) + stays;
};

export const gainOfMode = (scene: Scene, mode: Mode): number => {
  if (!holds(scene, mode.condition)) return -100;
  const cost = mode.cost ? weigh(mode.cost, scene) : { gain: 0, scene };
  let targeted = cost.scene;
  for (const target of mode.targets) {
    const chosen = bestTargets(targeted, mode, target);
    if (chosen.length < target.min) return -100;
    targeted = { ...targeted, bound: { ...targeted.bound, [target.as]: chosen } };
  }
  return cost.gain + (mode.resolve ? weigh(mode.resolve, targeted).gain : 0);
};

/** What the effect brings with this card as a target. */
export const gainByTarget = (scene: Scene, mode: Mode, target: Target, card: SeenCard): number =>
  mode.resolve ? weigh(mode.resolve, { ...scene, bound: { ...scene.bound, [target.as]: [card] } }).gain : 0;

const bestTargets = (scene: Scene, mode: Mode, target: Target): readonly SeenCard[] =>
  cardsThatFit(scene, target.filter)
    .map((card) => ({ card, gain: gainByTarget(scene, mode, target, card) }))
    .sort((a, b) => b.gain - a.gain)
    .filter(({ gain }, at) => at < target.min || (at < amountOf(scene, target.max) && gain > 0))
    .map(({ card }) => card);
