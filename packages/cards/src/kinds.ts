/** What monsters of one kind have in common, as far as their texts say it in the same words: one builder a kind. */
import {
  type Action,
  ability,
  all,
  anyOf,
  attackCost,
  attacksDirectly,
  type Condition,
  type ContinuousEffect,
  cannotAttack,
  cannotTargetForAttacks,
  continuous,
  destroy,
  destructionReplaced,
  type Effect,
  equip,
  equippedMonster,
  except,
  exists,
  FIELD_ZONES,
  type Filter,
  faceUp,
  flippedThisTurn,
  type IgnitionEffect,
  ignition,
  inPhase,
  itself,
  type Modifier,
  type MonsterTraits,
  monster,
  moved,
  named,
  not,
  oncePerTurn,
  opponentControls,
  payLifePoints,
  returnToHand,
  type SummonWay,
  specialSummon,
  summonedThisTurn,
  type TriggerEffect,
  target,
  target1,
  thisCard,
  trigger,
  type UnclassifiedEffect,
  unclassified,
  unless,
  youControl,
} from '@spellspeed/engine';

/** Spirit: "During the End Phase of the turn this card is Normal Summoned or flipped face-up: Return it to the hand." */
export const spiritReturn: TriggerEffect = trigger({
  on: inPhase('end', 'any'),
  use: 'mandatory',
  condition: anyOf(summonedThisTurn(thisCard, 'normal', 'tribute'), flippedThisTurn(thisCard)),
  resolve: returnToHand(thisCard),
});

/** Gemini: the effects that the monster gains when it is Normal Summoned again; the two before them are those of its kind. */
export const gemini = (...gained: readonly Effect[]): readonly Effect[] =>
  gained.map((effect) => ({ ...effect, number: 2 }));

/** Union: "Once per turn, you can either: Target 1 … you control; equip this card to that target, OR: Unequip this card and Special Summon it." */
export const unionEquip = (...host: Filter): IgnitionEffect =>
  ignition({
    number: 1,
    from: ['monsters', 'spells'],
    limit: oncePerTurn,
    modes: [
      {
        from: ['monsters'],
        targets: [target1(...host, monster, youControl, except(thisCard))],
        resolve: equip(thisCard, target),
      },
      { from: ['spells'], resolve: specialSummon(thisCard) },
    ],
  });
/** Union: what applies to the monster that it is equipped to. */
export const whileEquipped = (number: number, ...modifiers: readonly Modifier[]): ContinuousEffect =>
  continuous({ number, from: ['spells'], affects: itself(equippedMonster), modifiers });
/** Union: "If the equipped monster would be destroyed by battle or card effect, destroy this card instead." */
export const destroyedInsteadOfEquipped: ContinuousEffect = whileEquipped(
  1,
  destructionReplaced({ by: ['battle', 'effect'], use: 'mandatory', instead: destroy(thisCard) }),
);

/** Trap Monster: "Special Summon this card as an Effect Monster (…) (this card is also still a Trap)." */
export const summonAsMonsterStillTrap = (traits: Omit<MonsterTraits, 'abilities' | 'stillTrap'>): Action =>
  specialSummon(thisCard, { traits: { ...traits, abilities: [], stillTrap: true } });

/** The card that Toons need. */
const toonWorld = named('Toon World');
/** Toon: "while you control "Toon World"" */
export const youControlToonWorld: Condition = exists(toonWorld, youControl);
/** Toon: "Cannot attack the turn it is Summoned", in one of these ways. */
export const cannotAttackTheTurnItIsSummoned = (...ways: readonly SummonWay[]): ContinuousEffect =>
  continuous({
    number: 1,
    while: summonedThisTurn(thisCard, ...ways),
    affects: itself(thisCard),
    modifiers: [cannotAttack],
  });
/** Toon: "You must pay 500 LP to declare an attack with this monster." */
const attackFor500: ContinuousEffect = continuous({
  number: 2,
  affects: itself(thisCard),
  modifiers: [attackCost(payLifePoints(500))],
});
const opponentControlsToon: Condition = exists(ability('toon'), monster, opponentControls);
/** Toon: it can attack directly while the opponent controls no Toon monster, and what else the text asks for holds. */
export const attacksDirectlyPastNoToon = (number: number, ...also: readonly Condition[]): ContinuousEffect =>
  continuous({
    number,
    while: all(...also, unless(opponentControlsToon)),
    affects: itself(thisCard),
    modifiers: [attacksDirectly],
  });
/** Toon: "…, in which case this card must target a Toon monster for its attacks." */
const targetsToons: ContinuousEffect = continuous({
  number: 3,
  while: opponentControlsToon,
  affects: itself(thisCard),
  modifiers: [cannotTargetForAttacks(not(ability('toon'), monster))],
});
/** Toon: "If "Toon World" on the field is destroyed, destroy this card." */
export const destroyedWithToonWorld: UnclassifiedEffect = unclassified({
  number: 4,
  on: moved([toonWorld, faceUp], { from: FIELD_ZONES, manner: ['destroyed'] }),
  does: destroy(thisCard),
});
/** Toon: what the Toons say that are Special Summoned first. */
export const specialSummonedToon: readonly Effect[] = [
  cannotAttackTheTurnItIsSummoned('special'),
  attackFor500,
  attacksDirectlyPastNoToon(3),
  targetsToons,
  destroyedWithToonWorld,
];
