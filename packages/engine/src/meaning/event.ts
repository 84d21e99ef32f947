/** Whether something that happened is what a text waits for. */

import { type EventName, type EventPattern, isAboutItself } from '../language/event.ts';
import type { Filter } from '../language/filter.ts';
import { stillThere } from '../state/cards-of.ts';
import type { ChainLink } from '../state/chain-link.ts';
import type { Happening, HappeningOf, Mention } from '../state/happening.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isSpecialSummon } from '../vocabulary/kinds.ts';
import { isDamageStep } from '../vocabulary/phases.ts';
import { isSide, type Side } from '../vocabulary/players.ts';
import { isFieldZone, type Zone } from '../vocabulary/zones.ts';
import { notedOf } from './event-numbers.ts';
import { matches } from './filter.ts';
import { battlingWith, directAttackers } from './reference.ts';
import { sceneOf } from './scene.ts';
import { targetsAsked } from './targets-asked.ts';
import { isWhatMoved } from './there.ts';

/** The cards that it happened to, if it matches; null if it does not. */
type Match<K extends EventName> = (
  table: Table,
  pattern: Extract<EventPattern, { event: K }>,
  happening: Happening,
  scene: Scene,
) => readonly Bound[] | null;

const fits = (table: Table, filter: Filter, mention: Mention | null, scene: Scene): boolean =>
  mention !== null && matches(table, filter, mention.card, scene, 'all');
/** Is the other monster of the battle one of these? */
const foughtWith = (table: Table, card: CardId, filter: Filter, scene: Scene): boolean => {
  const other = battlingWith(table, card);
  return other !== null && matches(table, filter, other.card, scene, 'all');
};
/** "FLIP: …", of a Flip monster itself. */
const isFlipEffect = (table: Table, card: Filter, { source }: Scene): boolean =>
  isAboutItself(card) && table.look.hasAbility(table, source.card, 'flip');
const positionAfter = (
  happening: HappeningOf<'position-changed'> | HappeningOf<'turned-face-down'>,
): 'attack' | 'face-up-defense' | 'face-down' => {
  if (happening.what === 'turned-face-down') return 'face-down';
  return happening.position === 'attack' ? 'attack' : 'face-up-defense';
};
const staysInDefense = (happening: Happening): boolean =>
  happening.what === 'turned-face-down' && happening.from === 'defense';
const only = ({ card, stay }: Mention): readonly Bound[] => [{ card, stay }];

const summonMatches = (
  table: Table,
  pattern: Extract<EventPattern, { event: 'summoned' | 'would-be-summoned' }>,
  happening: HappeningOf<'summoned'> | HappeningOf<'would-be-summoned'>,
  scene: Scene,
): readonly Bound[] | null =>
  (pattern.ways.includes(happening.way) ||
    // A Tribute Summon is a Normal Summon. (wording.timing.normal-summoned)
    (pattern.ways.includes('normal') && happening.way === 'tribute') ||
    (pattern.ways.includes('special') && isSpecialSummon(happening.way))) &&
  isSide(pattern.by, scene.you, happening.player) &&
  fits(table, pattern.card, happening.card, scene)
    ? only(happening.card)
    : null;

/** A destroyed monster that is placed in a Spell & Trap Zone has left the field. (faq.leaving.placed-as-a-spell-instead-of-the-gy) */
const hasLeftAllTheSame = (awaited: readonly Zone[], { to, manner }: HappeningOf<'moved'>): boolean =>
  manner === 'destroyed' && to === 'spells' && awaited.includes('nowhere');

