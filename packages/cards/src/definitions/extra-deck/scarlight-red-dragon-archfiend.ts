import {
  andThen,
  as,
  atk,
  atkOf,
  continuous,
  destroy,
  effectMonster,
  every,
  except,
  faceUp,
  ignition,
  inMonsterZone,
  itself,
  nameBecomes,
  noted,
  oncePerTurn,
  summonedBy,
  takeDamage,
  thisCard,
  times,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const scarlightRedDragonArchfiend = monsterCard(80666118, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({
      from: ['monsters', 'gy'],
      affects: itself(thisCard),
      modifiers: [nameBecomes('Red Dragon Archfiend')],
    }),
    ignition({
      limit: oncePerTurn,
      resolve: andThen(
        destroy(
          as(
            'destroyed',
            every(
              summonedBy('special'),
              effectMonster,
              atk({ max: atkOf(thisCard) }),
              faceUp,
              inMonsterZone,
              except(thisCard),
            ),
          ),
        ),
        takeDamage('opponent', times(500, noted('destroyed'))),
      ),
    }),
  ],
});
