import {
  all,
  destroy,
  draw,
  duringPhase,
  FIELD_ZONES,
  moved,
  oncePerChain,
  onField,
  opponentsTurn,
  quick,
  series,
  spellOrTrap,
  summoned,
  synchroSummonUsing,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const tGWonderMagician = monsterCard(98558751, {
  summoning: { materials: tunerAndNonTuners(series('T.G.')) },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'mandatory',
      targets: [target1(spellOrTrap, onField)],
      resolve: destroy(target),
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: moved(thisOne, { from: FIELD_ZONES, manner: ['destroyed'] }),
      use: 'mandatory',
      resolve: draw(1),
    }),
    quick({
      limit: oncePerChain,
      condition: all(opponentsTurn, duringPhase('main1', 'main2')),
      resolve: synchroSummonUsing(thisCard),
    }),
  ],
});
