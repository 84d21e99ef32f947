import { andThen, choose1, discard, draw, eachPlayer, inYourHand } from '@spellspeed/engine/language';
import { danger } from '../../archetypes/danger.ts';
import { monsterCard } from '../../card.ts';

export const dangerMothman = monsterCard(52350806, {
  effects: danger('Danger! Mothman!', {
    resolve: andThen(draw(1, 'any'), eachPlayer(discard(choose1(inYourHand)))),
  }),
});
