import {
  activateCard,
  activation,
  addToHand,
  applyOneOf,
  choose1,
  type Filter,
  inYourDeck,
  property,
  spell,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const FIELD_SPELL: Filter = [property('Field'), spell, inYourDeck];

export const metaverse = trapCard(89208725, {
  effects: [
    activation({
      resolve: applyOneOf(activateCard(choose1(...FIELD_SPELL)), addToHand(choose1(...FIELD_SPELL))),
    }),
  ],
});
