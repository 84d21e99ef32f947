import {
  andIfYouDo,
  andThen,
  at,
  attribute,
  choose1,
  destroy,
  duringPhase,
  either,
  except,
  faceUp,
  inYourHand,
  monster,
  moved,
  named,
  not,
  onField,
  quick,
  series,
  specialSummon,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const fireKingHighAvatarKirin = monsterCard(2526224, {
  effects: [
    quick({
      from: ['hand'],
      condition: duringPhase('main1', 'main2'),
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        destroy(
          choose1(attribute('FIRE'), monster, except(thisCard), either([inYourHand], [faceUp, youControl])),
        ),
        specialSummon(thisCard),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], manner: ['destroyed'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: andThen(
        specialSummon(
          choose1(
            series('Fire King'),
            monster,
            at('you', 'hand', 'gy'),
            not(named('Fire King High Avatar Kirin')),
          ),
        ),
        youCan(destroy(choose1(onField))),
      ),
    }),
  ],
});
