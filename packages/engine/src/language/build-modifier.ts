/** Words for what applied effects change. */
import type { BattlePosition, SummonWay } from '../vocabulary/kinds.ts';
import type { Side } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import type { Action } from './action.ts';
import type { Amount } from './amount.ts';
import type { MaterialUse } from './card.ts';
import type { Condition } from './condition.ts';
import type { EventPattern } from './event.ts';
import type { Filter } from './filter.ts';
import type { Modifier } from './modifier.ts';
import type { Reference } from './reference.ts';
export const scaleRaised = (amount: Amount): Modifier => ({ modifies: 'scale', how: 'raise', amount });
/** "its Attribute becomes the same as …" */
export const attributeBecomesThatOf = (card: Reference): Modifier => ({
  modifies: 'attribute',
  attribute: card,
});
export const scaleBecomes = (amount: Amount): Modifier => ({ modifies: 'scale', how: 'set', amount });
/** "unaffected by the effects of …" */
export const unaffectedBy = (...by: Filter): Modifier => ({ modifies: 'unaffected', by });
/** "unaffected by the activated effects of …" */
export const unaffectedByActivated = (...by: Filter): Modifier => ({
  modifies: 'unaffected',
  by,
  only: 'activated',
});
/** The same, "unless they target this card" */
export const unaffectedByActivatedUnlessTargeting = (...by: Filter): Modifier => ({
  modifies: 'unaffected',
  by,
  only: 'activated',
  unless: 'targeting',
});
/** "keep your hand revealed" */
export const revealed: Modifier = { modifies: 'revealed' };
/** "cannot Special Summon monsters, except …": `cannotSpecialSummon(not(series('X')))` (wording.restriction.cannot-and-except) */
export const cannotSpecialSummon = (...card: Filter): Modifier => ({
  modifies: 'cannot-special-summon',
  card,
  way: 'special',
});
/** "cannot Special Summon monsters using Spell/Trap effects": `cannotSpecialSummonByEffectsOf([spellOrTrap], …)` */
export const cannotSpecialSummonByEffectsOf = (by: Filter, ...card: Filter): Modifier => ({
  modifies: 'cannot-special-summon',
  card,
  way: 'special',
  by,
});
/** "cannot Special Summon, except by the effect of …" */
export const specialSummonsOnlyByEffectsOf = (...except: Filter): Modifier => ({
  modifies: 'cannot-special-summon',
  card: [],
  way: 'special',
  except,
});
export const cannotPendulumSummon = (...card: Filter): Modifier => ({
  modifies: 'cannot-special-summon',
  card,
  way: 'pendulum',
});
/** "cannot Special Summon 2 or more monsters at the same time" */
export const noSimultaneousSpecialSummons: Modifier = { modifies: 'no-simultaneous-special-summons' };
export const cannotNormalSummon = (...card: Filter): Modifier => ({
  modifies: 'cannot-normal-summon',
  card,
  what: 'summon',
});
export const cannotNormalSummonOrSet = (...card: Filter): Modifier => ({
  modifies: 'cannot-normal-summon',
  card,
  what: 'summon-or-set',
});
/** "cannot Tribute Summon monsters, except …" */
export const cannotTributeSummon = (...card: Filter): Modifier => ({
  modifies: 'cannot-normal-summon',
  card,
  what: 'tribute-summon',
});
export const cannotFlipSummon = (...card: Filter): Modifier => ({ modifies: 'cannot-flip-summon', card });
/** "you can Normal Summon 1 … in addition to your Normal Summon" */
export const extraNormalSummon = (...card: Filter): Modifier => ({ modifies: 'extra-normal-summon', card });
/** "If you Link Summon …, you can use 1 … with its same name as the entire material" */
export const entireMaterial = (of: Filter, material: Filter): Modifier => ({
  modifies: 'entire-material',
  of,
  material,
});
/** "You can Normal Summon … without Tributing" */
export const summonsWithoutTributing = (...card: Filter): Modifier => ({
  modifies: 'summons-without-tributing',
  card,
});
/** "You can conduct 2 Normal Summons/Sets this turn, not just 1" */
export const normalSummons = (count: number): Modifier => ({ modifies: 'normal-summons', count });
/** "This card's Normal Summon cannot be negated" */
export const summonNotNegated = (...ways: readonly SummonWay[]): Modifier => ({
  modifies: 'summon-not-negated',
  ways,
});
/** "When Normal Summoned, cards and effects cannot be activated" */
export const silencesWhenSummoned = (side: Side, ...ways: readonly SummonWay[]): Modifier => ({
  modifies: 'silences-when-summoned',
  ways,
  side,
});
/** "this turn, each time …, …" */
export const eachTime = (on: EventPattern, does: Action): Modifier => ({ modifies: 'each-time', on, does });
/** "the next … this turn: …" */
export const theNextTime = (on: EventPattern, does: Action): Modifier => ({
  modifies: 'each-time',
  on,
  does,
  once: true,
});
export const effectsNegated: Modifier = { modifies: 'effects', how: 'negated' };

