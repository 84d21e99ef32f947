/** Tests of a filter that ask of the card itself, and of nothing that another filter would have to find. */

import type { Amount } from '../language/amount.ts';
import type { Material } from '../language/card.ts';
import type { Test, TestName } from '../language/filter.ts';
import { cardNamesIn, namesListedIn } from '../language/mentioned.ts';
import type { Reference } from '../language/reference.ts';
import { isStill, roomForCounters } from '../state/cards-of.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { cardOf, definitionOf, monsterOf, type Table } from '../state/table.ts';
import { activationsMade } from '../state/turn-history.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { ATTRIBUTES, CARD_KINDS, type CardKind, isSummonedAs, RACES } from '../vocabulary/kinds.ts';
import { isSide } from '../vocabulary/players.ts';
import { isFieldZone, MAIN_MONSTER_ZONES } from '../vocabulary/zones.ts';
import { columnOf, columnsMeant } from './column.ts';
import { declaredIn } from './declared.ts';
import { attributeIn } from './former.ts';
import { meantBy } from './reference.ts';
import {
  alsoOfSeries,
  attributeOf,
  frameOf,
  isStillTrap,
  kindOf,
  levelOf,
  namesOf,
  raceOf,
  type Seen,
  type Sight,
  seen,
  seriesOf,
  showsItself,
  showsItsKind,
  statOf,
} from './seen.ts';

/** How a test is judged. */
export type Judge<T extends Test> = (
  table: Table,
  test: T,
  card: CardId,
  scene: Scene,
  sight: Sight,
) => boolean;
/** A judge for each test. */
export type Judges = { readonly [K in TestName]: Judge<Extract<Test, { test: K }>> };
/** Is the card, in the stay in which it is looked at, one of those that are meant? A card always means itself. */
const isMeant = (table: Table, what: Reference, card: CardId, scene: Scene, sight: Sight): boolean => {
  if (what.ref === 'this') return scene.source.card === card;
  const { stay } = seen(table, card, sight);
  return meantBy(table, what, scene).some((bound: Bound) => bound.card === card && bound.stay === stay);
};
/** The names among the materials that a monster lists. */
export const namesListedBy = (table: Table, card: CardId): ReadonlySet<string> =>
  namesListedIn(definitionOf(table, card).monster?.summoning?.materials ?? NOTHING_LISTED);
const NOTHING_LISTED: readonly Material[] = [];
const inRange = (value: number | null, min: number | undefined, max: number | undefined): boolean =>
  value !== null && (min === undefined || value >= min) && (max === undefined || value <= max);

const boundOf = (table: Table, amount: Amount | undefined, scene: Scene): number | undefined =>
  amount === undefined ? undefined : table.look.amount(table, amount, scene);

const isDeclared = (
  table: Table,
  what: 'card-name' | 'race' | 'attribute',
  card: CardId,
  value: number | null,
): boolean => {
  if (value === null) return false;
  if (what === 'race') return table.look.race(table, card) === RACES[value];
  if (what === 'attribute') return table.look.attribute(table, card) === ATTRIBUTES[value];
  return table.look.names(table, card).some((name) => name === table.pool.nameAt(value));
};
/** The names that a card has now where it still is; of one that has moved on, the printed name. */
const namesMeant = (table: Table, bound: Bound): readonly string[] =>
  isStill(table, bound) ? table.look.names(table, bound.card) : [definitionOf(table, bound.card).card.name];
/** Placed in a Spell & Trap Zone a monster is a Continuous Spell, or the Continuous Trap as which it was placed, unless it is equipped to something. */
const isPlacedAsSpell = ({ zone, face, host }: Seen): boolean =>
  zone === 'spells' && face === 'up' && host === null;
/** A Trap Monster can be of two. */
const isOfKind = (table: Table, kind: CardKind | undefined, card: CardId, sight: Sight): boolean =>
  showsItsKind(table, card, sight) &&
  (kindOf(table, card, sight) === kind || (kind === 'trap' && isStillTrap(table, card, sight)));
