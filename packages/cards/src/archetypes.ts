/** What cards of one archetype have in common, as far as their texts say it in the same words: one builder an archetype. */
import {
  type Action,
  activation,
  addToHand,
  all,
  also,
  and,
  andIfYouDo,
  andThen,
  apply,
  applyOneOf,
  at,
  banishedWhenItLeaves,
  type Cards,
  type Condition,
  cannotAttack,
  cannotSpecialSummon,
  choose1,
  coLinkedMonster,
  continuous,
  controlled,
  destroy,
  discard,
  draw,
  type Effect,
  type EventPattern,
  effectMonster,
  either,
  equip,
  except,
  existAtLeast,
  exists,
  type Filter,
  faceUp,
  frame,
  type IgnitionEffect,
  ifSo,
  ignition,
  inExtraMonsterZone,
  inMonsterZone,
  inPhase,
  inYourDeck,
  inYourGy,
  inYourHand,
  inYourPossession,
  isCard,
  itself,
  type Limit,
  leavesField,
  level,
  levelRaised,
  link,
  linked,
  type Modifier,
  matches,
  monster,
  moved,
  named,
  normalSummon,
  not,
  oath,
  oncePerTurn,
  onField,
  onlyWhile,
  opponentControls,
  player,
  property,
  quick,
  race,
  reveal,
  type Summoning,
  sendToGy,
  series,
  setCard,
  shuffleIntoDeck,
  specialSummon,
  specialSummonedFrom,
  specialSummonTokens,
  spell,
  spellOrTrap,
  summoned,
  summonedThisTurn,
  summonedUsing,
  type Target,
  type TriggerEffect,
  target,
  target1,
  the,
  thisCard,
  thisOne,
  token,
  topOfDeck,
  trap,
  tribute,
  trigger,
  unclassified,
  unless,
  useOncePerTurn,
  useOneOfTheEffectsPerTurn,
  xyzSummonOver,
  youCan,
  youControl,
} from '@spellspeed/engine/language';

const SWORDSOUL_TOKEN = token(20001444, 'Swordsoul Token', {
  race: 'Wyrm',
  attribute: 'WATER',
  abilities: ['tuner'],
  level: 4,
  atk: 0,
  def: 0,
});
/** Swordsoul: "Special Summon 1 "Swordsoul Token". While that Token is in the Monster Zone, the player who Summoned it cannot Special Summon from the Extra Deck, except Synchro Monsters." */
export const makesSwordsoulToken: Action = andIfYouDo(
  specialSummonTokens(1, SWORDSOUL_TOKEN, { as: 'token' }),
  onlyWhile(
    matches(the('token'), inMonsterZone),
    apply('while-it-stays', player('you'), cannotSpecialSummon(at('any', 'extra'), not(frame('synchro')))),
  ),
);

/** Floowandereeze: what leaves is banished; something, then a Winged Beast is Normal Summoned; it comes back to the hand from banishment. */
export const floowandereezeThat = (does: {
  readonly targets?: readonly Target[];
  readonly first: Action;
}): readonly Effect[] => [
  continuous({
    unclassified: true,
    from: ['monsters'],
    affects: itself(thisCard),
    modifiers: [banishedWhenItLeaves],
  }),
  trigger({
    on: summoned(thisOne, ['normal', 'tribute']),
    use: 'if-you-can',
    limit: useOncePerTurn,
    oath: oath(player('you'), cannotSpecialSummon()),
    ...(does.targets && { targets: does.targets }),
    resolve: andThen(does.first, youCan(normalSummon(choose1(race('Winged Beast'), monster, inYourHand)))),
  }),
  trigger({
    from: ['banished'],
    on: summoned([race('Winged Beast'), monster, youControl], ['normal', 'tribute']),
    use: 'if-you-can',
    limit: useOncePerTurn,
    oath: oath(player('you'), cannotSpecialSummon()),
    resolve: addToHand(thisCard),
  }),
];
/** … where what comes first is that a Winged Beast is added. */
export const floowandereeze = (...added: Filter): readonly Effect[] =>
  floowandereezeThat({ first: addToHand(choose1(...added, race('Winged Beast'), monster, inYourDeck)) });

/** Tenyi: "If you control no Effect Monsters: You can Special Summon this card from your hand." */
export const tenyiSummon: IgnitionEffect = ignition({
  from: ['hand'],
  condition: unless(exists(effectMonster, youControl)),
  limit: useOncePerTurn,
  resolve: specialSummon(thisCard),
});
/** "If you control a face-up non-Effect Monster" */
export const besideNonEffectMonster: Condition = exists(not(effectMonster), monster, faceUp, youControl);

