import {
  andIfYouDo,
  apply,
  as,
  banish,
  choose1,
  except,
  ignition,
  inYourGy,
  levelOf,
  levelRaised,
  monster,
  race,
  specialSummon,
  the,
  thisCard,
  useOncePerDuel,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const spore = monsterCard(11747708, {
  effects: [
    ignition({
      from: ['gy'],
      limit: useOncePerDuel,
      cost: banish(as('banished', choose1(race('Plant'), monster, inYourGy, except(thisCard)))),
      resolve: andIfYouDo(
        specialSummon(thisCard),
        apply('while-it-stays', thisCard, levelRaised(levelOf(the('banished')))),
      ),
    }),
  ],
});
