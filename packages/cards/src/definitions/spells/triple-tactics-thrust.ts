import {
  activatedEffectThisTurn,
  activateOncePerTurn,
  activation,
  addToHand,
  andIfYouDo,
  apply,
  applyOneOf,
  as,
  cannotBeActivated,
  choose1,
  exists,
  type Filter,
  ifSo,
  inYourDeck,
  monster,
  named,
  not,
  opponentControls,
  property,
  setCard,
  spellOrTrap,
  the,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const ONE: Filter = [property('Normal'), spellOrTrap, not(named('Triple Tactics Thrust')), inYourDeck];
const setIt = andIfYouDo(
  setCard(as('set', choose1(...ONE))),
  apply('end-of-turn', the('set'), cannotBeActivated),
);

export const tripleTacticsThrust = spellCard(35269904, {
  effects: [
    activation({
      condition: activatedEffectThisTurn('opponent', [monster]),
      limit: activateOncePerTurn,
      resolve: ifSo(exists(monster, opponentControls), applyOneOf(setIt, addToHand(choose1(...ONE))), setIt),
    }),
  ],
});
