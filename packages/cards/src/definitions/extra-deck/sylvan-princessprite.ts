import {
  addToHand,
  andThen,
  as,
  at,
  choose1,
  detach,
  either,
  exactLevel,
  except,
  faceUp,
  ifSo,
  ignition,
  inYourGy,
  inYourHand,
  matches,
  materials,
  monster,
  race,
  reveal,
  sendToGy,
  series,
  specialSummon,
  spellOrTrap,
  target,
  target1,
  the,
  thisCard,
  topOfDeck,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const sylvanPrincessprite = monsterCard(33909817, {
  summoning: { materials: [materials(2, exactLevel(1), monster)] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: detach(1),
      resolve: andThen(
        reveal(as('top', topOfDeck(1))),
        ifSo(matches(the('top'), spellOrTrap), addToHand(the('top')), sendToGy(the('top'))),
      ),
    }),
    ignition({
      limit: useOncePerTurn,
      cost: sendToGy(
        choose1(race('Plant'), either([inYourHand], [faceUp, at('you', 'monsters')]), except(thisCard)),
      ),
      targets: [target1(series('Sylvan'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
