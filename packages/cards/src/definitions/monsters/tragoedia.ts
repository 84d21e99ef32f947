import {
  apply,
  as,
  choose1,
  continuous,
  faceUp,
  gainsAtkDef,
  ignition,
  inflictsBattleDamage,
  inYourGy,
  inYourHand,
  itself,
  level,
  levelBecomes,
  levelOf,
  monster,
  numberOf,
  oncePerTurn,
  opponentControls,
  sendToGy,
  specialSummon,
  takeControl,
  target,
  target1,
  that,
  the,
  thisCard,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const SENT = levelOf(the('sent'));

export const tragoedia = monsterCard(98777036, {
  effects: [
    trigger({
      from: ['hand'],
      on: inflictsBattleDamage([], { to: 'you' }),
      use: 'when-you-can',
      resolve: specialSummon(thisCard),
    }),
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtkDef(times(600, numberOf(inYourHand)))],
    }),
    ignition({
      limit: oncePerTurn,
      cost: sendToGy(as('sent', choose1(monster, level({ min: 1 }), inYourHand))),
      targets: [target1(level({ min: SENT, max: SENT }), faceUp, monster, opponentControls)],
      resolve: takeControl(that(target, faceUp)),
    }),
    ignition({
      limit: oncePerTurn,
      targets: [target1(level({ min: 1 }), monster, inYourGy)],
      resolve: apply('end-of-turn', thisCard, levelBecomes(levelOf(target))),
    }),
  ],
});
