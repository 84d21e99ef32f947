import {
  addToHand,
  all,
  allThatMatch,
  andIfYouDo,
  apply,
  as,
  atk,
  atTiming,
  attackingMonster,
  attacksInDefensePosition,
  attackTarget,
  cannotActivate,
  changePosition,
  choose1,
  continuous,
  destroy,
  destructionReplaced,
  doubleBattleDamage,
  equip,
  equippedMonster,
  FIELD_ZONES,
  gainsAtkDef,
  halfBattleDamage,
  ignition,
  inYourDeck,
  isCard,
  itself,
  matches,
  monster,
  moved,
  named,
  notDestroyedByBattle,
  oncePerTurn,
  opponentControls,
  piercing,
  player,
  sameNameAs,
  series,
  specialSummon,
  summoned,
  target,
  target1,
  the,
  thisCard,
  thisOne,
  trigger,
  unclassified,
  useOncePerTurn,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const obnoxiousCelticGuard = monsterCard(52077741, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(atk({ min: 1900 }))],
    }),
  ],
});

export const sangan = monsterCard(26202165, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'mandatory',
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        addToHand(as('added', choose1(monster, atk({ max: 1500 }), inYourDeck))),
        apply('end-of-turn', player('you'), cannotActivate(sameNameAs(the('added')))),
      ),
    }),
  ],
});

export const spearDragon = monsterCard(31553716, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [piercing] }),
    unclassified({
      on: atTiming('damage-step-end'),
      condition: matches(attackingMonster, isCard(thisCard)),
      does: changePosition(thisCard, 'defense'),
    }),
  ],
});

/** What a Union does for the monster that it is equipped to. */
const whileEquipped = { from: ['spells'], affects: itself(equippedMonster) } as const;
const destroyedInstead = destructionReplaced({
  by: ['battle', 'effect'],
  use: 'mandatory',
  instead: destroy(thisCard),
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

export const photonCircle = monsterCard(64145892, {
  effects: [
    continuous({
      while: matches(yourBattlingMonster, isCard(thisCard)),
      affects: player('you'),
      modifiers: [halfBattleDamage],
    }),
  ],
});

export const stoneStatueOfTheAztecs = monsterCard(31812496, {
  effects: [
    continuous({
      while: all(matches(attackingMonster, opponentControls), matches(attackTarget, isCard(thisCard))),
      affects: player('opponent'),
      modifiers: [doubleBattleDamage],
    }),
  ],
});

export const superheavySamuraiBigBenkei = monsterCard(3117804, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'when-you-can',
      resolve: changePosition(thisCard),
    }),
    continuous({
      affects: allThatMatch(series('Superheavy Samurai'), monster, youControl),
      modifiers: [attacksInDefensePosition],
    }),
  ],
});