/** "the activated effects … are negated" */
export const activatedEffectsNegated: Modifier = { modifies: 'activated-effects', how: 'negated' };
/** The same of those that match when the effect resolves, also where it is on the Chain already. */
export const activatedEffectsNegatedAtResolution: Modifier = {
  modifies: 'activated-effects',
  how: 'negated',
  asOf: 'resolution',
};
export const cannotDeclareAttacks: Modifier = { modifies: 'cannot-declare-attacks' };
export const cannotAttack: Modifier = { modifies: 'cannot-attack' };
export const cannotAttackDirectly: Modifier = { modifies: 'cannot-attack-directly' };
/** "monsters cannot target it for attacks" */
export const cannotBeAttacked: Modifier = { modifies: 'cannot-be-attacked', by: 'any' };
/** "your opponent's monsters cannot target it for attacks" */
export const cannotBeAttackedByOpponent: Modifier = { modifies: 'cannot-be-attacked', by: 'opponent' };
/** "must target … for its attacks": `cannotTargetForAttacks(not(…))` */
export const cannotTargetForAttacks = (...which: Filter): Modifier => ({
  modifies: 'cannot-target-for-attacks',
  which,
});
/** "cannot declare an attack unless you …" */
export const attackCost = (cost: Action): Modifier => ({ modifies: 'attack-cost', cost });
/** "This face-up card on the field cannot be used as a Synchro Material." */
export const cannotBeMaterial = (...uses: readonly MaterialUse[]): Modifier => ({
  modifies: 'cannot-be-material',
  for: uses,
});
/** "can be used as a substitute for any 1 Fusion Material whose name is specifically listed" */
/** "you can substitute this monster for 1 Fusion Material that lists an Attribute, on a … Fusion Monster" */
export const substitutesAttributeOn = (...monster: Filter): Modifier => ({
  modifies: 'substitutes-fusion-material',
  attributeOn: monster,
});
export const substitutesFusionMaterial: Modifier = { modifies: 'substitutes-fusion-material' };
/** "your opponent cannot banish …" */
export const cannotBeBanishedByOpponent: Modifier = { modifies: 'cannot-be-banished', by: 'opponent' };
/** "… cannot be banished" */
export const cannotBeBanished: Modifier = { modifies: 'cannot-be-banished', by: 'any' };
export const cannotChangePosition: Modifier = { modifies: 'cannot-change-position' };
/** "cannot be destroyed by battle" (with a monster that matches) */
export const notDestroyedByBattle = (...withMonster: Filter): Modifier => ({
  modifies: 'not-destroyed-by-battle',
  with: withMonster,
});
export const notDestroyedByEffects: Modifier = { modifies: 'not-destroyed-by-effects', of: 'any' };
export const notDestroyedByOpponentsEffects: Modifier = {
  modifies: 'not-destroyed-by-effects',
  of: 'opponent',
};
/** "cannot be destroyed by the effects of …" */
export const notDestroyedByEffectsOf = (...by: Filter): Modifier => ({
  modifies: 'not-destroyed-by-effects',
  of: 'any',
  by,
});
/** "The first time … would be destroyed by … each turn, it is not destroyed." */
export const firstDestructionPrevented = (by: readonly Cause[], ...of: Filter): Modifier => ({
  modifies: 'first-destruction-prevented',
  by,
  of,
});
/** "The first 2 times …" */
export const firstDestructionsPrevented = (times: number, by: readonly Cause[]): Modifier => ({
  modifies: 'first-destruction-prevented',
  by,
  of: [],
  times,
});
/** "The first time each … would be destroyed by … each turn, it is not destroyed." */
export const firstDestructionOfEachPrevented = (by: readonly Cause[], ...of: Filter): Modifier => ({
  modifies: 'first-destruction-prevented',
  by,
  of,
  for: 'each',
});
export const cannotBeTargeted: Modifier = { modifies: 'cannot-be-targeted', by: 'any' };
/** "cannot be targeted by monster effects" */
export const cannotBeTargetedByEffectsOf = (...of: Filter): Modifier => ({
  modifies: 'cannot-be-targeted',
  by: 'any',
  of,
});
export const cannotBeTargetedByOpponent: Modifier = { modifies: 'cannot-be-targeted', by: 'opponent' };
/** The affected cards and their effects cannot be activated. */
export const cannotBeActivated: Modifier = { modifies: 'cannot-be-activated', what: 'card-or-effect' };
export const effectsCannotBeActivated: Modifier = { modifies: 'cannot-be-activated', what: 'effect' };
/** "The effects of monsters destroyed by battle with it are negated" */
export const negatesWhatItDestroysByBattle: Modifier = {
  modifies: 'negates-what-it-destroys-by-battle',
  how: 'negated',
};
/** "The effects of monsters destroyed by battle with it cannot activate and are negated" */
export const silencesWhatItDestroysByBattle: Modifier = {
  modifies: 'negates-what-it-destroys-by-battle',
  how: 'cannot-be-activated',
};
/** "damage calculation uses its original ATK and DEF" */
export const battlesWithOriginalValues: Modifier = { modifies: 'battles-with-original-values' };
/** "inflict piercing battle damage" */
export const piercing: Modifier = { modifies: 'piercing', times: 1 };
/** "inflict double piercing battle damage" */
export const doublePiercing: Modifier = { modifies: 'piercing', times: 2 };
/** "can make up to n attacks (on monsters)" */
export const attacks = (times: Amount, on: 'monsters' | 'any'): Modifier => ({
  modifies: 'attacks',
  times,
  on,
});
/** "gains n additional attacks" */
export const gainsAttacks = (amount: Amount): Modifier => ({ modifies: 'additional-attacks', amount });
const attacksAll = (use: 'optional' | 'mandatory', which: Filter): Modifier => ({
  modifies: 'attacks-all-monsters',
  use,
  which,
});
/** "must attack, if able" */
export const mustAttack: Modifier = { modifies: 'must-attack' };
export const mustAttackAllMonsters: Modifier = attacksAll('mandatory', []);
export const canAttackAllMonsters: Modifier = attacksAll('optional', []);
/** "can attack all … monsters your opponent controls, once each" */
export const canAttackAll = (...which: Filter): Modifier => attacksAll('optional', which);
/** "can attack while in face-up Defense Position", using its DEF */
export const attacksInDefensePosition: Modifier = { modifies: 'attacks-in-defense-position' };
export const attacksDirectly: Modifier = { modifies: 'attacks-directly' };
/** "can attack directly, but when it does so using this effect, the battle damage inflicted to your opponent is halved" */
export const attacksDirectlyForHalf: Modifier = { modifies: 'attacks-directly', damage: 'half' };
/** "it can make a second attack in a row" */
export const attacksOnceMoreInARow: Modifier = {
  modifies: 'attacks-again',
  order: 'in-a-row',
  use: 'optional',
  adds: 'only-to-one-attack',
};
const attacksAgain = (adds: 'always' | 'only-to-one-attack'): Modifier => ({
  modifies: 'attacks-again',
  order: 'any',
  use: 'optional',
  adds,
});
/** "it can attack again": on top of several attacks too. (battle.multiple-attacks.again-without-only-does-add) */
export const canAttackAgain: Modifier = attacksAgain('always');
/** "it can make a second attack", and only once more */
export const attacksOnlyOnceMore: Modifier = attacksAgain('only-to-one-attack');
/** "it can make a second attack on an opponent's monster" */
export const attacksMonsterOnceMore: Modifier = {
  modifies: 'attacks-again',
  order: 'any',
  use: 'optional',
  adds: 'only-to-one-attack',
  on: 'monsters',
};
/** "this card can attack again in a row" */
export const canAttackAgainInARow: Modifier = {
  modifies: 'attacks-again',
  order: 'in-a-row',
  use: 'optional',
  adds: 'always',
};
/** "it must attack again in a row" */
export const mustAttackAgainInARow: Modifier = {
  modifies: 'attacks-again',
  order: 'in-a-row',
  use: 'mandatory',
  adds: 'always',
};
/** "this card can make a second attack on an opponent's monster in a row" */
export const attacksMonsterOnceMoreInARow: Modifier = { ...attacksOnceMoreInARow, on: 'monsters' };
/** "can be treated as n Tributes for the Tribute Summon of …" */
export const countsAsTributes = (times: number, ...forMonster: Filter): Modifier => ({
  modifies: 'counts-as-tributes',
  times,
  for: forMonster,
});
/** "Your opponent cannot Tribute it" */
export const notTributedByOpponent: Modifier = { modifies: 'not-tributed', by: 'opponent' };
/** "It cannot be Tributed" */
export const notTributed: Modifier = { modifies: 'not-tributed', by: 'any' };
export const tributedByOpponent: Modifier = { modifies: 'tributed-by-opponent' };
export const silencesOpponentWhenAttacking: Modifier = { modifies: 'silences-opponent', when: 'attacks' };
/** "If this card battles, your opponent cannot activate cards or effects until the end of the Damage Step." */
export const silencesOpponentWhenBattling: Modifier = { modifies: 'silences-opponent', when: 'battles' };
/** "destroy this card", while a condition holds */
export const destroysItself: Modifier = { modifies: 'destroys-itself' };
/** "change … to Defense Position", as long as it applies */
export const staysIn = (position: BattlePosition): Modifier => ({ modifies: 'stays-in-position', position });
/** "cannot conduct your Battle Phase" */
export const noBattlePhase: Modifier = { modifies: 'no-battle-phase' };
/** "draw n cards instead of 1 for your normal draw" */
export const normalDrawOf = (count: Amount): Modifier => ({ modifies: 'normal-draw', count });
/** "cannot draw any cards by card effects" (wording.restriction.neither-player) */
export const cannotDrawByEffects: Modifier = { modifies: 'cannot-draw-by-effects' };
/** "cards cannot be added from your Main Deck to the hand" */
export const cannotAddFromDeck: Modifier = { modifies: 'cannot-add-from-deck' };
/** "cannot add cards from the Deck to the hand except by drawing them" (movement.draw.adding-to-hand-is-not-drawing) */
export const addsFromDeckByDrawingOnly: Modifier = { modifies: 'cannot-add-from-deck', except: 'drawing' };
/** "cannot activate cards, or the effects of cards, …" */
export const cannotActivate = (...card: Filter): Modifier => ({
  modifies: 'cannot-activate',
  card,
  what: 'card-or-effect',
});
/** "cannot activate Spell Cards" */
export const cannotActivateCards = (...card: Filter): Modifier => ({
  modifies: 'cannot-activate',
  card,
  what: 'card',
});
/** "your opponent cannot activate cards or effects in response to your Spell Card activations": said of you */
export const cardActivationsNotAnswered = (...card: Filter): Modifier => ({
  modifies: 'not-answered',
  card,
  what: 'card',
});
/** "your opponent cannot activate monster effects in response to the activation of your Normal Trap Cards" */
export const cardActivationsNotAnsweredWith = (answer: Filter, ...card: Filter): Modifier => ({
  modifies: 'not-answered',
  card,
  what: 'card',
  with: answer,
});
/** "… in response to the activation of … cards and effects" */
export const activationsNotAnswered = (...card: Filter): Modifier => ({
  modifies: 'not-answered',
  card,
  what: 'card-or-effect',
});
/** "You can activate the effects of … even while you control a monster": without the condition that their text makes */
export const activatesWithout = (condition: Condition, ...card: Filter): Modifier => ({
  modifies: 'activates-without',
  condition,
  card,
});
/** "You can activate the effects of … as Quick Effects" */
export const activatesAsQuick = (...card: Filter): Modifier => ({ modifies: 'activates-as-quick', card });
/** "you cannot banish … to activate this effect": `cannotPayFor([named('X')], …)` */
export const cannotPayFor = (effectsOf: Filter, ...card: Filter): Modifier => ({
  modifies: 'cannot-pay-with',
  card,
  for: effectsOf,
});
/** "cards with that name, and their effects, cannot be used" */
export const cannotBeUsed = (...card: Filter): Modifier => ({ modifies: 'cannot-use', card });
/** "any card sent to the GY is banished instead", said of the player whose GY it is */
export const banishedInsteadOfGy = (...card: Filter): Modifier => ({
  modifies: 'banished-instead-of-gy',
  card,
});
/** "can be activated the turn it was Set" */
export const activatedTheTurnItWasSet: Modifier = { modifies: 'activated-the-turn-it-was-set' };
/** "cannot be Tributed for a Tribute Summon" */
export const notTributedForTributeSummon: Modifier = { modifies: 'not-tributed-for-tribute-summon' };
/** "if it is used for a Synchro Summon, banish it" */
export const banishedAsMaterial = (...uses: readonly MaterialUse[]): Modifier => ({
  modifies: 'banished-as-material',
  for: uses,
});
/** "when an activated card or effect resolves that targets …, you can negate that effect, then …" */
export const negatesWhatTargets = (card: Filter, then: Action): Modifier => ({
  modifies: 'negates-what-targets',
  card,
  then,
});
/** "destroyed by battle, it is shuffled into the Deck instead of going to the GY" */
export const shuffledWhenDestroyedByBattle: Modifier = { modifies: 'shuffled-when-destroyed-by-battle' };
/** "destroyed by battle, it is banished instead of going to the GY" */
export const banishedWhenDestroyedByBattle: Modifier = { modifies: 'banished-when-destroyed-by-battle' };
/** "banish it when it leaves the field" */
export const banishedWhenItLeaves: Modifier = { modifies: 'banished-when-it-leaves' };
/** "place it on the bottom of the Deck when it leaves the field" */
export const placedOnBottomWhenItLeaves: Modifier = { modifies: 'placed-on-bottom-when-it-leaves' };
/** "if it would be destroyed, … instead" */
export const destructionReplaced = (options: {
  by: readonly Cause[];
  of?: Filter;
  use: 'optional' | 'mandatory';
  saves?: 'all-together' | 'one-alone';
  instead: Action;
}): Modifier => ({ modifies: 'destruction-replaced', ...options });
