import {
  all,
  and,
  apply,
  as,
  at,
  atkBecomes,
  choose1,
  defBecomes,
  faceUp,
  inExtraMonsterZone,
  matches,
  materials,
  monster,
  moved,
  oncePerTurn,
  onField,
  opponentsTurn,
  quick,
  race,
  returnToHand,
  specialSummon,
  the,
  thisCard,
  thisOne,
  tribute,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const hieraticSealOfTheHeavenlySpheres = monsterCard(24361622, {
  summoning: { materials: [materials(2, race('Dragon'), monster)] },
  effects: [
    quick({
      limit: oncePerTurn,
      condition: all(opponentsTurn, matches(thisCard, inExtraMonsterZone)),
      cost: tribute(choose1(monster, at('you', 'hand', 'monsters'))),
      resolve: returnToHand(choose1(faceUp, onField)),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: moved(thisOne, { manner: ['tributed'] }),
      use: 'mandatory',
      limit: useOncePerTurn,
      resolve: and(
        specialSummon(as('summoned', choose1(race('Dragon'), monster, at('you', 'hand', 'deck')))),
        apply('while-it-stays', the('summoned'), atkBecomes(0), defBecomes(0)),
      ),
    }),
  ],
});