const MATCHES: { readonly [K in EventName]: Match<K> } = {
  moved: (table, pattern, happening, scene) => {
    const { from, to, manner, by, doer, owner, inBattleWith, of, ofItsHost, excavated, except } = pattern;
    if (happening.what !== 'moved') return null;
    if (owner && !isSide(owner, scene.you, happening.owner)) return null;
    // It may have been face-down there. (faq.gone.this-card-destroyed-face-down, faq.gone.this-card-banished-or-sent-face-down)
    if (from && !from.includes(happening.before.zone)) return null;
    if (to && !to.includes(happening.to) && !hasLeftAllTheSame(to, happening)) return null;
    // Nobody waits for a card that is returned, or placed back, into the GY. (movement.to-gy.returning-is-not-sending)
    if (happening.to === 'gy' && (happening.manner === 'returned' || happening.manner === 'placed'))
      return null;
    if (manner && !manner.includes(happening.manner)) return null;
    // What was banished instead has left as it did, and has been banished by the effect that says so. (faq.leaving.banished-instead-comes-after-leaving)
    const isBanishing = happening.instead === true && (to?.includes('banished') ?? false) && !manner;
    if (by && !by.includes(isBanishing ? 'effect' : happening.by)) return null;
    if (inBattleWith && !foughtWith(table, happening.card.card, inBattleWith, scene)) return null;
    if (doer && !isSide(doer, scene.you, happening.player)) return null;
    if (except && happening.byItself) return null;
    if (of && !fits(table, of, happening.source ?? null, scene)) return null;
    if (ofItsHost && happening.before.host?.card !== happening.source?.card) return null;
    if (excavated && !happening.excavated) return null;
    return isWhatMoved(table, pattern, happening, scene) ? only(happening.card) : null;
  },
  summoned: (table, pattern, happening, scene) =>
    happening.what === 'summoned' &&
    (!pattern.byItsEffect || happening.own) &&
    (!pattern.owner || isSide(pattern.owner, scene.you, cardOf(table, happening.card.card).owner)) &&
    (!pattern.byEffectOf || fits(table, pattern.byEffectOf, happening.source ?? null, scene))
      ? summonMatches(table, pattern, happening, scene)
      : null,
  // All monsters of that Summon. On a Chain it is no longer the time in which one would be Summoned. (faq.timing.summon-saved-after-countered-negation)
  'would-be-summoned': (table, pattern, happening, scene) =>
    happening.what === 'would-be-summoned' &&
    table.state.chain.length === 0 &&
    (!pattern.alone || table.state.summoning?.cards.length === 1) &&
    summonMatches(table, pattern, happening, scene)
      ? (table.state.summoning?.cards ?? [])
      : null,
  'used-as-material': (table, pattern, happening, scene) => {
    if (happening.what !== 'used-as-material' || !pattern.ways.includes(happening.way)) return null;
    const { card, was, monster } = happening;
    if (pattern.to && !pattern.to.includes(cardOf(table, card.card).zone)) return null;
    if (!fits(table, pattern.for, monster, scene)) return null;
    return matches(table, pattern.card, card.card, scene, was) ? only(card) : null;
  },
  flipped: (table, { card }, happening, scene) =>
    happening.what === 'flipped' &&
    !(happening.silently && isFlipEffect(table, card, scene)) &&
    fits(table, card, happening.card, scene)
      ? only(happening.card)
      : null,
  // From Defense Position it is not changed by being turned face-down, unless the text asks just for that.
  // (faq.position.turning-face-up-in-defense-is-no-change)
  'position-changed': (table, { card, to }, happening, scene) => {
    if (happening.what !== 'position-changed' && happening.what !== 'turned-face-down') return null;
    if (to ? to !== positionAfter(happening) : staysInDefense(happening)) return null;
    return fits(table, card, happening.card, scene) ? only(happening.card) : null;
  },
  'attack-declared': (table, { attacker, target, nth }, happening, scene) => {
    if (happening.what !== 'attack-declared' || !fits(table, attacker, happening.attacker, scene))
      return null;
    if (target === 'direct' && happening.target !== null) return null;
    if (nth !== undefined && directAttackers(table).length !== nth) return null;
    if (target !== undefined && target !== 'direct' && !fits(table, target, happening.target, scene))
      return null;
    return [...only(happening.attacker), ...(happening.target ? only(happening.target) : [])];
  },
  'attack-involves': (table, { one, other }, happening, scene) => {
    if (happening.what !== 'attack-declared') return null;
    const { attacker, target } = happening;
    const isSo = (first: Mention | null, second: Mention | null): boolean =>
      fits(table, one, first, scene) && (!other || fits(table, other, second, scene));
    const both = [attacker, ...(target ? [target] : [])];
    if (isSo(attacker, target)) return both.flatMap(only);
    return isSo(target, attacker) ? both.reverse().flatMap(only) : null;
  },
  'targeted-for-attack': (table, { card }, happening, scene) =>
    happening.what === 'targeted-for-attack' && fits(table, card, happening.card, scene)
      ? only(happening.card)
      : null,
  'effect-resolved': (table, { by, card, activated }, happening, scene) =>
    happening.what === 'effect-resolved' &&
    // A card does not stand there before its own activation. (faq.simultaneous.watcher-must-be-there-before)
    (activated === undefined ||
      (happening.activated === activated &&
        happening.card.card !== scene.source.card &&
        cardOf(table, scene.source.card).faceUpSince < happening.since)) &&
    isSide(by, scene.you, happening.player) &&
    fits(table, card, happening.card, scene)
      ? only(happening.card)
      : null,
  'was-targeted': (table, { card }, happening, scene) =>
    happening.what === 'was-targeted' && fits(table, card, happening.card, scene)
      ? only(happening.card)
      : null,
  'battle-damage': (table, { to, by, piercing }, happening, scene) =>
    happening.what === 'battle-damage' &&
    isSide(to, scene.you, happening.player) &&
    (piercing === 'either' || happening.piercing) &&
    fits(table, by, happening.inflictedBy, scene)
      ? only(happening.inflictedBy)
      : null,
  'effect-damage': (table, { to, by, of }, happening, scene) =>
    happening.what === 'effect-damage' &&
    isSide(to, scene.you, happening.player) &&
    isSide(by, scene.you, happening.by) &&
    (!of || fits(table, of, happening.source, scene))
      ? of
        ? only(happening.source)
        : []
      : null,
  'life-points-gained': (_, { by }, happening, scene) =>
    happening.what === 'life-points-gained' && isSide(by, scene.you, happening.player) ? [] : null,
  'attack-negated': (table, { attacker }, happening, scene) =>
    happening.what === 'attack-stopped' &&
    happening.how === 'negated' &&
    fits(table, attacker, happening.attacker, scene)
      ? only(happening.attacker)
      : null,
  'destroyed-by-battle': (table, { card, by }, happening, scene) =>
    happening.what === 'destroyed-by-battle' &&
    fits(table, card, happening.card, scene) &&
    fits(table, by, happening.by, scene)
      ? only(happening.card)
      : null,
  // In the Damage Step it is about the attack: "it can attack again" is said of the attacking monster.
  timing: (table, { timing }, happening) => {
    if (happening.what !== 'timing-began' || happening.timing !== timing) return null;
    const { battle } = table.state;
    return battle && isDamageStep(timing) ? [battle.attacker] : [];
  },
  'start-step-over': (_, { of }, happening, scene) =>
    happening.what === 'start-step-over' && isSide(of, scene.you, happening.player) ? [] : null,
  phase: (_, { phase, of }, happening, scene) =>
    happening.what === 'phase-began' && happening.phase === phase && isSide(of, scene.you, happening.player)
      ? []
      : null,
  // "If … is activated", for what comes when the Chain is done; an answer looks at the Chain itself: see `answers`.
  activated: (table, { what, by, card, in: zones, targeting, alone }, happening, scene) => {
    if (happening.what !== 'activated' || !isSide(by, scene.you, happening.player)) return null;
    if (zones && !zones.includes(happening.in)) return null;
    if (alone && happening.targets.length > 1) return null;
    if (targeting && !happening.targets.some((target) => fits(table, targeting, target, scene))) return null;
    const effect = definitionOf(table, happening.card.card).card.effects[happening.effect];
    if (what === 'card' && effect?.effect !== 'card-activation' && !happening.asCard) return null;
    return fits(table, card, happening.card, scene) ? only(happening.card) : null;
  },
};
const matchOf = <E extends EventPattern>(pattern: E): Match<E['event']> =>
  MATCHES[pattern.event] as unknown as Match<E['event']>;

