import {
  allThatMatchNow,
  apply,
  as,
  banish,
  cannotAttack,
  choose1,
  continuous,
  except,
  exists,
  faceUp,
  ignition,
  inYourGy,
  itself,
  level,
  levelBecomes,
  levelOf,
  monster,
  neverMaterial,
  oncePerTurn,
  series,
  the,
  thisCard,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gagagaCaesar = monsterCard(9583383, {
  asMaterial: [neverMaterial('synchro')],
  effects: [
    continuous({
      while: unless(exists(series('Gagaga'), monster, faceUp, youControl, except(thisCard))),
      affects: itself(thisCard),
      modifiers: [cannotAttack],
    }),
    ignition({
      limit: oncePerTurn,
      cost: banish(as('banished', choose1(level({ min: 1 }), monster, inYourGy))),
      resolve: apply(
        'while-it-stays',
        allThatMatchNow(series('Gagaga'), monster, faceUp, youControl),
        levelBecomes(levelOf(the('banished'))),
      ),
    }),
  ],
});
