import {
  andIfYouDo,
  cannotSpecialSummon,
  choose1,
  exists,
  frame,
  ignition,
  inYourDeck,
  monster,
  named,
  not,
  oath,
  player,
  series,
  specialSummon,
  thisCard,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { exosisterXyz } from '../../archetypes/exosister.ts';
import { monsterCard } from '../../card.ts';

export const exosisterMartha = monsterCard(37343995, {
  effects: [
    ignition({
      from: ['hand'],
      condition: unless(exists(monster, not(frame('xyz')), youControl)),
      limit: useOncePerTurn,
      oath: oath(player('you'), cannotSpecialSummon(not(series('Exosister')))),
      resolve: andIfYouDo(
        specialSummon(thisCard),
        specialSummon(choose1(named('Exosister Elis'), inYourDeck)),
      ),
    }),
    exosisterXyz('any'),
  ],
});
