import {
  banish,
  cannotDeclareAttacks,
  faceUp,
  ignition,
  inAttackPosition,
  matches,
  monster,
  oath,
  oncePerTurn,
  opponentControls,
  player,
  stillTheirs,
  target,
  target1,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const inAttack = matches(thisCard, faceUp, inAttackPosition, youControl);

export const destinyHeroDoomLord = monsterCard(41613948, {
  effects: [
    ignition({
      limit: oncePerTurn,
      oath: oath(player('you'), cannotDeclareAttacks),
      condition: inAttack,
      alsoAtResolution: inAttack,
      targets: [stillTheirs(target1(monster, opponentControls))],
      resolve: banish(target, {
        until: 'standby-phase',
        turns: { nth: 2, of: 'you', from: 'next-turn' },
      }),
    }),
  ],
});
