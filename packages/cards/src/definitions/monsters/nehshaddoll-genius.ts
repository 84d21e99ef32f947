import {
  apply,
  effectMonster,
  effectsCannotBeActivated,
  except,
  faceUp,
  flipped,
  inMonsterZone,
  monster,
  moved,
  series,
  target,
  target1,
  thisOne,
  trigger,
  unaffectedBy,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const nehshaddollGenius = monsterCard(66675911, {
  effects: [
    trigger({
      on: flipped(),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      targets: [target1(series('Shaddoll'), monster, faceUp, youControl)],
      resolve: apply('end-of-turn', target, unaffectedBy(monster, except(target))),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], by: ['effect'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      targets: [target1(effectMonster, monster, faceUp, inMonsterZone)],
      resolve: apply('end-of-turn', target, effectsCannotBeActivated),
    }),
  ],
});
