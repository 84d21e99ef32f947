/** What monsters of one kind have in common, as far as their texts say it in the same words: one builder a kind. */
import {
  type Action,
  type Amount,
  type Attribute,
  ability,
  addToHand,
  all,
  andIfYouDo,
  andThen,
  anyOf,
  apply,
  as,
  at,
  atkBecomes,
  atRandom,
  attackCost,
  attacksDirectly,
  attacksDirectlyOn,
  attribute,
  type BattlePosition,
  banish,
  type Condition,
  type ContinuousEffect,
  cannotAttack,
  cannotBeAttackedByOpponent,
  cannotSpecialSummon,
  cannotTargetForAttacks,
  cardOrEffectActivated,
  choose1,
  continuous,
  def,
  defBecomes,
  destroy,
  destroysItself,
  destructionReplaced,
  discard,
  type Effect,
  type EventPattern,
  either,
  equip,
  equippedMonster,
  equippedTo,
  except,
  exists,
  FIELD_ZONES,
  type Filter,
  faceUp,
  flippedThisTurn,
  frame,
  gainsAtk,
  type IgnitionEffect,
  ifSo,
  ignition,
  inflictsBattleDamage,
  inGys,
  inMonsterZone,
  inOpponentsGy,
  inPhase,
  inYourDeck,
  isCard,
  itself,
  type Limit,
  levelOf,
  levelRaised,
  link,
  linked,
  type Modifier,
  type MonsterTraits,
  matches,
  monster,
  moved,
  named,
  not,
  notDestroyedByBattle,
  notDestroyedByEffects,
  oncePerTurn,
  onlyOneOnField,
  opponentControls,
  originalAtkOf,
  originalDefOf,
  originalLevel,
  type Procedure,
  payLifePoints,
  player,
  quick,
  race,
  rank,
  returnToHand,
  reveal,
  type SummonWay,
  sendToGy,
  series,
  specialSummon,
  spellOrTrap,
  stillTheirs,
  summonedBy,
  summonedThisTurn,
  sumOf,
  type Test,
  type TriggerEffect,
  target,
  target1,
  the,
  thisCard,
  thisOne,
  times,
  topOfDeck,
  trigger,
  type UnclassifiedEffect,
  unclassified,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';

/** Spirit: "During the End Phase of the turn this card is Normal Summoned or flipped face-up: Return it to the hand." */
export const spiritReturn: TriggerEffect = trigger({
  on: inPhase('end', 'any'),
  use: 'mandatory',
  condition: anyOf(summonedThisTurn(thisCard, 'normal', 'tribute'), flippedThisTurn(thisCard)),
  resolve: returnToHand(thisCard),
});

/** Yosenju: "Once per turn, during the End Phase, if this card was Normal Summoned this turn: Return it to the hand." */
export const yosenjuReturn: TriggerEffect = trigger({
  on: inPhase('end', 'any'),
  use: 'mandatory',
  limit: oncePerTurn,
  condition: summonedThisTurn(thisCard, 'normal', 'tribute'),
  resolve: returnToHand(thisCard),
});

/** Sylvan: "You can excavate the top card of your Deck, and if it is a Plant monster, send it to the GY. Otherwise, …" */
export const excavateForPlant = (otherwise: Action): Action =>
  andThen(
    reveal(as('top', topOfDeck(1))),
    ifSo(matches(the('top'), race('Plant'), monster), sendToGy(the('top')), otherwise),
  );
/** Sylvan: "If this card is excavated from the Deck and sent to the GY by a card effect" */
export const excavatedAndSentToGy = (): EventPattern =>
  moved(thisOne, { from: ['deck'], to: ['gy'], by: ['effect'], excavated: true });

/** "a monster whose original Level/Rank is lower than this card's Level" */
const BELOW: { max: Amount } = { max: sumOf(levelOf(thisCard), -1) };
export const originallyLowerThanThis: Test = either([originalLevel(BELOW)], [rank(BELOW)]);
/** F.A.: "Gains ATK equal to its Level x 300", and what else applies to it. */
export const strongByItsLevel = (...also: readonly Modifier[]): ContinuousEffect =>
  continuous({
    affects: itself(thisCard),
    modifiers: [gainsAtk(times(300, levelOf(thisCard))), ...also],
  });
/** F.A.: "If an "F.A." Spell/Trap Card or effect is activated (except during the Damage Step): You can increase this card's Level by 1." */
export const risesWithFaCards: TriggerEffect = trigger({
  on: cardOrEffectActivated('any', series('F.A.'), spellOrTrap),
  use: 'if-you-can',
  damageStep: 'permitted',
  resolve: apply('while-face-up', thisCard, levelRaised(1)),
});

/** Pendulum Monsters: "If this card in the Monster Zone is destroyed by battle or card effect: You can …" */
export const whenDestroyedInMonsterZone = (resolve: Action): TriggerEffect =>
  trigger({
    from: ['gy', 'extra', 'banished'],
    on: moved([...thisOne, inMonsterZone], { manner: ['destroyed'], by: ['battle', 'effect'] }),
    use: 'if-you-can',
    resolve,
  });

/** Qliphort: "You cannot Special Summon monsters, except "Qli" monsters. This effect cannot be negated." */
export const specialSummonsQliAlone: ContinuousEffect = continuous({
  from: ['pendulum'],
  cannotBeNegated: true,
  affects: player('you'),
  modifiers: [cannotSpecialSummon(not(series('Qli')))],
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

const taken = linked('taken');
const hasTaken = matches(taken, equippedTo(isCard(thisCard)));
/** Relinquished and its kin: "You can target 1 monster your opponent controls; equip that target to this card (max. 1)." */
export const takesAMonster: IgnitionEffect = ignition({
  limit: oncePerTurn,
  condition: unless(hasTaken),
  targets: [stillTheirs(target1(monster, opponentControls))],
  resolve: andIfYouDo(equip(target, thisCard), link('taken', target)),
});
/** Relinquished and its kin: while such a monster is equipped. */
export const whileATakenMonsterIsEquipped: Condition = hasTaken;
/** Relinquished and its kin: its ATK/DEF become those of the monster, which is destroyed in its place. */
export const livesOnTakenMonster = (number: number): readonly Effect[] => [
  continuous({
    number,
    while: hasTaken,
    affects: itself(thisCard),
    modifiers: [atkBecomes(originalAtkOf(taken)), defBecomes(originalDefOf(taken))],
  }),
  continuous({
    number,
    affects: itself(thisCard),
    modifiers: [destructionReplaced({ by: ['battle'], use: 'mandatory', instead: destroy(taken) })],
  }),
];

/** Blackwing: "If you control a "Blackwing" monster other than "X", you can Special Summon this card (from your hand)." */
export const withAnotherBlackwing = (name: string): Procedure => ({
  from: ['hand'],
  condition: exists(series('Blackwing'), monster, faceUp, youControl, not(named(name))),
});

/** Giant Rat and its kin: "When this card is destroyed by battle and sent to the GY: You can Special Summon 1 … from your Deck in Attack Position." */
export const recruits = (...wanted: Filter): TriggerEffect =>
  trigger({
    from: ['gy'],
    on: moved(thisOne, { from: ['monsters'], to: ['gy'], manner: ['destroyed'], by: ['battle'] }),
    use: 'when-you-can',
    resolve: specialSummon(choose1(...wanted, monster, inYourDeck), { positions: ['attack'] }),
  });

/** "When this card inflicts battle damage to your opponent by a direct attack: They discard 1 random card." */
export const discardsByDirectAttack: TriggerEffect = trigger({
  on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
  use: 'mandatory',
  condition: attacksDirectlyOn('opponent'),
  resolve: discard(atRandom(1, at('opponent', 'hand'))),
});

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

/** Mecha Phantom Beast: "While you control a Token, this card cannot be destroyed by battle or card effects." */
export const safeWhileYouControlAToken: ContinuousEffect = continuous({
  from: ['monsters'],
  while: exists(frame('token'), youControl),
  affects: itself(thisCard),
  modifiers: [notDestroyedByBattle(), notDestroyedByEffects],
});

const FIELD_SPELL: Condition = exists(faceUp, at('any', 'field'));
/** "If there is no face-up Field Spell on the field, destroy this card." */
export const destroyedWithoutFieldSpell: ContinuousEffect = continuous({
  while: unless(FIELD_SPELL),
  affects: itself(thisCard),
  modifiers: [destroysItself],
});
/** Earthbound Immortal: what all of them say first. */
export const earthboundImmortal: readonly Effect[] = [
  onlyOneOnField(series('Earthbound Immortal'), monster),
  destroyedWithoutFieldSpell,
  continuous({ affects: itself(thisCard), modifiers: [cannotBeAttackedByOpponent] }),
  continuous({ affects: itself(thisCard), modifiers: [attacksDirectly] }),
];

/** Yang Zing: "When this card you control is destroyed by battle or card effect and sent to your GY: You can Special Summon 1 "Yang Zing" monster from your Deck, except "X"." */
export const bringsAnotherYangZing = (
  name: string,
  limit: Limit,
  positions: readonly BattlePosition[] = ['attack', 'defense'],
): TriggerEffect =>
  trigger({
    from: ['gy'],
    on: moved([...thisOne, youControl], {
      to: ['gy'],
      manner: ['destroyed'],
      by: ['battle', 'effect'],
      owner: 'you',
    }),
    use: 'when-you-can',
    limit,
    resolve: specialSummon(choose1(series('Yang Zing'), monster, not(named(name)), inYourDeck), {
      positions,
    }),
  });

const OPPONENT_HAS_A_MONSTER: Condition = exists(monster, opponentControls);
/** Bystial: "You can target 1 LIGHT or DARK monster in either GY; banish it, and if you do, Special Summon this card from your hand. This is a Quick Effect if your opponent controls a monster." */
export const bystialSummon: readonly Effect[] = [ignition, quick].map((kind) =>
  kind({
    number: 1,
    from: ['hand'],
    condition: kind === quick ? OPPONENT_HAS_A_MONSTER : unless(OPPONENT_HAS_A_MONSTER),
    limit: useOncePerTurn,
    targets: [target1(either([attribute('LIGHT')], [attribute('DARK')]), monster, inGys)],
    resolve: andIfYouDo(banish(target), specialSummon(thisCard)),
  }),
);

/** Link Charmers: they take a monster of their Attribute from the opponent's GY, and one with 1500 or less DEF comes from the Deck when they are destroyed. */
export const linkCharmer = (of: Attribute): readonly Effect[] => [
  ignition({
    limit: useOncePerTurn,
    targets: [target1(attribute(of), monster, inOpponentsGy)],
    resolve: specialSummon(target, { pointedToBy: thisOne }),
  }),
  trigger({
    from: ['gy', 'banished', 'extra'],
    on: [
      moved([...thisOne, summonedBy('link'), inMonsterZone], { manner: ['destroyed'], by: ['battle'] }),
      moved([...thisOne, summonedBy('link'), at('you', 'monsters')], {
        manner: ['destroyed'],
        by: ['effect'],
        doer: 'opponent',
      }),
    ],
    use: 'if-you-can',
    limit: useOncePerTurn,
    resolve: addToHand(choose1(attribute(of), monster, def({ max: 1500 }), inYourDeck)),
  }),
];
