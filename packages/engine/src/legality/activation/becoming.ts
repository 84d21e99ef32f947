/** Which text an effect becomes that takes over what another card does when it is activated. */
import { definitionPath } from '../../field/active.ts';
import type { ActionOf, Cards } from '../../language/action.ts';
import { type ActivatedEffect, isActivated, type Mode } from '../../language/effect.ts';
import { holds } from '../../meaning/condition.ts';
import { meantBy } from '../../meaning/reference.ts';
import { withBound, withTold } from '../../meaning/scene.ts';
import { boundTo } from '../../state/cards-of.ts';
import type { Bound, Scene } from '../../state/scene.ts';
import { definitionOf, type Table } from '../../state/table.ts';
import { obstacleToCarryOut } from '../../verbs/carry-out.ts';
import { allActions, cardsFor, verbOf } from '../../verbs/verbs.ts';
import { gather } from '../../vocabulary/gather.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { obstacleInTargets } from '../target.ts';
import { eventFor } from './event.ts';

type Becoming = ActionOf<'become-effect-of'>;
/** The part of the text by which the effect becomes another one. */
export const becomingOf = ({ resolve }: Mode): Becoming | undefined =>
  resolve && allActions(resolve).find((action): action is Becoming => action.do === 'become-effect-of');

/** A way of the activation of a card: where its text stands, and what has happened that it speaks of. */
interface Way {
  readonly path: string;
  readonly event: readonly Bound[];
}
/**
 * Can what stands after the semicolon be done, with targets if it asks for them? Its costs and conditions are not asked. (wording.gain.this-effect-becomes)
 * (faq.copy.text-that-is-no-effect-is-not-copied)
 */
const canBeDone = (table: Table, effect: ActivatedEffect, mode: Mode, scene: Scene): boolean => {
  const { cost: _, ...free } = mode;
  return (
    mode.resolve !== undefined &&
    obstacleInTargets(table, effect, free, scene) === undefined &&
    obstacleToCarryOut(table, mode.resolve, scene, 'effect') === undefined
  );
};
const waysOf = (table: Table, card: CardId, becoming: Becoming, scene: Scene): readonly Way[] =>
  gather(definitionOf(table, card).card.effects, (effect, index) => {
    if (!isActivated(effect) || effect.effect !== 'card-activation') return [];
    const event = eventFor(table, effect, scene);
    const within = withTold(scene, event ?? { cards: [], noted: {} });
    const areMet = event !== null && holds(table, effect.condition, within);
    if (becoming.conditions === 'met' && !areMet) return [];
    return gather(effect.modes, (mode, at) =>
      (becoming.conditions !== 'met' || holds(table, mode.condition, within)) &&
      canBeDone(table, effect, mode, within)
        ? [{ path: `${definitionPath(table, card)}/effects/${index}/modes/${at}`, event: within.event }]
        : [],
    );
  });
/** The first that can be done, of the card that the text means by now. */
export const wayOf = (table: Table, becoming: Becoming | undefined, scene: Scene): Way | undefined => {
  const [bound] = becoming ? meantBy(table, becoming.what, scene) : [];
  return becoming && bound ? waysOf(table, bound.card, becoming, scene)[0] : undefined;
};

/**
 * The duel as it was before the present activation began to be paid for: what the other text waits for has happened before that.
 * (effects.timing.when-optional-spell-trap)
 */
export const beforeCost = (table: Table): Table => {
  const paying = table.state.frames.findLast(({ procedure }) => procedure === 'activate');
  const moments = paying?.procedure === 'activate' ? paying.vars.answerable : table.state.moments;
  return { ...table, state: { ...table.state, moments } };
};

/** The part of the cost that picks the card whose effect it becomes. */
const pickedBy = (mode: Mode, { what }: Becoming) =>
  mode.cost && what.ref === 'bound'
    ? allActions(mode.cost).find((action) => verbOf(action).what(action)?.as === what.name)
    : undefined;
/** Only a card whose effect could be applied can be picked for it. (effects.condition.must-be-processable) */
export const isOfUse = (
  table: Table,
  mode: Mode,
  cards: Cards | null,
  card: CardId,
  scene: Scene,
): boolean => {
  const becoming = becomingOf(mode);
  if (becoming?.what.ref !== 'bound' || cards?.as !== becoming.what.name) return true;
  const then = withBound(scene, becoming.what.name, [boundTo(table, card)]);
  return waysOf(table, card, becoming, then).length > 0;
};
/** Is there no card whose effect it could become? */
export const becomesNothing = (table: Table, mode: Mode, scene: Scene): boolean => {
  const becoming = becomingOf(mode);
  const picking = becoming && pickedBy(mode, becoming);
  const what = picking && verbOf(picking).what(picking);
  if (!picking || !what) return false;
  return !cardsFor(table, picking, what, scene, 'cost').some((card) =>
    isOfUse(table, mode, what, card, scene),
  );
};
