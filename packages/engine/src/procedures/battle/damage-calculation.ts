/** Damage calculation: battle damage first, then which monsters are destroyed by the battle. */

import {
  type BattleDamage,
  battleDamageNow,
  openDamageChanges,
  sparingBattleDamage,
} from '../../field/battle-damage.ts';
import { modifiersOn } from '../../field/modifiers.ts';
import { countSparedDamage } from '../../field/spared-damage.ts';
import { countUse, limitOfApplied, obstacleInLimit } from '../../field/uses.ts';
import type { Silence } from '../../language/modifier.ts';
import { battleOutcome, valueInBattle } from '../../meaning/battle-outcome.ts';
import { matches } from '../../meaning/filter.ts';
import { battlingWith } from '../../meaning/reference.ts';
import { reactAgain, reactInside } from '../../moves/collect-reactions.ts';
import { asItIs, formerOf } from '../../moves/former.ts';
import { battleDamage, checkLifePoints, endDuel } from '../../moves/life-points.ts';
import { closeMoment, forgetMoments, record } from '../../moves/moment.ts';
import type { AsItWas } from '../../state/as-it-was.ts';
import { boundTo, mention } from '../../state/cards-of.ts';
import { write, writeHistory } from '../../state/door.ts';
import type { Variables } from '../../state/frame.ts';
import { askThen, callThen, end, frame, goTo, type NextIn, type Procedure } from '../../state/next.ts';
import { yesOrNo } from '../../state/questions.ts';
import type { Bound } from '../../state/scene.ts';
import { silence } from '../../state/silence.ts';
import type { BattleState } from '../../state/state.ts';
import type { StepOf } from '../../state/steps.ts';
import { cardOf, definitionOf, type Table } from '../../state/table.ts';
import type { TurnHistory } from '../../state/turn-history.ts';
import { type CardId, NO_SCENE } from '../../vocabulary/ids.ts';
import type { Timing } from '../../vocabulary/phases.ts';
import { opponentOf, type Player } from '../../vocabulary/players.ts';
import { countReplacement, type Destruction, replacementFor, sparedFirst } from '../effect/destroy.ts';
import { flipByBattle } from './damage-step.ts';
import { isFit } from './judge.ts';

type Vars = Variables['damage-calculation'];
/** Damage first; both players take theirs at the same time. (damage-step.calculation.what-happens, damage-step.battle-damage.both-players-take-it-together) */
const inflict = (table: Table): void => {
  const damages = battleDamageNow(table);
  countSparedDamage(table, sparingBattleDamage(table));
  for (const { player, amount, by, piercing } of damages) {
    battleDamage(table, player, amount);
    record(table, { what: 'battle-damage', player, amount, inflictedBy: mention(table, by), piercing });
  }
  const winner = winnerOfTheMatch(table, damages);
  // The text decides as soon as it is fulfilled, as losing by Life Points does. (tournament.match.won-by-the-text-of-a-card)
  if (winner !== null) endDuel(table, winner, 'match-victory');
  checkLifePoints(table);
};
/** Whose monster says so, having taken the last Life Points of the opponent by its attack. (duel.win.card-text-is-not-an-effect) */
const winnerOfTheMatch = (table: Table, damages: readonly BattleDamage[]): Player | null => {
  const { battle, lifePoints } = table.state;
  if (battle === null) return null;
  const { card } = battle.attacker;
  const { matchVictory } = definitionOf(table, card).card;
  if (matchVictory === undefined || (matchVictory === 'direct-attack' && battle.target !== null)) return null;
  const { controller } = cardOf(table, card);
  const opponent = opponentOf(controller);
  const hasTaken = damages.some(({ player, amount, by }) => player === opponent && amount > 0 && by === card);
  return hasTaken && lifePoints[opponent] === 0 ? controller : null;
};

/** Applies what needs no Chain at a timing that passes while an effect is carried out. */
const reactAt = (
  table: Table,
  timing: Timing,
  next: StepOf<'damage-calculation'>,
  vars: Vars,
): NextIn<'damage-calculation'> => {
  closeMoment(table);
  reactInside(table, { what: 'timing-began', timing, player: table.state.turnPlayer });
  return callThen(frame('settle', { rounds: 0, scene: NO_SCENE }), next, vars);
};

