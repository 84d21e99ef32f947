import {
  addToHand,
  apply,
  applyOneOf,
  atk,
  cameThisTurn,
  choose1,
  continuous,
  either,
  except,
  type Filter,
  gainsAtk,
  inPhase,
  inYourDeck,
  itself,
  material,
  materialsOf,
  monster,
  named,
  series,
  specialSummon,
  specialSummonedFrom,
  summoned,
  thisCard,
  thisOne,
  times,
  totalOriginalLevelHad,
  trigger,
  unaffectedByActivated,
  unclassified,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const WANTED: Filter = [either([series('Dogmatika'), monster], [named('Fallen of Albaz')]), inYourDeck];

export const titanikladTheAshDragon = monsterCard(41373230, {
  summoning: { materials: [material(named('Fallen of Albaz')), material(atk({ min: 2500 }), monster)] },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(100, totalOriginalLevelHad(materialsOf(thisCard))))],
    }),
    unclassified({
      on: summoned(thisOne, ['fusion']),
      does: apply(
        'end-of-turn',
        thisCard,
        unaffectedByActivated(monster, specialSummonedFrom('extra'), except(thisCard)),
      ),
    }),
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      condition: cameThisTurn(thisCard),
      limit: useOncePerTurn,
      resolve: applyOneOf(addToHand(choose1(...WANTED)), specialSummon(choose1(...WANTED))),
    }),
  ],
});
