import {
  also,
  alsoAttribute,
  and,
  apply,
  atk,
  type Condition,
  cardActivated,
  cardOrEffectActivated,
  continuous,
  def,
  destroy,
  every,
  faceUp,
  gainsAtkDef,
  ifPossible,
  ifSo,
  inYourGy,
  itself,
  matches,
  monster,
  moved,
  negateActivation,
  oncePerChain,
  quick,
  specialSummon,
  spellOrTrap,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const withEnough: Condition = matches(thisCard, faceUp, atk({ min: 500 }), def({ min: 500 }));

export const lightAndDarknessDragon = monsterCard(47297616, {
  summoning: { only: [] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [alsoAttribute('DARK')] }),
    quick({
      on: [cardActivated('any', spellOrTrap), cardOrEffectActivated('any', monster)],
      use: 'mandatory',
      limit: oncePerChain,
      resolve: ifSo(withEnough, and(apply('while-it-stays', thisCard, gainsAtkDef(-500)), negateActivation)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], manner: ['destroyed'] }),
      use: 'mandatory',
      targets: [ifPossible(target1(monster, inYourGy))],
      resolve: also(destroy(every(youControl)), specialSummon(target)),
    }),
  ],
});
