import {
  continuous,
  destroy,
  destructionReplaced,
  equip,
  equippedMonster,
  gainsAtkDef,
  ignition,
  itself,
  monster,
  named,
  oncePerTurn,
  specialSummon,
  target,
  target1,
  thisCard,
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
