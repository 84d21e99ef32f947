import {
  activation,
  addToHand,
  and,
  andIfYouDo,
  apply,
  as,
  at,
  attribute,
  banish,
  choose1,
  discard,
  equip,
  equippedTo,
  exactLevel,
  faceUp,
  gainsAtk,
  ignition,
  inYourDeck,
  inYourHand,
  isCard,
  matches,
  mentions,
  monster,
  named,
  not,
  onlyWhile,
  series,
  spellOrTrap,
  target,
  target1,
  the,
  thisCard,
  tuner,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const NAME = 'Blue-Eyes White Dragon';

export const wishesForEyesOfBlue = spellCard(80326401, {
  effects: [
    activation({
      limit: useOncePerTurn,
      cost: discard(choose1(inYourHand)),
      resolve: and(
        addToHand(choose1(exactLevel(1), attribute('LIGHT'), tuner, inYourDeck)),
        addToHand(choose1(mentions(NAME), spellOrTrap, inYourDeck, not(named('Wishes for Eyes of Blue')))),
      ),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(named(NAME), faceUp, youControl)],
      resolve: andIfYouDo(
        equip(as('equip', choose1(series('Blue-Eyes'), monster, at('you', 'extra'))), target),
        onlyWhile(
          matches(the('equip'), equippedTo(isCard(target))),
          apply('while-it-stays', target, gainsAtk(400)),
        ),
      ),
    }),
  ],
});
