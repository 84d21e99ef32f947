import {
  apply,
  cannotBeActivated,
  choose1,
  either,
  faceDown,
  faceUp,
  ignition,
  inYourHand,
  monster,
  named,
  not,
  opponentControls,
  sendToGy,
  series,
  specialSummon,
  spellOrTrap,
  summoned,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const salamangreatFowl = monsterCard(89662401, {
  effects: [
    trigger({
      from: ['hand'],
      on: summoned(
        [series('Salamangreat'), monster, not(named('Salamangreat Fowl')), youControl],
        ['normal', 'tribute', 'special'],
      ),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    ignition({
      cost: sendToGy(choose1(series('Salamangreat'), either([inYourHand], [faceUp, youControl]))),
      targets: [target1(spellOrTrap, faceDown, opponentControls)],
      resolve: apply('end-of-turn', target, cannotBeActivated),
    }),
  ],
});
