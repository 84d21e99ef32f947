import {
  ability,
  activateOncePerTurn,
  activation,
  addToHand,
  andIfYouDo,
  apply,
  as,
  attribute,
  canBeEquippedTo,
  cannotSpecialSummon,
  choose1,
  equip,
  eventCard,
  type Filter,
  inYourDeck,
  isCard,
  monster,
  not,
  oncePerTurn,
  player,
  race,
  sameNameAs,
  stillTheirs,
  summoned,
  target,
  target1,
  the,
  trigger,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const UNION: Filter = [attribute('LIGHT'), race('Machine'), ability('union'), monster];

export const unionHangar = spellCard(66399653, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: youCan(addToHand(choose1(...UNION, inYourDeck))),
    }),
    trigger({
      from: ['field'],
      on: summoned([...UNION, youControl], ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: oncePerTurn,
      targets: [stillTheirs(target1(isCard(eventCard), monster, youControl))],
      resolve: andIfYouDo(
        equip(
          as(
            'union',
            choose1(...UNION, inYourDeck, not(sameNameAs(target)), canBeEquippedTo(isCard(target))),
          ),
          target,
        ),
        apply('end-of-turn', player('you'), cannotSpecialSummon(isCard(the('union')))),
      ),
    }),
  ],
});
