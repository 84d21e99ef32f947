import {
  addToHand,
  allThatMatch,
  at,
  atRandom,
  attacksDirectlyOn,
  banish,
  cameThisTurn,
  choose1,
  continuous,
  destroy,
  destroysItself,
  destructionReplaced,
  discard,
  discardToGy,
  draw,
  equip,
  equippedMonster,
  except,
  exists,
  faceUp,
  gainsAtkDef,
  ignition,
  inAttackPosition,
  inflictsBattleDamage,
  inGys,
  inMonsterZone,
  inPhase,
  inYourDeck,
  inYourGy,
  inYourHand,
  itself,
  level,
  matches,
  monster,
  moved,
  nameBecomes,
  named,
  not,
  notDestroyedByBattle,
  oncePerTurn,
  onField,
  opponentControls,
  placeCounters,
  race,
  sendToGy,
  series,
  specialSummon,
  spellOrTrap,
  target,
  target1,
  targetedForAttack,
  thisCard,
  thisOne,
  trigger,
  unaffectedBy,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

/** What a Union does for the monster that it is equipped to. */
const whileEquipped = { from: ['spells'], affects: itself(equippedMonster) } as const;
const destroyedInstead = destructionReplaced({
  by: ['battle', 'effect'],
  use: 'mandatory',
  instead: destroy(thisCard),
});

export const theWhiteStoneOfAncients = monsterCard(71039903, {
  effects: [
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: cameThisTurn(thisCard),
      resolve: specialSummon(choose1(series('Blue-Eyes'), monster, inYourDeck)),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(series('Blue-Eyes'), monster, inYourGy, except(thisCard))],
      resolve: addToHand(target),
    }),
  ],
});

export const theLadyInWight = monsterCard(40991587, {
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(
        race('Zombie'),
        level({ max: 3 }),
        monster,
        faceUp,
        inMonsterZone,
        not(named('The Lady in Wight')),
      ),
      modifiers: [notDestroyedByBattle(), unaffectedBy(spellOrTrap)],
    }),
    continuous({
      from: ['gy'],
      unclassified: true,
      affects: itself(thisCard),
      modifiers: [nameBecomes('Skull Servant')],
    }),
  ],
});

export const vengefulShinobi = monsterCard(26046205, {
  effects: [
    trigger({
      on: targetedForAttack(),
      use: 'mandatory',
      condition: matches(thisCard, faceUp, inAttackPosition),
      resolve: draw(1),
    }),
  ],
});

export const venomSerpent = monsterCard(36278828, {
  effects: [
    ignition({
      limit: oncePerTurn,
      targets: [target1(monster, opponentControls)],
      resolve: placeCounters(1, 'Venom Counter', target),
    }),
  ],
});

export const xSaberAirbellum = monsterCard(90508760, {
  effects: [
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'mandatory',
      condition: attacksDirectlyOn('opponent'),
      resolve: discard(atRandom(1, at('opponent', 'hand'))),
    }),
  ],
});

export const yDragonHead = monsterCard(65622692, {
  effects: [
    ignition({
      from: ['monsters', 'spells'],
      limit: oncePerTurn,
      modes: [
        {
          from: ['monsters'],
          targets: [target1(named('X-Head Cannon'), monster, youControl)],
          resolve: equip(thisCard, target),
        },
        { from: ['spells'], resolve: specialSummon(thisCard) },
      ],
    }),
    continuous({ number: 1, ...whileEquipped, modifiers: [destroyedInstead] }),
    continuous({ number: 2, ...whileEquipped, modifiers: [gainsAtkDef(400)] }),
  ],
});

export const zMetalTank = monsterCard(64500000, {
  effects: [
    ignition({
      from: ['monsters', 'spells'],
      limit: oncePerTurn,
      modes: [
        {
          from: ['monsters'],
          targets: [target1(named('X-Head Cannon', 'Y-Dragon Head'), monster, youControl)],
          resolve: equip(thisCard, target),
        },
        { from: ['spells'], resolve: specialSummon(thisCard) },
      ],
    }),
    continuous({ number: 1, ...whileEquipped, modifiers: [destroyedInstead] }),
    continuous({ number: 2, ...whileEquipped, modifiers: [gainsAtkDef(600)] }),
  ],
});

export const zeradiasHeraldOfHeaven = monsterCard(12171659, {
  effects: [
    ignition({
      from: ['hand'],
      cost: discardToGy(thisCard),
      resolve: addToHand(choose1(named('The Sanctuary in the Sky'), inYourDeck)),
    }),
    continuous({
      while: unless(exists(named('The Sanctuary in the Sky'), onField)),
      unclassified: true,
      affects: itself(thisCard),
      modifiers: [destroysItself],
    }),
  ],
});

export const zombieMaster = monsterCard(17259470, {
  effects: [
    ignition({
      limit: oncePerTurn,
      alsoAtResolution: matches(thisCard, faceUp, inMonsterZone),
      cost: sendToGy(choose1(monster, inYourHand)),
      targets: [target1(level({ max: 4 }), race('Zombie'), monster, inGys)],
      resolve: specialSummon(target),
    }),
  ],
});

export const watapon = monsterCard(87774234, {
  effects: [
    trigger({
      from: ['hand'],
      on: moved(thisOne, { from: ['deck'], to: ['hand'], by: ['effect'] }),
      use: 'if-you-can',
      resolve: specialSummon(thisCard),
    }),
  ],
});
