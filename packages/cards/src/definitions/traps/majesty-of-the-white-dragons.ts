import {
  activation,
  andThen,
  as,
  at,
  banish,
  chooseAsMany,
  chooseUpTo,
  destroy,
  either,
  faceUp,
  frame,
  inYourHand,
  monster,
  named,
  noted,
  opponentControls,
  quick,
  reveal,
  ritualSummon,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const dragon = named('Blue-Eyes White Dragon');

export const majestyOfTheWhiteDragons = trapCard(43219114, {
  effects: [
    activation({
      limit: useOncePerTurn,
      resolve: andThen(
        reveal(
          as(
            'shown',
            chooseUpTo(3, dragon, monster, either([at('you', 'hand', 'gy')], [faceUp, youControl])),
          ),
        ),
        destroy(chooseAsMany(noted('shown'), opponentControls)),
      ),
    }),
    quick({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: ritualSummon({
        monster: [frame('ritual'), monster, inYourHand],
        tributes: [dragon, at('you', 'hand', 'monsters')],
        levels: 'exact',
      }),
    }),
  ],
});