/** A change of the damage that its player may still make. */
const offeredChange = (table: Table) =>
  openDamageChanges(table).find(
    ({ scene }) =>
      obstacleInLimit(table, scene.source.card, scene.effect, scene.you, limitOfApplied(table, scene)) ===
      undefined,
  );

/** A text protects it from destruction by battle with this opponent. */
const isProtected = (table: Table, card: CardId): boolean => {
  const opponent = battlingWith(table, card);
  return modifiersOn(table, card, 'not-destroyed-by-battle').some(
    ({ modifier, scene }) =>
      modifier.with.length === 0 ||
      (opponent !== null &&
        matches(table, modifier.with, opponent.card, scene, asItFights(table, opponent.card))),
  );
};
/** With the ATK that this calculation uses. (damage-step.calculation.defense-position-attacker, damage-step.calculation.using-original-values) */
const asItFights = (table: Table, card: CardId): AsItWas => {
  const now = asItIs(table, card);
  return { ...now, values: { ...now.values, atk: valueInBattle(table, card) } };
};

/** Only now both have battled, and a direct attack has been made. (damage-step.calculation.required-to-have-battled, battle.direct-attack.negated-or-ended-is-not-a-direct-attack-made) */
const noteBattle = (table: Table, { attacker, target }: BattleState): void => {
  const history = writeHistory(table);
  const directly = target === null;
  const { battlePhases: battlePhase } = history;
  const asNow = (bound: Bound | null): TurnHistory['battled'][number]['with'] =>
    bound && { ...bound, was: formerOf(table, bound.card) };
  const battled = (target ? [attacker, target] : [attacker]).map(({ card, stay }) => ({
    card,
    stay,
    battlePhase,
    directly,
    with: asNow(card === attacker.card ? target : attacker),
  }));
  history.battled = [...history.battled, ...battled];
};

const change = (table: Table, part: Partial<BattleState>): void => {
  const { battle } = table.state;
  if (battle) write(table, 'battle', { ...battle, ...part });
};

/** What the battle does to the effects of a monster that it destroys. (damage-step.calculation.negation-of-battle-destroyed-monsters-lasts-into-the-gy) */
const silenceOver = (table: Table, card: CardId): Silence | null => {
  const opponent = battlingWith(table, card);
  const modifiers = opponent
    ? modifiersOn(table, opponent.card, 'negates-what-it-destroys-by-battle').map(
        ({ modifier }) => modifier.how,
      )
    : [];
  return modifiers.find((how) => how === 'cannot-be-activated') ?? modifiers[0] ?? null;
};

/** Determined to be destroyed, they stay on the field until the end of the Damage Step. (damage-step.determined.still-on-the-field) */
const doom = (table: Table, vars: Vars): NextIn<'damage-calculation'> => {
  const { battle } = table.state;
  for (const card of vars.decided) {
    const by = battlingWith(table, card);
    record(table, {
      what: 'destroyed-by-battle',
      card: mention(table, card),
      by: by ? mention(table, by.card) : null,
    });
  }
  const silenced = vars.decided.map((card) => ({ card, how: silenceOver(table, card) }));
  if (battle)
    change(table, {
      doomed: [...battle.doomed, ...vars.decided.map((card) => boundTo(table, card))],
      determinedAt: table.state.clock,
    });
  for (const { card, how } of silenced) if (how) silence(table, [card], how);
  closeMoment(table);
  return end(true);
};

