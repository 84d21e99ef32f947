import {
  activation,
  allThatMatch,
  apply,
  at,
  atkMultiplied,
  attacksDirectly,
  banish,
  canOnlyControl1,
  continuous,
  effectMonster,
  faceUp,
  gains,
  inExtraMonsterZone,
  monster,
  named,
  not,
  onField,
  quick,
  sameOrAdjacentColumnAs,
  series,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const CLOUDED = quick({
  damageStep: 'forbidden',
  cost: banish(thisCard),
  targets: [target1(monster, faceUp, onField)],
  resolve: apply('end-of-turn', target, atkMultiplied(0.5), attacksDirectly),
});

export const theWeatherCloudyCanvas = spellCard(53956001, {
  effects: [
    { ...canOnlyControl1(named('The Weather Cloudy Canvas')) },
    activation(),
    continuous({
      number: 2,
      from: ['spells'],
      affects: allThatMatch(
        series('The Weather'),
        effectMonster,
        at('you', 'monsters'),
        not(inExtraMonsterZone),
        sameOrAdjacentColumnAs(thisCard),
      ),
      modifiers: [gains(CLOUDED)],
    }),
  ],
});