export const PLAIN_TESTS = {
  kind: (table, { kind }, card, _, sight) => isOfKind(table, kind, card, sight),
  in: (table, { side, zones }, card, scene, sight) => {
    const record = seen(table, card, sight);
    // What was negated on its way was in no place, and counts as of whom it was to be. (faq.negation.summon.destroyed-counts-for-the-summoned-side)
    const isHeld = isFieldZone(record.zone) || record.zone === 'nowhere';
    const holder = isHeld ? record.controller : cardOf(table, card).owner;
    return zones.includes(record.zone) && isSide(side, scene.you, holder);
  },
  'in-extra-monster-zone': (table, _, card, __, sight) => {
    const { zone, place } = seen(table, card, sight);
    return zone === 'monsters' && place >= MAIN_MONSTER_ZONES;
  },
  'of-turn-player': (table, _, card, __, sight) =>
    seen(table, card, sight).controller === table.state.turnPlayer,
  face: (table, { face }, card, _, sight) => seen(table, card, sight).face === face,
  position: (table, { position }, card, _, sight) => {
    const record = seen(table, card, sight);
    return record.zone === 'monsters' && record.position === position;
  },
  race: (table, { race, original }, card, _, sight) =>
    showsItself(table, card, sight) &&
    (original ? monsterOf(table, card)?.race : raceOf(table, card, sight)) === race,
  attribute: (table, { attribute, original }, card, _, sight) =>
    showsItself(table, card, sight) &&
    (original
      ? monsterOf(table, card)?.attribute === attribute
      : attributeOf(table, card, sight) === attribute || table.look.isAlso(table, card, attribute)),
  level: (table, { min, max, original }, card, scene, sight) =>
    showsItself(table, card, sight) &&
    inRange(levelOf(table, card, sight, original), boundOf(table, min, scene), boundOf(table, max, scene)),
  stat: (table, { stat, min, max }, card, scene, sight) =>
    showsItself(table, card, sight) &&
    inRange(statOf(table, card, stat, sight), boundOf(table, min, scene), boundOf(table, max, scene)),
  'differs-from-original': (table, { stat }, card, _, sight) =>
    showsItself(table, card, sight) &&
    (stat === 'scale'
      ? table.look.scale(table, card) !== (definitionOf(table, card).monster?.scale ?? null)
      : table.look.stat(table, card, stat) !== table.look.originalStat(table, card, stat)),
  named: (table, { names }, card, _, sight) =>
    showsItself(table, card, sight) && namesOf(table, card, sight).some((name) => names.includes(name)),
  // (wording.name.mentions)
  mentions: (table, { name }, card, _, sight) =>
    showsItself(table, card, sight) && cardNamesIn(definitionOf(table, card).card).has(name),
  'lists-name': (table, { names }, card, _, sight) => {
    if (!showsItself(table, card, sight)) return false;
    const listed = namesListedBy(table, card);
    return names.some((name) => listed.has(name));
  },
  'mentioned-on': (table, { what }, card, scene, sight) => {
    if (!showsItself(table, card, sight)) return false;
    const names = namesOf(table, card, sight);
    return meantBy(table, what, scene).some((bound) => {
      const mentioned = cardNamesIn(definitionOf(table, bound.card).card);
      return names.some((name) => mentioned.has(name));
    });
  },
  'same-name': (table, { as, original, includes }, card, scene, sight) => {
    if (!showsItself(table, card, sight)) return false;
    const names = gather(meantBy(table, as, scene), (bound) => namesMeant(table, bound));
    const own = original ? [definitionOf(table, card).card.name] : namesOf(table, card, sight);
    return own.some((name) => (includes ? names.some((part) => name.includes(part)) : names.includes(name)));
  },
  declared: (table, { what }, card, scene, sight) => {
    const value = declaredIn(table, scene, what);
    if (what === 'card-type') return isOfKind(table, CARD_KINDS[value ?? -1], card, sight);
    return showsItself(table, card, sight) && isDeclared(table, what, card, value);
  },
  'same-attribute': (table, { as, original }, card, scene, sight) =>
    showsItself(table, card, sight) &&
    (original
      ? meantBy(table, as, scene).some(
          (bound) =>
            definitionOf(table, bound.card).monster?.attribute ===
            definitionOf(table, card).monster?.attribute,
        )
      : meantBy(table, as, scene).some(
          (bound) => attributeIn(table, bound) === attributeOf(table, card, sight),
        )),
  'same-race': (table, { as, original }, card, scene, sight) =>
    showsItself(table, card, sight) &&
    meantBy(table, as, scene).some(
      (bound) =>
        (original ? monsterOf(table, bound.card)?.race : table.look.race(table, bound.card)) ===
        raceOf(table, card, sight),
    ),
  series: (table, { series, original }, card, _, sight) => {
    if (!showsItself(table, card, sight)) return false;
    if (original) return definitionOf(table, card).card.series.includes(series);
    return seriesOf(table, card, sight).includes(series) || alsoOfSeries(table, card, sight).includes(series);
  },
  // (monsters.token.is-a-normal-monster-on-field, zones.pendulum-zone.card-is-a-spell-not-a-monster)
  frame: (table, { frame }, card, _, sight) => {
    const seen = frameOf(table, card, sight);
    const isOne = seen === frame || (frame === 'normal' && seen === 'token');
    return isOne && showsItself(table, card, sight) && kindOf(table, card, sight) === 'monster';
  },
  // What the card shows, whatever becomes of its effects. (monsters.tuner.ability-is-not-an-effect)
  ability: (table, { ability }, card, _, sight) =>
    showsItself(table, card, sight) && table.look.hasAbility(table, card, ability),
  // A Gemini monster that counts as a Normal Monster is none. (monsters.gemini.treated-as-normal)
  'this-turn': (table, { it }, card) => {
    if (it === 'destroyed' || it === 'destroyed-by-battle') {
      const { stay } = cardOf(table, card);
      return table.state.history.destroyed.some(
        (each) => each.stay === stay && (it === 'destroyed' || each.by === 'battle'),
      );
    }
    const { deeds } = cardOf(table, card);
    return deeds.turn === table.state.turn && (it === 'attacked' ? deeds.hasAttacked : deeds.declaredAttack);
  },
  'activated-effect': (table, { by }, card, scene) => {
    const { stay } = cardOf(table, card);
    return activationsMade(table.state.history).some(
      (each) =>
        each.card === card &&
        each.stay === stay &&
        each.what === 'effect' &&
        isSide(by, scene.you, each.player),
    );
  },
  // Every monster with an effect is one; a Gemini monster that counts as a Normal Monster is none. (monsters.effect.having-an-effect-makes-effect-monster, monsters.gemini.treated-as-normal)
  // A Normal Monster with a Pendulum Effect is none, nor is what lies in a Pendulum Zone or is equipped.
  // (monsters.pendulum.without-monster-effect-is-normal, zones.pendulum-zone.card-is-a-spell-not-a-monster)
  // (faq.trap-monster.monster-effects)
  'effect-monster': (table, _, card, __, sight) => {
    const printed = monsterOf(table, card);
    return (
      showsItself(table, card, sight) &&
      kindOf(table, card, sight) === 'monster' &&
      frameOf(table, card, sight) !== 'normal' &&
      (printed?.frame === 'effect' ||
        (printed?.abilities.includes('effect') ?? false) ||
        table.look.hasGained(table, card))
    );
  },
  property: (table, { property }, card, _, sight) => {
    const printed = definitionOf(table, card).card;
    // (zones.spell-trap-zone.monster-there-is-a-spell-card)
    if (printed.kind === 'monster')
      return property === 'Continuous' && isPlacedAsSpell(seen(table, card, sight));
    if (printed.property !== property) return false;
    // What lies in the Field Zone shows by its zone what it is. (zones.face-down.set-field-spell-is-still-a-field-spell)
    return showsItself(table, card, sight) || seen(table, card, sight).zone === 'field';
  },
  // "If this Xyz Summoned card is sent to the GY" asks how it had come to where it was.
  summoned: (table, { way }, card, _, sight) => {
    if (way === 'own-procedure') return cardOf(table, card).arrival?.own === true;
    return isSummonedAs(
      typeof sight === 'string' ? cardOf(table, card).arrival?.way : (sight.way ?? undefined),
      way,
    );
  },
  'special-summoned-from': (table, { zone }, card) => cardOf(table, card).arrival?.from === zone,
  'same-kind': (table, { as }, card, scene) => {
    const { kind } = definitionOf(table, card).card;
    return meantBy(table, as, scene).some((bound) => definitionOf(table, bound.card).card.kind === kind);
  },
  rank: (table, { min, max }, card, scene, sight) =>
    showsItself(table, card, sight) &&
    inRange(monsterOf(table, card)?.rank ?? null, boundOf(table, min, scene), boundOf(table, max, scene)),
  'link-rating': (table, { min, max }, card, _, sight) =>
    showsItself(table, card, sight) && inRange(monsterOf(table, card)?.linkArrows?.length ?? null, min, max),
  'listed-by': (table, { what }, card, scene, sight) => {
    const names = namesOf(table, card, sight);
    return (
      showsItself(table, card, sight) &&
      meantBy(table, what, scene).some((bound) => {
        const listed = namesListedBy(table, bound.card);
        return names.some((name) => listed.has(name));
      })
    );
  },
  'equip-card': (table, _, card, __, sight) => {
    const { zone, host } = seen(table, card, sight);
    const printed = definitionOf(table, card).card;
    if (zone === 'spells' && host !== null) return true;
    return showsItself(table, card, sight) && printed.kind === 'spell' && printed.property === 'Equip';
  },
  // (faq.monster-card.face-down-is-none)
  'monster-card': (table, _, card, __, sight) =>
    showsItself(table, card, sight) && definitionOf(table, card).card.kind === 'monster',
  // Asked before the Equip Spell is known, any monster may be one.
  'appropriate-for': (table, { equip }, card, scene) =>
    meantBy(table, equip, scene).every((bound) => table.look.fitsEquip(table, bound.card, card, scene.you)),
  'appropriate-target': (table, _, card, scene) => table.look.isAppropriate(table, card, scene),
  // Its text has to let it hold them, negated or not; a gained one as long as it has it. (faq.counter.card-that-can-have-counters,
  // faq.copy.counters-of-a-gained-effect)
  'can-hold-counter': (table, { counter }, card, _, sight) =>
    showsItself(table, card, sight) &&
    definitionOf(table, card).ownCounters.some(
      (own) => own.counter === counter && table.look.hasEffect(table, card, own.effect),
    ) &&
    roomForCounters(table, card, counter) > 0,
  'same-column': (table, { as, orAdjacent }, card, scene, sight) => {
    const column = columnOf(seen(table, card, sight));
    const reach = orAdjacent ? 1 : 0;
    return column !== null && columnsMeant(table, as, scene).some((each) => Math.abs(each - column) <= reach);
  },
  'special-summon-only': (table, _, card, __, sight) =>
    showsItself(table, card, sight) && definitionOf(table, card).isSpecialSummonOnly,
  counters: (table, { counter, atLeast }, card, _, sight) => {
    const { counters } = typeof sight === 'object' && 'counters' in sight ? sight : cardOf(table, card);
    return (counters[counter] ?? 0) >= atLeast;
  },
  'pointed-to-by': (table, { what }, card, scene, sight) =>
    meantBy(table, what, scene).some((bound) =>
      table.look.pointsTo(table, bound.card, seen(table, card, sight)),
    ),
  'co-linked-to': (table, { what }, card, scene) =>
    meantBy(table, what, scene).some((bound) => table.look.areCoLinked(table, bound.card, card)),
  linked: (table, { how }, card) => table.look.isLinked(table, card, how),
  is: (table, { what }, card, scene, sight) => isMeant(table, what, card, scene, sight),
  'other-than': (table, { what }, card, scene, sight) => !isMeant(table, what, card, scene, sight),
} satisfies Partial<Judges>;