/** The cards that the matching thing happened to, or null where it is not what the pattern waits for. */
export const matchEvent = (
  table: Table,
  pattern: EventPattern,
  happening: Happening,
  scene: Scene,
): readonly Bound[] | null => matchOf(pattern)(table, pattern, happening, scene);

type OfActivation = Extract<EventPattern, { event: 'activated' }>;
/**
 * Is the last link of the Chain an activation that the pattern answers? It must be chained directly. What must be activated waits for each of the Trigger Effects that
 * were put on the Chain together, the last one first. (effects.negate.card-activation-direct-chain, effects.negate.effect-activation-direct-chain,
 * faq.trigger.timing.if-activated-resolves-later, faq.timing.negator-answers-the-link-below-it)
 */
export const answers = (
  table: Table,
  pattern: OfActivation,
  scene: Scene,
  isMandatory: boolean,
): readonly Bound[] | null => {
  const { chain } = table.state;
  const isAboutOne = pattern.including !== undefined || pattern.inResponseTo !== undefined;
  const first =
    isMandatory && !isAboutOne && chain.every((link) => isTrigger(table, link)) ? 0 : chain.length - 1;
  for (let at = chain.length - 1; at >= Math.max(first, 0); at--) {
    const answered = answeredAs(table, pattern, scene, chain[at] as ChainLink);
    if (answered) return answered;
  }
  return null;
};
const isTrigger = (table: Table, { card, effect }: ChainLink): boolean =>
  definitionOf(table, card.card).card.effects[effect]?.effect === 'trigger';
