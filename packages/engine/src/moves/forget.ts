/** What a monster that is turned face-down no longer is for the texts that spoke of it. */
import type { Affected } from '../language/action.ts';
import { once } from '../language/once.ts';
import { write, writeHistory } from '../state/door.ts';
import type { Bound, Scene } from '../state/scene.ts';
import type { Lingering, Task } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import type { CardId, Stay } from '../vocabulary/ids.ts';

type Names = Scene['bound'];
/** A stay that no card has. */
const NO_STAY = -1 as Stay;

const without = (bounds: readonly Bound[], card: CardId): readonly Bound[] =>
  bounds.some((bound) => bound.card === card) ? bounds.filter((bound) => bound.card !== card) : bounds;
const withoutIn = (names: Names, card: CardId): Names =>
  Object.fromEntries(Object.entries(names).map(([name, bounds]) => [name, without(bounds, card)]));
const sceneWithout = (scene: Scene, card: CardId): Scene => ({
  ...scene,
  bound: withoutIn(scene.bound, card),
  event: without(scene.event, card),
});
const isMeantIn = ({ bound, event }: Scene, card: CardId): boolean =>
  [...Object.values(bound), event].some((bounds) => bounds.some((each) => each.card === card));

/** Does a part of a text speak of the card on which it stands? */
const speaksOfThis: (part: object) => boolean = once((part) =>
  Object.values(part).some(
    (inside) =>
      typeof inside === 'object' &&
      inside !== null &&
      (('ref' in inside && inside.ref === 'this') || speaksOfThis(inside)),
  ),
);

/** What was to be done with it later is done no more. (stats.turn-face-down.what-is-due-later-ends) */
const forgetTasks = (table: Table, card: CardId): void => {
  const isDue = (task: Task): boolean =>
    task.task === 'action' && (isMeantIn(task.scene, card) || task.scene.source.card === card);
  if (!table.state.tasks.some(isDue)) return;
  const left = table.state.tasks.flatMap((task) => {
    if (task.task !== 'action' || !isDue(task)) return [task];
    const isOver = task.scene.source.card === card && speaksOfThis(table.pool.partAt(task.path) as object);
    return isOver ? [] : [{ ...task, scene: sceneWithout(task.scene, card) }];
  });
  write(table, 'tasks', left);
};

interface Lasting {
  readonly affects: Affected;
  readonly modifiers: readonly { readonly modifies: string }[];
}
const isAboutItself = (table: Table, { path, fixed, scene }: Lingering, card: CardId): boolean => {
  if (fixed !== null || scene.source.card !== card) return false;
  const { affects } = table.pool.partAt(path) as Lasting;
  return affects.affects === 'referenced' && affects.what.ref === 'this';
};
/**
 * Nothing that had been applied to it applies any more, and what waits for something to happen to it waits in vain.
 * (stats.turn-face-down.effects-applied-to-it-end, stats.turn-face-down.what-is-due-later-ends, stats.turn-face-down.own-prohibition-ends)
 * (faq.face-down.restrictions, faq.face-down.buffs.by-kind)
 * (faq.trap-monster.not-a-trap.lasting-text-lost-face-down, faq.face-down.this-effect.lost)
 */
const forgetLasting = (table: Table, card: CardId): void => {
  const isFixed = ({ fixed }: Lingering): boolean => fixed?.some((bound) => bound.card === card) ?? false;
  const waits = (each: Lingering): boolean =>
    each.fixed === null &&
    isMeantIn(each.scene, card) &&
    (table.pool.partAt(each.path) as Lasting).modifiers.some(({ modifies }) => modifies === 'each-time');
  const { lingering } = table.state;
  if (!lingering.some((each) => isFixed(each) || waits(each) || isAboutItself(table, each, card))) return;
  const left = lingering.flatMap((each) => {
    if (isAboutItself(table, each, card)) return [];
    if (waits(each)) return [{ ...each, scene: sceneWithout(each.scene, card) }];
    const fixed = each.fixed && without(each.fixed, card);
    return fixed?.length === 0 ? [] : [{ ...each, fixed }];
  });
  write(table, 'lingering', left);
};

/** It is no longer one that was flipped or that activated an effect this turn. (stats.turn-face-down.forgets-how-it-came, faq.face-down.activated-its-effect.lost) */
const forgetDeeds = (table: Table, card: CardId): void => {
  const { flipped, activations } = table.state.history;
  const isIts = (each: { readonly card: CardId }): boolean => each.card === card;
  if (!flipped.some(isIts) && !activations.some(isIts)) return;
  const history = writeHistory(table);
  history.flipped = flipped.filter((each) => !isIts(each));
  history.activations = activations.map((each) => (isIts(each) ? { ...each, stay: NO_STAY } : each));
};

/** Nor is it the one whose Flip Summon may be negated, though it is turned up again. (faq.negation.flip-summon.monster-that-left-or-cannot-be-affected-is-not-negated) */
const forgetSummon = (table: Table, card: CardId): void => {
  const { summoning } = table.state;
  if (summoning?.cards.some((bound) => bound.card === card))
    write(table, 'summoning', { ...summoning, cards: without(summoning.cards, card) });
};

export const forget = (table: Table, card: CardId): void => {
  forgetSummon(table, card);
  forgetTasks(table, card);
  forgetLasting(table, card);
  forgetDeeds(table, card);
};
