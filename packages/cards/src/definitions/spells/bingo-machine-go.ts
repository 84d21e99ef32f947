import {
  activateOncePerTurn,
  activation,
  addToHand,
  andThen,
  as,
  atRandom,
  chooseExactly,
  either,
  inYourDeck,
  isCard,
  mentions,
  monster,
  named,
  not,
  reveal,
  series,
  spellOrTrap,
  the,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const listed = either(
  [series('Blue-Eyes'), monster],
  [mentions('Blue-Eyes White Dragon'), spellOrTrap, not(named('Bingo Machine, Go!!!'))],
  [mentions('Blue-Eyes Ultimate Dragon'), spellOrTrap, not(named('Bingo Machine, Go!!!'))],
);

export const bingoMachineGo = spellCard(93437091, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: andThen(
        reveal(as('revealed', chooseExactly(3, listed, inYourDeck))),
        addToHand(atRandom(1, isCard(the('revealed')), inYourDeck)),
      ),
    }),
  ],
});
