import { banish, faceUp, monster, opponentControls, target, target1 } from '@spellspeed/engine/language';
import { addsKashtira, KASHTIRA_SUMMONING, kashtiraStrikes } from '../../archetypes/kashtira.ts';
import { monsterCard } from '../../card.ts';

export const kashtiraFenrir = monsterCard(32909498, {
  summoning: KASHTIRA_SUMMONING,
  effects: [
    addsKashtira(monster),
    kashtiraStrikes({
      targets: [target1(faceUp, opponentControls)],
      resolve: banish(target, { face: 'down' }),
    }),
  ],
});
