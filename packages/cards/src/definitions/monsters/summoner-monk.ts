import {
  andIfYouDo,
  apply,
  as,
  cannotAttack,
  changePosition,
  choose1,
  continuous,
  discard,
  exactLevel,
  ignition,
  inYourDeck,
  inYourHand,
  itself,
  monster,
  notTributed,
  oncePerTurn,
  specialSummon,
  spell,
  summoned,
  the,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const summonerMonk = monsterCard(423585, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notTributed] }),
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'flip']),
      use: 'mandatory',
      resolve: changePosition(thisCard, 'defense'),
    }),
    ignition({
      limit: oncePerTurn,
      cost: discard(choose1(spell, inYourHand)),
      resolve: andIfYouDo(
        specialSummon(as('summoned', choose1(exactLevel(4), monster, inYourDeck))),
        apply('end-of-turn', the('summoned'), cannotAttack),
      ),
    }),
  ],
});
