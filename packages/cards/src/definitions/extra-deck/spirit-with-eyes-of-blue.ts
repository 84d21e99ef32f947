import {
  addToHand,
  andIfYouDo,
  apply,
  applyOneOf,
  as,
  at,
  cannotAttack,
  cannotSpecialSummon,
  choose1,
  continuous,
  effectMonster,
  effectsNegated,
  either,
  ifSo,
  ignition,
  inYourDeck,
  level,
  matches,
  material,
  monster,
  named,
  not,
  player,
  race,
  sendToGy,
  series,
  specialSummon,
  specialSummonedFrom,
  summoned,
  the,
  thisCard,
  thisOne,
  tribute,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const mausoleum = named('Mausoleum of White');

export const spiritWithEyesOfBlue = monsterCard(42097666, {
  summoning: {
    materials: [material(level({ max: 4 }), either([race('Dragon')], [race('Spellcaster')]), monster)],
  },
  effects: [
    continuous({ affects: player('you'), modifiers: [cannotSpecialSummon(not(race('Dragon')))] }),
    trigger({
      on: summoned(thisOne, ['link']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: applyOneOf(
        addToHand(choose1(mausoleum, inYourDeck)),
        sendToGy(choose1(mausoleum, inYourDeck)),
      ),
    }),
    ignition({
      limit: useOncePerTurn,
      cost: tribute(thisCard),
      resolve: andIfYouDo(
        specialSummon(as('summoned', choose1(series('Blue-Eyes'), monster, at('you', 'hand', 'gy')))),
        ifSo(
          matches(the('summoned'), effectMonster, specialSummonedFrom('gy')),
          apply('while-it-stays', the('summoned'), cannotAttack, effectsNegated),
        ),
      ),
    }),
  ],
});
