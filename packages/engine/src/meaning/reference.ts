/** What a reference means now. An ended stay finds nothing. */

import type { Reference } from '../language/reference.ts';
import { boundTo, isStill, monstersOf } from '../state/cards-of.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { cardOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isSide } from '../vocabulary/players.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { makingIn } from './former.ts';

type Kind = Reference['ref'];
type Meaning<K extends Kind> = (
  table: Table,
  reference: Extract<Reference, { ref: K }>,
  scene: Scene,
) => readonly Bound[];
const NOTHING: readonly Bound[] = [];
/** Under this name an activation, or what follows from its leaving, keeps the monster that a card was equipped to then. */
export const WAS_EQUIPPED = 'equipped:then';
const maybe = (bound: Bound | null | undefined): readonly Bound[] => (bound ? [bound] : NOTHING);

/** The other monster of the battle in which `card` takes part. */
export const battlingWith = (table: Table, card: CardId): Bound | null => {
  const { battle } = table.state;
  if (!battle?.target) return null;
  if (battle.attacker.card === card) return battle.target;
  return battle.target.card === card ? battle.attacker : null;
};

/** The monsters of a battle that has not been ended. */
const inBattle = (table: Table): readonly Bound[] => {
  const { battle } = table.state;
  return battle === null || battle.ended ? NOTHING : [battle.attacker, ...maybe(battle.target)];
};

/** The monsters that declared direct attacks in this Battle Phase, in that order. */
export const directAttackers = ({ state: { history } }: Table): readonly Bound[] =>
  history.attackers.filter(({ directly, battlePhase }) => directly && battlePhase === history.battlePhases);

const MEANINGS: { readonly [K in Kind]: Meaning<K> } = {
  this: (_, __, scene) => [scene.source],
  bound: (_, { name }, scene) => scene.bound[name] ?? NOTHING,
  event: (_, { at }, { event, source }) => {
    if (at === undefined) return event;
    if (at === 'other') return event.filter(({ card }) => card !== source.card);
    return at === 'attacker' || at === 'first' ? event.slice(0, 1) : event.slice(1, 2);
  },
  // Once its attack was negated or ended it is no longer an attacking monster. (battle.attacking-monster.definition)
  attacker: (table) => (table.state.battle?.ended ? NOTHING : maybe(table.state.battle?.attacker)),
  'direct-attacker': (table, { nth }) => maybe(directAttackers(table)[nth - 1]),
  'at-battle-phase-start': (table, { side }, scene) =>
    table.state.history.atBattlePhaseStart
      .filter(({ controller }) => isSide(side, scene.you, controller))
      .map(({ card, stay }) => ({ card, stay })),
  'attack-target': (table) => (table.state.battle?.ended ? NOTHING : maybe(table.state.battle?.target)),
  battling: (table, { side }, scene) =>
    inBattle(table).filter((bound) => isSide(side, scene.you, cardOf(table, bound.card).controller)),
  'opponent-in-battle': (table, _, scene) => maybe(battlingWith(table, scene.source.card)),
  // The event of an answer is the activation that it answers.
  // A card that its own cost has taken from where it was activated is no longer that card; one that was destroyed since is. (effects.negate.negate-and-destroy)
  'chained-to': ({ state: { chain, cards } }, __, { event }) =>
    event.filter(({ card, stay }) => {
      const link = chain.find((each) => each.card.card === card && each.card.stay === stay);
      const hasMovedSince = cards[card]?.stay !== stay;
      return link === undefined || link.what === 'card' || hasMovedSince || cards[card]?.zone === link.from;
    }),
  'still-affected': (table, { name }, scene) =>
    gather(
      table.state.lingering.filter((each) => each.name === name && each.scene.since === scene.since),
      ({ fixed }) => fixed ?? NOTHING,
    ),
  // After it has left, for its cost perhaps, that which it was equipped to when it was activated or when it left.
  equipped: (table, _, { source, bound }) => {
    const { host, zone } = cardOf(table, source.card);
    return isStill(table, source) && isFieldZone(zone) ? maybe(host) : (bound[WAS_EQUIPPED] ?? NOTHING);
  },
  now: (table, { of }, scene) => meantBy(table, of, scene).map(({ card }) => boundTo(table, card)),
  // (summoning.synchro.material-status-is-lost-when-the-material-moves, summoning.link.material-status-is-lost-when-the-material-moves)
  materials: (table, { of }, scene) =>
    gather(meantBy(table, of, scene), (bound) => makingIn(table, bound)?.using ?? NOTHING),
  // (summoning.link.material-status-is-lost-when-the-material-moves)
  'made-with': (table, { of }, scene) => {
    const used = meantBy(table, of, scene);
    const isUsed = ({ card, stay }: Bound): boolean =>
      used.some((each) => each.card === card && each.stay === stay);
    return gather([...monstersOf(table, 0), ...monstersOf(table, 1)], (card) => {
      const monster = boundTo(table, card);
      return makingIn(table, monster)?.using.some(isUsed) ? [monster] : NOTHING;
    });
  },
  linked: (table, { name }, scene) =>
    cardOf(table, scene.source.card).links[name] ?? scene.bound[`linked:${name}`] ?? NOTHING,
};
const meaningOf = <R extends Reference>(reference: R): Meaning<R['ref']> =>
  MEANINGS[reference.ref] as unknown as Meaning<R['ref']>;

/** The stays that are meant, ended ones included. */
export const meantBy = (table: Table, reference: Reference, scene: Scene): readonly Bound[] =>
  meaningOf(reference)(table, reference, scene);
/**
 * The cards that are meant and still where they were: one that was Special Summoned meanwhile is not Special Summoned again.
 * (effects.target.moved-away, effects.target.partial, wording.target.that-target, summoning.special.not-on-the-field-already)
 * (faq.text.that-card-does-not-require-the-state-it-was-targeted-in, faq.text.this-card.control-change-keeps-it)
 * (faq.target.several.those-cards-may-be-fewer)
 * (faq.those-cards.a-member-turned-face-down, faq.trap-monster.not-a-trap.no-longer-the-target)
 * (faq.text.this-card.spell-trap-zone-to-monster-zone-breaks-it)
 */
export const cardsMeantBy = (table: Table, reference: Reference, scene: Scene): CardId[] =>
  meantBy(table, reference, scene)
    .filter((bound) => isStill(table, bound))
    .map((bound) => bound.card);
