import { andIfYouDo, at, banish, choose1, every, lookAt, monster, spell } from '@spellspeed/engine/language';
import { addsKashtira, KASHTIRA_SUMMONING, kashtiraStrikes } from '../../archetypes/kashtira.ts';
import { monsterCard } from '../../card.ts';

export const kashtiraUnicorn = monsterCard(68304193, {
  summoning: KASHTIRA_SUMMONING,
  effects: [
    addsKashtira(spell),
    kashtiraStrikes({
      resolve: andIfYouDo(
        lookAt(every(at('opponent', 'extra'))),
        banish(choose1(monster, at('opponent', 'extra')), { face: 'down' }),
      ),
    }),
  ],
});
