import {
  activatedIn,
  allThatMatch,
  andIfYouDo,
  apply,
  attribute,
  cannotBeBanishedByOpponent,
  cardOrEffectActivated,
  choose1,
  continuous,
  FIELD_ZONES,
  gainsAtk,
  inYourGy,
  material,
  materialsOrMore,
  monster,
  moved,
  named,
  negateActivation,
  nonTuner,
  not,
  quick,
  race,
  series,
  specialSummon,
  thisCard,
  thisOne,
  trigger,
  tuner,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blueEyesUltimateSpiritDragon = monsterCard(89604813, {
  summoning: {
    materials: [materialsOrMore(2, tuner, monster), material(nonTuner, series('Blue-Eyes'), monster)],
  },
  effects: [
    continuous({ affects: allThatMatch(inYourGy), modifiers: [cannotBeBanishedByOpponent] }),
    quick({
      on: [activatedIn(cardOrEffectActivated('any'), ...FIELD_ZONES)],
      limit: useOncePerTurn,
      resolve: andIfYouDo(negateActivation, apply('end-of-turn', thisCard, gainsAtk(1000))),
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: moved(thisOne, { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(
        choose1(
          attribute('LIGHT'),
          race('Dragon'),
          monster,
          inYourGy,
          not(named('Blue-Eyes Ultimate Spirit Dragon')),
        ),
      ),
    }),
  ],
});