/** Mathmech: "You can target 1 face-up monster on the field; …, also Special Summon this card from your hand, and if you do, …" */
export const mathmechSummon = (change: Modifier): IgnitionEffect =>
  ignition({
    from: ['hand'],
    limit: useOncePerTurn,
    targets: [target1(faceUp, monster, onField)],
    resolve: also(
      apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Cyberse')), at('any', 'extra'))),
      andIfYouDo(
        specialSummon(thisCard),
        and(apply('end-of-turn', thisCard, cannotAttack), apply('end-of-turn', target, change)),
      ),
    ),
  });
/** Mathmech: "If this card is destroyed by battle, or if this card in its owner's possession is destroyed by an opponent's card effect: You can add 1 "Mathmech" …" */
export const addsMathmechWhenDestroyed = (...kind: Filter): TriggerEffect =>
  trigger({
    from: ['gy', 'banished', 'extra'],
    on: [
      moved(thisOne, { manner: ['destroyed'], by: ['battle'] }),
      moved([...thisOne, inYourPossession], { manner: ['destroyed'], by: ['effect'], doer: 'opponent' }),
    ],
    use: 'if-you-can',
    limit: useOncePerTurn,
    resolve: addToHand(choose1(series('Mathmech'), ...kind, inYourDeck)),
  });

/** Sky Striker: "If you control no monsters in your Main Monster Zone" */
export const noMainZoneMonsters: Condition = unless(exists(at('you', 'monsters'), not(inExtraMonsterZone)));
/** Sky Striker: destroys the target, and with 3 Spells in the GY something else. */
export const skyStrikerManeuver = (destroyed: Target, other: Cards): readonly Effect[] => [
  activation({
    condition: noMainZoneMonsters,
    targets: [destroyed],
    resolve: andThen(destroy(target), ifSo(existAtLeast(3, spell, inYourGy), youCan(destroy(other)))),
  }),
];

/** Knightmare: "If this card is Link Summoned: You can discard 1 card", and what was co-linked at that time draws besides. One effect for each case. */
export const knightmareThat = (does: Action, ...targets: readonly Target[]): readonly Effect[] => {
  const text = {
    on: summoned(thisOne, ['link']),
    use: 'if-you-can',
    limit: useOncePerTurn,
    cost: discard(choose1(inYourHand)),
    targets,
  } as const;
  const isCoLinked = matches(thisCard, coLinkedMonster);
  return [
    trigger({ ...text, condition: unless(isCoLinked), resolve: does }),
    trigger({ ...text, number: 1, condition: isCoLinked, resolve: andThen(does, youCan(draw(1))) }),
  ];
};

/** Swordsoul Spells: "If this card is banished: You can target 1 "Swordsoul" monster, or Wyrm monster, you control; increase or decrease its Level by 1" */
export const banishedSwordsoulSpell: TriggerEffect = trigger({
  from: ['banished'],
  on: moved(thisOne, { to: ['banished'] }),
  use: 'if-you-can',
  limit: useOncePerTurn,
  targets: [
    target1(
      either([series('Swordsoul'), monster], [race('Wyrm'), monster]),
      level({ min: 1 }),
      faceUp,
      youControl,
    ),
  ],
  resolve: applyOneOf(
    apply('end-of-turn', target, levelRaised(1)),
    apply('end-of-turn', target, levelRaised(-1)),
  ),
});

const DESTROYED: Parameters<typeof moved>[1] = { from: ['monsters'], to: ['gy'], manner: ['destroyed'] };
const HERE: Filter = [isCard(thisCard), youControl];
/** Graydle: destroyed by battle or by the effect of such a card, it is equipped to an opponent's monster, takes it, and destroys it when it leaves. */
export const takesControlWhenDestroyedBy = (...of: Filter): readonly Effect[] => [
  trigger({
    from: ['gy'],
    on: [moved(HERE, { ...DESTROYED, by: ['battle'] }), moved(HERE, { ...DESTROYED, by: ['effect'], of })],
    use: 'if-you-can',
    targets: [target1(monster, faceUp, opponentControls)],
    resolve: andIfYouDo(equip(thisCard, target), link('held', target)),
  }),
  continuous({ from: ['spells'], affects: itself(linked('held')), modifiers: [controlled] }),
  unclassified({ number: 2, on: leavesField(), does: destroy(linked('held')) }),
];

