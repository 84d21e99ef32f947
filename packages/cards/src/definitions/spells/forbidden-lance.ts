import {
  activation,
  apply,
  except,
  faceUp,
  gainsAtk,
  inMonsterZone,
  monster,
  spellOrTrap,
  target,
  target1,
  thisCard,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const forbiddenLance = spellCard(27243130, {
  effects: [
    activation({
      targets: [target1(faceUp, monster, inMonsterZone)],
      resolve: apply('end-of-turn', target, gainsAtk(-800), unaffectedBy(spellOrTrap, except(thisCard))),
    }),
  ],
});
