import {
  also,
  andIfYouDo,
  apply,
  at,
  attribute,
  cardOrEffectActivated,
  choose1,
  destroy,
  effectsNegated,
  either,
  except,
  type Filter,
  faceUp,
  inYourGy,
  inYourHand,
  later,
  monster,
  moved,
  named,
  negateActivation,
  not,
  quick,
  race,
  specialSummon,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const FIRE_BEAST: Filter = [
  attribute('FIRE'),
  either([race('Beast')], [race('Beast-Warrior')], [race('Winged Beast')]),
];

export const fireKingAvatarArvata = monsterCard(18621798, {
  effects: [
    quick({
      on: [cardOrEffectActivated('any', monster)],
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        negateActivation,
        destroy(
          choose1(attribute('FIRE'), except(thisCard), either([inYourHand], [faceUp, at('you', 'monsters')])),
        ),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], manner: ['destroyed'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(monster, ...FIRE_BEAST, not(named('Fire King Avatar Arvata')), inYourGy)],
      resolve: andIfYouDo(
        specialSummon(target),
        also(apply('while-it-stays', target, effectsNegated), later('end-phase', destroy(target))),
      ),
    }),
  ],
});
