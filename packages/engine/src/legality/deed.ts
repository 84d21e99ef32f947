/** What an effect would do when it resolves, as cards that answer its activation ask: "Special Summon from the Deck". */

import type { Action, Cards } from '../language/action.ts';
import type { Mode } from '../language/effect.ts';
import type { Deed } from '../language/event.ts';
import type { Filter } from '../language/filter.ts';
import type { Reference } from '../language/reference.ts';
import { zonesOf } from '../meaning/filter-places.ts';
import { allActions, verbOf } from '../verbs/verbs.ts';
import { gather } from '../vocabulary/gather.ts';
import { isSide, type Player, playersOf, type Side } from '../vocabulary/players.ts';
import { FIELD_ZONES, type Zone } from '../vocabulary/zones.ts';

/** A way of activation that is on the Chain, whose it is, and where the card was when it was activated. */
export interface Activated {
  readonly mode: Mode;
  readonly player: Player;
  readonly from: Zone;
  /** What it answers, or the monster whose Summon it would negate, was on the field already: destroyed then, it is destroyed on the field. */
  readonly answersOnField: boolean;
  /** Where its targets are. */
  readonly targets: { readonly [name: string]: readonly Zone[] };
}

/** Does it include the deed, which `you` ask about? Costs are not asked: they are paid by then. */
export const includesDeed = (activated: Activated, deed: Deed, you: Player): boolean => {
  const { resolve } = activated.mode;
  const actions = resolve ? allActions(resolve) : [];
  const { verb, from, to } = deed;
  if (to !== undefined)
    return actions.some((action) => action.do === verb && isDoneTo(action, activated, to, you));
  // From wherever: "that Special Summons a monster".
  if (from.length === 0)
    return actions.some(
      (action) => action.do === verb || alsoDone(action).some((deed) => deed.verb === verb),
    );
  return actions.some((action) => {
    // A Trap that becomes a monster by that is none where it comes from. (faq.trap-monster.summon-from-gy-is-of-a-trap)
    if (action.do === 'special-summon' && action.traits) return false;
    const what = action.do === verb ? verbOf(action).what(action) : null;
    const zones = [
      ...(what === null ? [] : zonesOfCards(what, activated, actions)),
      ...gather(alsoDone(action), (deed) => (deed.verb === verb ? deed.from : [])),
    ];
    // What may as well choose another card does not destroy one of these. (effects.text.would-destroy-whatever-is-chosen)
    // (faq.non-target.destruction-not-certain-for-monsters)
    return verb === 'destroy' && isChosen(what, activated, actions)
      ? zones.length > 0 && zones.every((zone) => from.includes(zone))
      : zones.some((zone) => from.includes(zone));
  });
};
/** Is it done to cards that are chosen when the effect is carried out? */
const isChosen = (what: Cards | null, { targets }: Activated, actions: readonly Action[]): boolean => {
  if (what?.cards !== 'referenced') return what?.cards === 'chosen';
  const { what: meant } = what;
  return (
    meant.ref === 'bound' &&
    targets[meant.name] === undefined &&
    actions.some((action) => {
      const other = verbOf(action).what(action);
      return other?.cards === 'chosen' && other.as === meant.name;
    })
  );
};
/** Is the damage inflicted to a player of that side? */
const isDoneTo = (action: Action, { player, mode }: Activated, to: Side, you: Player): boolean => {
  if (action.do !== 'damage') return false;
  const isToEach = mode.resolve && allActions(mode.resolve).some((each) => each.do === 'each-player');
  return isToEach || playersOf(action.to, player).some((taker) => isSide(to, you, taker));
};
const MATERIALS_GO = { gy: 'send-to-gy', banished: 'banish', deck: 'to-deck' } as const;
const FROM_EXTRA_DECK: Deed = { verb: 'special-summon', from: ['extra'] };
/** What is done in doing it: a card that is drawn is added to the hand, materials are sent to the GY or banished. (effects.text.including-what-is-done-to-materials) */
const alsoDone = (action: Action): readonly Deed[] => {
  switch (action.do) {
    // (movement.draw.drawn-card-counts-as-added-to-hand)
    case 'draw':
      return [{ verb: 'to-hand', from: ['deck'] }];
    case 'fusion-summon':
      return [FROM_EXTRA_DECK, { verb: MATERIALS_GO[action.into ?? 'gy'], from: zonesOf(action.materials) }];
    case 'synchro-summon':
    case 'xyz-summon':
    case 'link-summon':
    case 'xyz-summon-over':
      return [FROM_EXTRA_DECK];
    case 'special-summon-tokens':
      return [{ verb: 'special-summon', from: ['nowhere'] }];
    case 'ritual-summon':
      return [
        { verb: 'special-summon', from: zonesOf(action.monster) },
        ...(action.sent ? [{ verb: 'send-to-gy', from: zonesOf(action.tributes) } as const] : []),
        ...(action.banished ? [{ verb: 'banish', from: zonesOf(action.banished) } as const] : []),
        ...(action.shuffled ? [{ verb: 'to-deck', from: zonesOf(action.shuffled.cards) } as const] : []),
      ];
    default:
      return [];
  }
};

const zonesOfCards = (what: Cards, activated: Activated, actions: readonly Action[]): readonly Zone[] =>
  what.cards === 'referenced' ? zonesMeant(what.what, activated, actions) : zonesWithin(what);
const zonesWithin = (what: Exclude<Cards, { cards: 'referenced' }>): readonly Zone[] =>
  what.cards === 'top'
    ? ['deck']
    : zonesOf(what.filter).filter((zone) => zone !== 'monsters' || !isNoMonster(what.filter));
/** "Spells/Traps on the field" are not in Monster Zones. */
const isNoMonster = (filter: Filter): boolean =>
  filter.some(
    (test) =>
      (test.test === 'kind' && test.kind !== 'monster') ||
      (test.test === 'either' && test.filters.every(isNoMonster)),
  );

const isNegatedFirst = ({ ref }: Reference, actions: readonly Action[]): boolean =>
  (ref === 'chained-to' && actions.some((action) => action.do === 'negate-activation')) ||
  (ref === 'event' && actions.some((action) => action.do === 'negate-summon'));

/** Where the cards are that the text points to: the targets that were chosen, this card, what it has chosen before. */
const zonesMeant = (
  reference: Reference,
  { targets, from, answersOnField }: Activated,
  actions: readonly Action[],
): readonly Zone[] => {
  if (reference.ref === 'this') return [from];
  // What is negated on its way is nowhere. (effects.negate.negated-card-not-sent-from-hand-or-field)
  if (!answersOnField && isNegatedFirst(reference, actions)) return ['nowhere'];
  if (reference.ref !== 'bound') return FIELD_ZONES;
  const chosen = targets[reference.name];
  if (chosen) return chosen;
  return gather(actions, (action) => {
    const what = verbOf(action).what(action);
    return what?.as === reference.name && what.cards !== 'referenced' ? zonesWithin(what) : [];
  });
};
