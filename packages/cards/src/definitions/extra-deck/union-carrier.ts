import {
  also,
  andIfYouDo,
  apply,
  as,
  at,
  cannotSpecialSummon,
  choose,
  choose1,
  either,
  equip,
  equippedTo,
  faceUp,
  gainsAtk,
  ifSo,
  ignition,
  inYourDeck,
  isCard,
  matches,
  materials,
  monster,
  notMaterialTheTurnItIsSummoned,
  onlyWhile,
  originalAttributeOf,
  originalRaceOf,
  player,
  sameNameAs,
  target,
  target1,
  the,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const equipped = the('equipped');
const equipIt = equip(equipped, target);
const gains1000 = onlyWhile(
  matches(equipped, equippedTo(isCard(target))),
  apply('while-it-stays', target, gainsAtk(1000)),
);

export const unionCarrier = monsterCard(83152482, {
  summoning: { materials: [materials(2, monster)], same: ['race-or-attribute'] },
  asMaterial: [notMaterialTheTurnItIsSummoned('link')],
  effects: [
    ignition({
      limit: useOncePerTurn,
      targets: [target1(monster, faceUp, youControl)],
      resolve: andIfYouDo(
        choose(
          as(
            'equipped',
            choose1(
              monster,
              either([originalRaceOf(target)], [originalAttributeOf(target)]),
              at('you', 'hand', 'deck'),
            ),
          ),
        ),
        ifSo(
          matches(equipped, inYourDeck),
          andIfYouDo(
            equipIt,
            also(gains1000, apply('end-of-turn', player('you'), cannotSpecialSummon(sameNameAs(equipped)))),
          ),
          andIfYouDo(equipIt, gains1000),
        ),
      ),
    }),
  ],
});
