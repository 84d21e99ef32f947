import {
  activation,
  allThatMatch,
  at,
  cannotBeTargetedByOpponent,
  choose1,
  continuous,
  destroy,
  every,
  FIELD_ZONES,
  faceUp,
  inYourDeck,
  isCard,
  mentions,
  monster,
  moved,
  named,
  namedAsOneOf,
  not,
  quick,
  setCard,
  specialSummon,
  spellOrTrap,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const NAME = 'Blue-Eyes White Dragon';

export const trueLight = trapCard(62089826, {
  effects: [
    activation(),
    continuous({
      affects: allThatMatch(named(NAME), at('you', 'monsters')),
      modifiers: [cannotBeTargetedByOpponent],
    }),
    trigger({
      from: ['gy'],
      on: moved([isCard(thisCard), faceUp], { from: ['spells'], to: ['gy'] }),
      use: 'mandatory',
      resolve: destroy(every(monster, youControl)),
    }),
    quick({
      from: ['spells'],
      limit: useOncePerTurn,
      modes: [
        { resolve: specialSummon(choose1(named(NAME), at('you', 'hand', 'gy'))) },
        {
          resolve: setCard(
            choose1(
              mentions(NAME),
              spellOrTrap,
              inYourDeck,
              not(namedAsOneOf(at('you', ...FIELD_ZONES, 'gy'))),
            ),
          ),
        },
      ],
    }),
  ],
});
