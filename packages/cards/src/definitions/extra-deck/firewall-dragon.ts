import {
  at,
  choose1,
  coLinkedTo,
  inYourHand,
  materialsOrMore,
  monster,
  moved,
  numberOf,
  onceWhileFaceUp,
  pointedToBy,
  quick,
  race,
  returnToHand,
  specialSummon,
  target,
  targetUpTo,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const pointedTo = [monster, pointedToBy(thisCard)] as const;

export const firewallDragon = monsterCard(5043010, {
  summoning: { materials: [materialsOrMore(2, monster)] },
  effects: [
    quick({
      limit: onceWhileFaceUp,
      alsoLimit: useOncePerTurn,
      targets: [targetUpTo(numberOf(monster, coLinkedTo(thisCard)), monster, at('any', 'monsters', 'gy'))],
      resolve: returnToHand(target),
    }),
    trigger({
      on: [
        moved([...pointedTo], { manner: ['destroyed'], by: ['battle'] }),
        moved([...pointedTo], { from: ['monsters'], to: ['gy'] }),
      ],
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(race('Cyberse'), monster, inYourHand)),
    }),
  ],
});
