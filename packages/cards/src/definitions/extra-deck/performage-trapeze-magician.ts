import {
  also,
  apply,
  atkOf,
  attacks,
  choose1,
  continuous,
  destroy,
  detach,
  duringPhase,
  type EventPattern,
  exactLevel,
  except,
  faceUp,
  inAttackPosition,
  inMonsterZone,
  inYourDeck,
  later,
  materials,
  monster,
  moved,
  noDamageUpTo,
  oncePerTurn,
  player,
  quick,
  race,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  turnPlayerControls,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const IS_DESTROYED: readonly EventPattern[] = [
  moved(thisOne, { to: ['gy'], manner: ['destroyed'], by: ['battle'] }),
  moved([...thisOne, youControl], {
    to: ['gy'],
    manner: ['destroyed'],
    by: ['effect'],
    doer: 'opponent',
    owner: 'you',
  }),
];

export const performageTrapezeMagician = monsterCard(17016362, {
  summoning: { materials: [materials(2, exactLevel(4), race('Spellcaster'), monster)] },
  effects: [
    continuous({ from: ['monsters'], affects: player('you'), modifiers: [noDamageUpTo(atkOf(thisCard))] }),
    quick({
      limit: oncePerTurn,
      condition: duringPhase('main1'),
      cost: detach(1),
      targets: [
        target1(monster, faceUp, inAttackPosition, inMonsterZone, turnPlayerControls, except(thisCard)),
      ],
      resolve: also(
        apply('end-of-turn', target, attacks(2, 'any')),
        later('end-of-battle-phase', destroy(target)),
      ),
    }),
    trigger({
      from: ['gy'],
      on: IS_DESTROYED,
      use: 'if-you-can',
      resolve: specialSummon(choose1(series('Performage'), monster, inYourDeck)),
    }),
  ],
});