export const damageCalculation: Procedure<'damage-calculation'> = {
  // After the Chain, effects without a Chain are checked once more. (damage-step.calculation.modifier-order)
  unchained: (table, vars) => {
    const { battle, turnPlayer } = table.state;
    if (!battle || !canBeCalculated(table, battle)) return end(false);
    closeMoment(table);
    if (battle.insideEffect) return reactAt(table, 'damage-step-start', 'inside', vars);
    reactAgain(table, { what: 'timing-began', timing: 'damage-calculation', player: turnPlayer });
    return callThen(frame('settle', { rounds: 0, scene: NO_SCENE }), 'offer', vars);
  },
  // Inside an effect, what comes before is part of it: the Damage Step has come, and the Chain ends in it.
  // (damage-step.during-resolution.damage-calculation-inside-an-effect, damage-step.during-resolution.the-chain-end-is-the-damage-step)
  inside: (table, vars) => {
    flipByBattle(table);
    return reactAt(table, 'before-damage-calculation', 'inside-calculation', vars);
  },
  'inside-calculation': (table, vars) => {
    write(table, 'timing', 'damage-calculation');
    return reactAt(table, 'damage-calculation', 'offer', vars);
  },
  // What a player can change is decided when the damage is known. (damage-step.calculation.modifier-order)
  offer: (table, vars) => {
    const offered = offeredChange(table);
    if (!offered) return goTo('calculate', vars);
    const { source, effect, you } = offered.scene;
    return askThen(yesOrNo(you, { for: 'replacement', card: source.card, effect }), 'offered', vars);
  },
  offered: (table, vars, input) => {
    const offered = offeredChange(table);
    const { battle } = table.state;
    if (offered && battle) {
      const { source, effect, you } = offered.scene;
      const yes = input.chosen[0]?.do === 'yes';
      change(table, { decided: [...battle.decided, { card: source.card, effect, yes }] });
      if (yes) countUse(table, source.card, effect, you, limitOfApplied(table, offered.scene), 1);
    }
    return goTo('offer', vars);
  },
  calculate: (table) => {
    const { battle } = table.state;
    const outcome = battleOutcome(table);
    // (battle.replay.target-gone-before-damage-calculation-ends-the-battle)
    if (!battle || !outcome || !canBeCalculated(table, battle)) return end(false);
    if (!battle.insideEffect) forgetMoments(table);
    change(table, { calculated: true });
    noteBattle(table, battle);
    const target = battle.target ? mention(table, battle.target.card) : null;
    record(table, { what: 'damage-calculated', attacker: mention(table, battle.attacker.card), target });
    inflict(table);
    // Only now is it determined what is destroyed. (damage-step.calculation.destruction-is-determined-after-the-damage)
    const losers = outcome.losers.filter((card) => !isProtected(table, card));
    return goTo('determine', { losers, decided: [] });
  },
  // Whether something is done instead is decided here. (damage-step.calculation.replacement-is-decided-here, wording.conj.would)
  determine: (table, vars) => {
    const [card, ...losers] = vars.losers;
    if (card === undefined) return doom(table, vars);
    if (sparedFirst(table, [card], 'battle', null).length > 0) return goTo('determine', { ...vars, losers });
    const replacement = replacementFor(table, card, byBattle(vars));
    if (!replacement) return goTo('determine', { losers, decided: [...vars.decided, card] });
    if (replacement.modifier.use === 'mandatory') return replace(table, vars);
    const { source, effect, you } = replacement.scene;
    return askThen(yesOrNo(you, { for: 'replacement', card: source.card, effect }), 'decided', vars);
  },
  decided: (table, vars, input) => {
    if (input.chosen[0]?.do === 'yes') return replace(table, vars);
    const [card, ...losers] = vars.losers;
    return goTo('determine', {
      losers,
      decided: card === undefined ? vars.decided : [...vars.decided, card],
    });
  },
};

/** Is the monster the only one that the battle would destroy? */
const byBattle = ({ losers, decided }: Vars): Destruction => ({
  by: 'battle',
  source: null,
  isAlone: losers.length + decided.length === 1,
  isInstead: false,
  together: [...losers, ...decided],
});

/** The monster is not destroyed; what is done instead follows after damage calculation. (damage-step.during-resolution.replacement-for-destruction) */
const replace = (table: Table, vars: Vars): NextIn<'damage-calculation'> => {
  const [card, ...losers] = vars.losers;
  const { battle } = table.state;
  const replacement = card === undefined ? undefined : replacementFor(table, card, byBattle(vars));
  if (card !== undefined && battle && replacement) {
    record(table, { what: 'destruction-replaced', card: mention(table, card) });
    countReplacement(table, replacement);
    const { source } = replacement.scene;
    change(table, {
      replaced: [
        ...battle.replaced,
        { card: boundTo(table, card), by: source, path: `${replacement.path}/instead` },
      ],
    });
  }
  return goTo('determine', { losers, decided: vars.decided });
};

/** A battle that was broken off is not calculated, nor is one twice. (damage-step.battle-damage.happens-once-per-battle) */
const canBeCalculated = (table: Table, battle: BattleState): boolean =>
  !battle.calculated && !battle.brokenOff && isFit(table, battle);
