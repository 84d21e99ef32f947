import {
  activation,
  andIfYouDo,
  apply,
  banish,
  banishedWhenItLeaves,
  cardActivated,
  choose1,
  discard,
  except,
  faceUp,
  inYourHand,
  monster,
  oncePerChain,
  onField,
  quick,
  specialSummon,
  target,
  target1,
  thisCard,
  trap,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const paleozoicDinomischus = trapCard(38761908, {
  effects: [
    activation({
      targets: [target1(faceUp, onField)],
      resolve: andIfYouDo(discard(choose1(inYourHand)), banish(target)),
    }),
    quick({
      from: ['gy'],
      limit: oncePerChain,
      on: [cardActivated('any', trap)],
      resolve: andIfYouDo(
        specialSummon(thisCard, {
          traits: {
            frame: 'normal',
            abilities: [],
            attribute: 'WATER',
            race: 'Aqua',
            level: 2,
            atk: 1200,
            def: 0,
          },
        }),
        apply('while-it-stays', thisCard, unaffectedBy(monster, except(thisCard)), banishedWhenItLeaves),
      ),
    }),
  ],
});
