import {
  activatedIn,
  chainedTo,
  destroy,
  effectActivated,
  FIELD_ZONES,
  monster,
  onField,
  quick,
  sendToGy,
  spellOrTrap,
  that,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ghostOgreSnowRabbit = monsterCard(59438930, {
  effects: [
    quick({
      from: ['hand', 'monsters'],
      on: [
        activatedIn(effectActivated('any', monster), 'monsters'),
        activatedIn(effectActivated('any', spellOrTrap), ...FIELD_ZONES),
      ],
      limit: useOncePerTurn,
      cost: sendToGy(thisCard),
      resolve: destroy(that(chainedTo, onField)),
    }),
  ],
});
