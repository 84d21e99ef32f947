/** What a moment makes happen without an activation: unclassified effects, and what lasting effects do each time. */
import type { Oath, UnclassifiedEffect } from '../language/effect.ts';
import { holds } from '../meaning/condition.ts';
import { notedOf } from '../meaning/event-numbers.ts';
import { WAS_EQUIPPED } from '../meaning/reference.ts';
import { transientScene, withEvent } from '../meaning/scene.ts';
import { eventsIn } from '../state/awaited.ts';
import { write } from '../state/door.ts';
import type { HappeningOf, Moment } from '../state/happening.ts';
import type { Scene } from '../state/scene.ts';
import type { Lingering, PendingReaction } from '../state/state.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { isIn, matchedIn, seesNothingLeave } from './matched.ts';

/** Where the card was in the moment: if it moved in it, before it moved. */
const wasIn = (table: Table, card: CardId, effect: UnclassifiedEffect, moment: Moment): boolean => {
  for (const happening of moment.happenings)
    if (happening.what === 'moved' && happening.card.card === card && effect.on.event === 'moved') {
      const { zone, face } = happening.before;
      return effect.from.includes(zone) && (face === 'up' || !isFieldZone(zone));
    }
  return isIn(table, card, effect.from);
};

/** Checks once more for what happens by itself at this timing and has not been applied at it. (damage-step.calculation.unchained-modifiers-apply-once) */
export const reactAgain = (table: Table, happening: HappeningOf<'timing-began'>): void => {
  const moment: Moment = { number: table.state.nextMoment, happenings: [happening] };
  const isApplied = (card: CardId, index: number): boolean =>
    table.state.lingering.some(
      ({ until, scene }) =>
        until === 'end-of-damage-calculation' && scene.source.card === card && scene.effect === index,
    );
  for (const card of table.sorts.reactiveTo(eventsIn(moment.happenings)))
    collectReactions(table, card, moment, isApplied);
};

/** What is applied without a Chain at a timing that passes inside an effect, where nothing can be activated. (damage-step.during-resolution.damage-calculation-inside-an-effect) */
export const reactInside = (table: Table, happening: HappeningOf<'timing-began'>): void => {
  const moment: Moment = { number: table.state.nextMoment, happenings: [happening] };
  for (const card of table.sorts.reactiveTo(eventsIn(moment.happenings)))
    collectReactions(table, card, moment);
  if (!table.sorts.modifiers.has('each-time')) return;
  collectAllLasting(table, table.state.lingering, moment);
};

export const collectReactions = (
  table: Table,
  card: CardId,
  moment: Moment,
  leaveOut: (card: CardId, index: number) => boolean = () => false,
): void => {
  for (const { effect, index } of definitionOf(table, card).unclassified) {
    if (!wasIn(table, card, effect, moment) || leaveOut(card, index)) continue;
    if (seesNothingLeave(table, card, effect.on)) continue;
    if (!table.look.hasEffect(table, card, index)) continue;
    const scene = transientScene(table, card, index);
    const left = moment.happenings.find((each) => each.what === 'moved' && each.card.card === card);
    const links = left?.what === 'moved' ? left.before.links : cardOf(table, card).links;
    const host = left?.what === 'moved' ? left.before.host : null;
    const bound = {
      ...Object.fromEntries(Object.entries(links).map(([name, bounds]) => [`linked:${name}`, bounds])),
      ...(host && { [WAS_EQUIPPED]: [host] }),
    };
    const linkedScene: Scene = { ...scene, bound };
    const met = matchedIn(table, moment, [effect.on], linkedScene);
    if (!met || !holds(table, effect.condition, withEvent(linkedScene, met.event))) continue;
    // Judged as the field was just before: what was negated then does nothing. (effects.negate.left-the-field-while-negated, faq.leaving.a-spells-or-traps-does-not-while-negated)
    // A monster's text about leaving is done all the same. (faq.leaving.a-monsters-lasting-text-applies-though-negated)
    const isMonster = definitionOf(table, card).monster !== null;
    if (met.happening.what === 'moved' && !isMonster && met.happening.before.negated.includes(card)) continue;
    const reaction: PendingReaction = {
      card: scene.source,
      effect: index,
      player: scene.you,
      event: met.event,
      noted: notedOf(met.happening),
      links: bound,
    };
    write(table, 'reactions', [...table.state.reactions, reaction]);
  }
};

/** Of several that wait for "the next time" by the same text, one alone is used up. */
export const collectAllLasting = (table: Table, lasting: readonly Lingering[], moment: Moment): void => {
  const used: Lingering[] = [];
  for (const each of lasting) {
    const isAnother = used.some(({ path, scene }) => path === each.path && scene.you === each.scene.you);
    if (!isAnother && collectLasting(table, each, moment)) used.push(each);
  }
  if (used.length > 0)
    write(
      table,
      'lingering',
      table.state.lingering.filter((each) => !used.includes(each)),
    );
};
/** What an effect has made happen each time, wherever its card is by now. Is it over with that? (wording.timing.each-time) */
const collectLasting = (table: Table, { path, scene }: Lingering, moment: Moment): boolean => {
  // The path leads to an `apply` action or an oath: both have `modifiers`.
  const { modifiers } = table.pool.partAt(path) as Oath;
  let isOver = false;
  modifiers.forEach((modifier, at) => {
    const met = modifier.modifies === 'each-time' ? matchedIn(table, moment, [modifier.on], scene) : null;
    if (!met) return;
    const reaction: PendingReaction = {
      card: scene.source,
      effect: scene.effect,
      player: scene.you,
      event: met.event,
      noted: { ...scene.noted, ...notedOf(met.happening) },
      links: scene.bound,
      path: `${path}/modifiers/${at}/does`,
    };
    write(table, 'reactions', [...table.state.reactions, reaction]);
    if (modifier.modifies === 'each-time' && modifier.once) isOver = true;
  });
  return isOver;
};
