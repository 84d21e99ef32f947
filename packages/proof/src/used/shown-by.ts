/** What happens when a verb is carried out: from verb to happenings, for every verb. */
import type { DuelEvent } from '@spellspeed/engine';
import type { Action } from '@spellspeed/engine/language';

type Verb = Action['do'];
/** A word for a kind of happening: "moved" ones by where a card goes, or by what is done to it. */
export type Sign =
  | 'destroyed'
  | 'to-gy'
  | 'banished'
  | 'tributed'
  | 'discarded'
  | 'to-hand'
  | 'to-deck'
  | 'drawn'
  | 'detached'
  | 'attached'
  | 'placed'
  | 'control'
  | 'effect-damage'
  | 'gained'
  | 'paid'
  | 'lost'
  | 'summoned'
  | 'was-set'
  | 'counters'
  | 'revealed'
  | 'coins'
  | 'die'
  | 'declared'
  | 'position'
  | 'equipped'
  | 'activation-negated'
  | 'effect-negated'
  | 'attack-stopped'
  | 'summon-negated'
  | 'moved-zone'
  | 'ended';

/**
 * Any of these signs shows it; none: nothing happens that could be seen. `inner`: what it is made of shows it.
 */
type Shown = readonly Sign[] | 'inner' | 'unseen';
export const SHOWN_BY: { readonly [verb in Verb]: Shown } = {
  sequence: 'inner',
  may: 'inner',
  if: 'inner',
  'one-of': 'inner',
  'each-player': 'inner',
  later: 'unseen',
  'become-effect-of': 'unseen',
  choose: 'unseen',
  destroy: ['destroyed'],
  'send-to-gy': ['to-gy', 'discarded'],
  banish: ['banished'],
  tribute: ['tributed'],
  discard: ['discarded'],
  'to-hand': ['to-hand', 'to-deck'],
  'to-deck': ['to-deck'],
  draw: ['drawn'],
  damage: ['effect-damage'],
  'gain-life-points': ['gained'],
  'pay-life-points': ['paid'],
  'lose-life-points': ['lost'],
  'life-points-become': 'unseen',
  'special-summon': ['summoned'],
  'special-summon-tokens': ['summoned'],
  'ritual-summon': ['summoned'],
  'fusion-summon': ['summoned'],
  'synchro-summon': ['summoned'],
  'xyz-summon': ['summoned'],
  'link-summon': ['summoned'],
  'xyz-summon-over': ['summoned'],
  'normal-summon': ['summoned'],
  detach: ['detached'],
  attach: ['attached'],
  'place-counters': ['counters'],
  'remove-counters': ['counters'],
  'remove-counters-among': ['counters'],
  reveal: ['revealed'],
  'look-at': 'unseen',
  place: ['placed'],
  // As what was activated.
  activate: 'unseen',
  'move-to-other-zone': ['moved-zone'],
  'toss-coins': ['coins'],
  declare: ['declared'],
  'roll-die': ['die'],
  'roll-off': ['die'],
  'change-position': ['position'],
  'take-control': ['control'],
  'switch-control': ['control'],
  equip: ['equipped'],
  set: ['was-set'],
  'negate-activation': ['activation-negated'],
  'negate-effect': ['effect-negated'],
  'negate-also-in-gy': 'unseen',
  'negate-attack': ['attack-stopped'],
  // It is told when the Summon would have been complete, after the Chain.
  'negate-summon': 'unseen',
  'end-battle-phase': 'unseen',
  'go-to-end-phase': 'unseen',
  'give-up-normal-draw': 'unseen',
  'skip-phases': 'unseen',
  win: ['ended'],
  'redirect-attack': 'unseen',
  'change-target': 'unseen',
  apply: 'unseen',
  'end-applied': 'unseen',
  link: 'unseen',
};

/** Signs that nothing but a verb of the effect may show while it resolves; others come of the rules, too. */
export const NEVER_OF_ITSELF: readonly Sign[] = [
  'destroyed',
  'banished',
  'tributed',
  'discarded',
  'drawn',
  'effect-damage',
  'gained',
  'summoned',
  'coins',
  'die',
  'declared',
  'control',
  'equipped',
  'placed',
  'attached',
];

/** The sign of a happening, if it is one. */
export const signsOf = (event: DuelEvent): readonly Sign[] => {
  const sign = SIGNS[event.what as keyof typeof SIGNS];
  if (sign) return [sign];
  return event.what === 'moved' ? signsOfMove(event) : [];
};
const SIGNS = {
  'effect-damage': 'effect-damage',
  'life-points-gained': 'gained',
  'life-points-paid': 'paid',
  'life-points-lost': 'lost',
  summoned: 'summoned',
  'was-set': 'was-set',
  'counters-changed': 'counters',
  revealed: 'revealed',
  'coins-tossed': 'coins',
  'die-rolled': 'die',
  declared: 'declared',
  'position-changed': 'position',
  'turned-face-down': 'position',
  flipped: 'position',
  equipped: 'equipped',
  'activation-negated': 'activation-negated',
  'effect-negated': 'effect-negated',
  'attack-stopped': 'attack-stopped',
  'summon-negated': 'summon-negated',
  'destruction-replaced': 'destroyed',
  'duel-ended': 'ended',
} as const satisfies { readonly [what in DuelEvent['what']]?: Sign };
type Moved = Extract<DuelEvent, { readonly what: 'moved' }>;
const signsOfMove = ({ manner, to, from, by }: Moved): readonly Sign[] =>
  by !== 'effect'
    ? []
    : [
        ...(OF_MANNER[manner] ? [OF_MANNER[manner]] : []),
        ...(to === 'gy' ? (['to-gy'] as const) : []),
        ...(to === 'banished' ? (['banished'] as const) : []),
        ...(to === 'hand' ? (['to-hand'] as const) : []),
        ...(to === 'deck' || to === 'extra' ? (['to-deck'] as const) : []),
        ...(from === to ? (['moved-zone'] as const) : []),
      ];
const OF_MANNER: { readonly [manner in Moved['manner']]?: Sign } = {
  destroyed: 'destroyed',
  tributed: 'tributed',
  discarded: 'discarded',
  drawn: 'drawn',
  detached: 'detached',
  attached: 'attached',
  placed: 'placed',
  control: 'control',
};
