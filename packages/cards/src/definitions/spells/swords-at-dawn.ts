import {
  activateOncePerTurn,
  activation,
  andIfYouDo,
  appropriateFor,
  canBeEquippedTo,
  cannotSpecialSummon,
  destroy,
  equip,
  faceUp,
  inYourGy,
  later,
  monster,
  oath,
  onField,
  player,
  property,
  spell,
  target1,
  targetAs,
  the,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const swordsAtDawn = spellCard(25067275, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      oath: oath(player('you'), cannotSpecialSummon()),
      targets: [
        targetAs(
          'equip',
          target1(property('Equip'), spell, inYourGy, canBeEquippedTo(monster, faceUp, onField)),
        ),
        targetAs('host', target1(monster, faceUp, onField, appropriateFor(the('equip')))),
      ],
      resolve: andIfYouDo(equip(the('equip'), the('host')), later('end-phase', destroy(the('equip')))),
    }),
  ],
});
