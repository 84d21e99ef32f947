import {
  all,
  andIfYouDo,
  anyOf,
  cardOrEffectActivated,
  chainedTo,
  destroy,
  duringPhase,
  exists,
  monster,
  named,
  negateActivation,
  quick,
  shuffleIntoDeck,
  specialSummon,
  thisCard,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const wanderingGryphonRider = monsterCard(2563463, {
  effects: [
    quick({
      from: ['hand'],
      limit: useOncePerTurn,
      condition: all(
        duringPhase('main1', 'main2'),
        anyOf(unless(exists(monster, youControl)), exists(named('Adventurer Token'), youControl)),
      ),
      resolve: specialSummon(thisCard),
    }),
    quick({
      limit: useOncePerTurn,
      condition: exists(named('Adventurer Token'), youControl),
      on: [cardOrEffectActivated('any')],
      resolve: andIfYouDo(shuffleIntoDeck(thisCard), negateActivation, destroy(chainedTo)),
    }),
  ],
});