const answeredAs = (
  table: Table,
  pattern: OfActivation,
  scene: Scene,
  link: ChainLink,
): readonly Bound[] | null => {
  if (link.activationNegated) return null;
  // (spells-traps.spell.activation-can-be-negated, spells-traps.continuous-spell.later-use-is-an-effect-activation)
  if (pattern.what !== 'card-or-effect' && (pattern.what === 'card') !== (link.what === 'card')) return null;
  if (!isSide(pattern.by, scene.you, link.player)) return null;
  if (pattern.in && !pattern.in.includes(placeOfActivation(link))) return null;
  if (pattern.targeting) {
    const targets = targetsOf(table, link);
    if (pattern.alone && targets.length > 1) return null;
    if (!targets.some((card) => matches(table, pattern.targeting ?? [], card, scene))) return null;
  }
  if (pattern.inResponseTo && !isChainedTo(table, pattern.inResponseTo, scene)) return null;
  return matches(table, pattern.card, link.card.card, scene, 'all') ? [link.card] : null;
};
/** Is the link below the last one such an activation? (effects.negate.effect-activation-direct-chain) */
const isChainedTo = (
  table: Table,
  { by, card }: { readonly by: Side; readonly card: Filter },
  scene: Scene,
): boolean => {
  const below = table.state.chain.at(-2);
  return (
    below !== undefined &&
    isSide(by, scene.you, below.player) &&
    matches(table, card, below.card.card, scene, 'all')
  );
};

/** A Spell or Trap Card of the hand is activated on the field. */
export const placeOfActivation = ({ what, from }: ChainLink): Zone =>
  what === 'card' && !isFieldZone(from) ? 'spells' : from;
/** The targets of an activation on the Chain, as far as they are still there. */
const targetsOf = (table: Table, link: ChainLink): readonly CardId[] => {
  const { bound } = sceneOf(table, link.scene);
  return gather(targetsAsked(table, link), ({ as }) => stillThere(table, bound[as] ?? []));
};

/** What has happened: to which cards, and what it tells in numbers. */
export interface Event {
  readonly cards: readonly Bound[];
  readonly noted: Scene['noted'];
}
const NO_NUMBERS: Scene['noted'] = {};
/** Has one of these happened in the last moment (`when`), or in any moment since the last window (`if`)? */
export const happenedFor = (
  table: Table,
  patterns: readonly EventPattern[],
  scene: Scene,
  reach: 'last-moment' | 'any-moment',
): Event | null => {
  const { moments } = table.state;
  const looked = reach === 'last-moment' ? moments.slice(-1) : moments;
  for (const pattern of patterns) {
    if (pattern.event === 'activated') {
      const answered = answers(table, pattern, scene, false);
      if (answered) return { cards: answered, noted: NO_NUMBERS };
      continue;
    }
    for (const moment of looked) {
      // "Those cards" are all that it happened to in that moment.
      const met = gather(moment.happenings, (happening) => {
        const event = matchEvent(table, pattern, happening, scene);
        return event ? [{ event, happening }] : [];
      });
      const [first] = met;
      if (first) return { cards: gather(met, ({ event }) => event), noted: notedOf(first.happening) };
    }
  }
  return null;
};
