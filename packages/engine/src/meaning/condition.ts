/** Whether a condition holds now. */
import type { Condition } from '../language/condition.ts';
import { printedNumber } from '../language/effect.ts';
import { isStill } from '../state/cards-of.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { Summoned } from '../state/turn-history.ts';
import { activationsMade } from '../state/turn-history.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isSummonedAs } from '../vocabulary/kinds.ts';
import { isSide, opponentOf } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { amountOf } from './amount.ts';
import { declaredIn } from './declared.ts';
import { cardsMatching, matches } from './filter.ts';
import { cardsMeantBy, meantBy } from './reference.ts';

type Kind = Condition['if'];
type Holds<K extends Kind> = (
  table: Table,
  condition: Extract<Condition, { if: K }>,
  scene: Scene,
) => boolean;

const CONDITIONS: { readonly [K in Kind]: Holds<K> } = {
  exist: (table, { filter, atLeast, exactly }, scene) => {
    const { length } = cardsMatching(table, filter, scene);
    return exactly ? length === atLeast : length >= atLeast;
  },
  turn: (table, { of }, scene) => isSide(of, scene.you, table.state.turnPlayer),
  phase: (table, { phases }) => phases.includes(table.state.phase),
  timing: (table, { timings }) => timings.includes(table.state.timing),
  matches: (table, { what, filter }, scene) =>
    cardsMeantBy(table, what, scene).some((card) => matches(table, filter, card, scene)),
  'all-match': (table, { what, filter }, scene) => {
    const bounds = meantBy(table, what, scene);
    const isSo = (bound: Bound): boolean =>
      isStill(table, bound) && matches(table, filter, bound.card, scene);
    return bounds.length > 0 && bounds.every(isSo);
  },
  'called-right': (table, { coin }, scene) => declaredIn(table, scene, 'coin-side') === scene.noted[coin],
  'left-the-field': (table, { what }, scene) =>
    meantBy(table, what, scene).some(({ card }) => !isFieldZone(cardOf(table, card).zone)),
  'was-face-down-at-damage-step-start': (table, { what }, scene) =>
    meantBy(table, what, scene).some((bound) =>
      table.state.battle?.faceDownAtStart.some((other) => other.card === bound.card),
    ),
  'attacks-directly': (table, { side }, scene) => {
    const { battle } = table.state;
    return battle !== null && battle.target === null && isSide(side, scene.you, opponentOf(battle.player));
  },
  'destroyed-by-this-battle': (table, { what }, scene) =>
    meantBy(table, what, scene).some((bound) =>
      [...(table.state.battle?.doomed ?? []), ...(table.state.battle?.destroyed ?? [])].some(
        (other) => other.card === bound.card,
      ),
    ),
  // It may have left the field since: destroyed by the battle, it still battled. (damage-step.calculation.required-to-have-battled)
  battled: (table, { what, within, with: whom }, scene) => {
    const { battle, history } = table.state;
    const bounds = meantBy(table, what, scene);
    const foughtSuch = ({ with: other }: (typeof history.battled)[number]): boolean =>
      whom === undefined || (other !== null && matches(table, whom, other.card, scene, other.was));
    if (within === 'battle-phase')
      return history.battled.some(
        (one) =>
          one.battlePhase === history.battlePhases &&
          bounds.some((bound) => bound.card === one.card && bound.stay === one.stay) &&
          foughtSuch(one),
      );
    if (!battle?.calculated) return false;
    const inThis = bounds.filter(({ card }) => card === battle.attacker.card || card === battle.target?.card);
    // What battled last battled in this battle.
    return whom === undefined
      ? inThis.length > 0
      : inThis.some(({ card }) =>
          history.battled.slice(-2).some((one) => one.card === card && foughtSuch(one)),
        );
  },
  // (damage-step.calculation.required-to-have-battled)
  'battled-this-turn': (table, { card: filter }, scene) =>
    table.state.history.battled.some(({ card }) => matches(table, filter, card, scene, 'all')),
  // (turn.main-phase-2.looks-back-at-what-happened-in-battle)
  'attacks-declared-this-turn': (table, { atLeast }) => table.state.history.attackers.length >= atLeast,
  // A negated or stopped attack was a declaration, but no attack. (turn.main-phase-2.looks-back-at-what-happened-in-battle)
  'activated-from': ({ state }, { zones }, scene) =>
    state.chain.some((link) => link.scene === scene.id && zones.includes(link.from)),
  'activated-this-turn': (table, { effect }, scene) =>
    Object.entries(cardOf(table, scene.source.card).uses).some(
      ([key, { turn, times }]) => key.split('/')[0] === `${effect}` && turn === table.state.turn && times > 0,
    ),
  'attacked-this-turn': (table, { what }, scene) =>
    cardsMeantBy(table, what, scene).some((card) => {
      const { deeds } = cardOf(table, card);
      return deeds.turn === table.state.turn && deeds.hasAttacked;
    }),
  'came-this-turn': (table, { what, ways, destroyed }, scene) =>
    cardsMeantBy(table, what, scene).some((card) => {
      const { arrival } = cardOf(table, card);
      if (destroyed && !cameByDestruction(table, card, destroyed)) return false;
      if (ways?.includes('flip') && wasFlipped(table, card, 'summon')) return true;
      if (arrival?.turn !== table.state.turn) return false;
      if (ways === undefined) return arrival.way !== 'returned';
      return ways.some((way) => isSummonedAs(arrival.way, way));
    }),
  'pendulum-effect-activated': (table, { by, card: filter }, scene) =>
    activationsMade(table.state.history).some(
      ({ player, card, isPendulumEffect }) =>
        isPendulumEffect && isSide(by, scene.you, player) && matches(table, filter, card, scene, 'all'),
    ),
  'effect-activated-this-turn': (
    table,
    { by, card: filter, what: kind, phases, in: zone, atLeast = 1 },
    scene,
  ) =>
    activationsMade(table.state.history).filter(
      ({ player, card, phase, what, in: where }) =>
        isSide(by, scene.you, player) &&
        (kind === undefined || what === kind) &&
        (phases?.includes(phase) ?? true) &&
        (zone === undefined || where === zone) &&
        matches(table, filter, card, scene, 'all'),
    ).length >= atLeast,
  // A Summon that was negated is none. (summoning.inherent.can-be-negated)
  'summoned-this-turn': (table, { by, card: filter, ways, atLeast, from: zone, since }, scene) => {
    const { summons, summonsOfLastTurn } = table.state.history;
    const isMeant = ({ player, card, way, from, at }: Summoned): boolean =>
      isSide(by, scene.you, player) &&
      (zone === undefined || from === zone) &&
      (since !== 'activation' || at > scene.since) &&
      ways.some((each) => isSummonedAs(way, each)) &&
      matches(table, filter, card, scene, 'all');
    const turns = since === 'last-turn' ? [summons, summonsOfLastTurn] : [summons];
    return turns.some((turn) => turn.filter(isMeant).length >= atLeast);
  },
  'destroyed-this-turn': (table, { by, card: filter }, scene) =>
    table.state.history.destroyed.some(
      ({ player, card, was }) => isSide(by, scene.you, player) && matches(table, filter, card, scene, was),
    ),
  'sent-to-gy-this-turn': (table, { owner: side, card: filter }, scene) =>
    table.state.history.sent.some(
      ({ owner, card, was }) => isSide(side, scene.you, owner) && matches(table, filter, card, scene, was),
    ),
  'destroyed-by-battle-this-turn': (table, { what, card: filter }, scene) =>
    meantBy(table, what, scene).some((bound) =>
      table.state.history.destroyed.some(
        ({ destroyer, card, was }) =>
          destroyer?.card === bound.card &&
          destroyer.stay === bound.stay &&
          matches(table, filter, card, scene, was),
      ),
    ),
  'same-names-in-chain': (table) => {
    const names = table.state.chain.flatMap(({ card }) => [...new Set(table.look.names(table, card.card))]);
    return new Set(names).size < names.length;
  },
  'flipped-this-turn': (table, { what }, scene) =>
    cardsMeantBy(table, what, scene).some((card) => wasFlipped(table, card)),
  'would-take-battle-damage': (table, { side }, scene) => {
    return table.look.battleDamage(table).some(({ player }) => isSide(side, scene.you, player));
  },
  // (wording.style.activated-this-turn-and-not-negated)
  'effect-applied-this-turn': (table, { effect }, { source: { card, stay } }) =>
    table.state.history.applied.some(
      (applied) =>
        applied.card === card &&
        applied.stay === stay &&
        printedNumber(definitionOf(table, card).card.effects, applied.effect) === effect,
    ),
  'at-least': (table, { left, right }, scene) =>
    amountOf(table, left, scene) >= amountOf(table, right, scene),
  all: (table, { of }, scene) => of.every((condition) => holds(table, condition, scene)),
  any: (table, { of }, scene) => of.some((condition) => holds(table, condition, scene)),
  not: (table, { condition }, scene) => !holds(table, condition, scene),
};
/** Was it flipped face-up this turn in its present stay? */
const wasFlipped = (table: Table, card: CardId, by?: Cause): boolean =>
  table.state.history.flipped.some(
    (flipped) => flipped.card === card && isStill(table, flipped) && (by === undefined || flipped.by === by),
  );
const holdsOf = <C extends Condition>(condition: C): Holds<C['if']> =>
  CONDITIONS[condition.if] as unknown as Holds<C['if']>;

/** Does the condition hold now? An absent condition holds. */
export const holds = (table: Table, condition: Condition | undefined, scene: Scene): boolean =>
  condition === undefined || holdsOf(condition)(table, condition, scene);
/** Did its present stay begin when it was destroyed on the field, by one of these causes? */
const cameByDestruction = (table: Table, card: CardId, causes: readonly Cause[]): boolean => {
  const { stay } = cardOf(table, card);
  return table.state.history.destroyed.some(
    (one) =>
      one.card === card &&
      one.stay === stay &&
      isFieldZone(one.was.zone) &&
      (causes.length === 0 || causes.includes(one.by)),
  );
};