/** Lightsworn: "During your End Phase: Send the top cards of your Deck to the GY." */
export const lightswornEndPhase = (count: number, limit?: Limit): Effect =>
  trigger({
    on: inPhase('end', 'you'),
    use: 'mandatory',
    ...(limit && { limit }),
    resolve: sendToGy(topOfDeck(count)),
  });

/** Impcantation: shows such a card of the hand, and comes with another one from the Deck; from the Deck it adds such a card. */
export const impcantation = (name: string, ...kind: Filter): readonly Effect[] => [
  ignition({
    from: ['hand'],
    limit: useOneOfTheEffectsPerTurn,
    cost: reveal(choose1(...kind, inYourHand)),
    resolve: and(
      specialSummon(thisCard),
      specialSummon(choose1(series('Impcantation'), monster, not(named(name)), inYourDeck)),
    ),
  }),
  trigger({
    on: summoned([...thisOne, specialSummonedFrom('deck')], ['special']),
    use: 'if-you-can',
    limit: useOneOfTheEffectsPerTurn,
    resolve: addToHand(choose1(...kind, inYourDeck)),
  }),
  continuous({
    from: ['monsters'],
    affects: player('you'),
    modifiers: [cannotSpecialSummon(at('any', 'extra'))],
  }),
];

/** Labrynth: this card and a card of the hand go to the GY, and a Labrynth Spell/Trap is Set. */
export const labrynthFurniture: Effect = quick({
  from: ['hand', 'monsters'],
  limit: useOncePerTurn,
  cost: and(sendToGy(thisCard), discard(choose1(inYourHand, except(thisCard)))),
  resolve: setCard(choose1(series('Labrynth'), spellOrTrap, at('you', 'hand', 'deck'))),
});

/** Labrynth: another monster leaves the field by a Normal Trap, a card is drawn, and a card of the hand comes to the field. */
export const labrynthServant = (limit: Limit): Effect =>
  trigger({
    on: leavesField([monster, except(thisCard)], {
      by: ['effect'],
      doer: 'you',
      of: [property('Normal'), trap],
    }),
    use: 'if-you-can',
    damageStep: 'forbidden',
    limit,
    resolve: andThen(
      draw(1),
      youCan(
        applyOneOf(
          specialSummon(choose1(race('Fiend'), monster, inYourHand)),
          setCard(choose1(spellOrTrap, inYourHand)),
        ),
      ),
    ),
  });

/** Timelord: "Once per turn, during your Standby Phase: Shuffle this card into the Deck." */
export const timelordReturn: TriggerEffect = trigger({
  on: inPhase('standby', 'you'),
  use: 'mandatory',
  limit: oncePerTurn,
  resolve: shuffleIntoDeck(thisCard),
});

/** Dragunity: "When this card is Summoned: You can target 1 Level 3 or lower Dragon "Dragunity" monster in your GY; equip that target to this card." */
export const equipsDragunityWhen = (on: EventPattern): TriggerEffect =>
  trigger({
    on,
    use: 'when-you-can',
    targets: [target1(level({ max: 3 }), race('Dragon'), series('Dragunity'), monster, inYourGy)],
    resolve: equip(target, thisCard),
  });

/** Exosister: when a card leaves a GY, moved by such a player, the monster becomes the material of an Exosister Xyz Monster. */
export const exosisterXyz = (by: 'opponent' | 'any'): Effect =>
  trigger({
    on: moved([], { from: ['gy'], ...(by === 'opponent' && { doer: by }) }),
    use: 'if-you-can',
    damageStep: 'forbidden',
    limit: useOncePerTurn,
    resolve: xyzSummonOver(thisCard, series('Exosister'), frame('xyz'), at('you', 'extra')),
  });
/** Exosister: "If you control this card that was Xyz Summoned this turn by using an "Exosister" monster as material" */
export const exosisterXyzSummonedThisTurn: Condition = all(
  matches(thisCard, summonedUsing('xyz', series('Exosister'), monster)),
  summonedThisTurn(thisCard, 'xyz'),
);

/** Kaiju: to the opponent's field for one of their monsters, or to the own field where the opponent has a Kaiju. */
export const KAIJU_SUMMONING: Summoning = {
  procedure: {
    from: ['hand'],
    does: tribute(choose1(monster, opponentControls)),
    to: 'opponent',
    positions: ['attack'],
  },
  otherProcedure: {
    from: ['hand'],
    condition: exists(series('Kaiju'), monster, faceUp, opponentControls),
    positions: ['attack'],
  },
};
