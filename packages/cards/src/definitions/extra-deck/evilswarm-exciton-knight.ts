import {
  all,
  also,
  anyOf,
  apply,
  at,
  atLeast,
  destroy,
  detach,
  duringPhase,
  every,
  exactLevel,
  except,
  FIELD_ZONES,
  type Filter,
  materials,
  monster,
  noBattleDamage,
  noEffectDamage,
  numberOf,
  oncePerChain,
  onField,
  opponentsTurn,
  player,
  quick,
  sumOf,
  thisCard,
  yourTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const YOUR_CARDS: Filter = [at('you', 'hand', ...FIELD_ZONES)];
const THEIR_CARDS: Filter = [at('opponent', 'hand', ...FIELD_ZONES)];

export const evilswarmExcitonKnight = monsterCard(46772449, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    quick({
      limit: oncePerChain,
      condition: all(
        anyOf(all(yourTurn, duringPhase('main1', 'main2')), all(opponentsTurn, duringPhase('battle'))),
        atLeast(numberOf(...THEIR_CARDS), sumOf(numberOf(...YOUR_CARDS), 1)),
      ),
      cost: detach(1),
      resolve: also(
        destroy(every(onField, except(thisCard))),
        apply('end-of-turn', player('opponent'), noBattleDamage, noEffectDamage),
      ),
    }),
  ],
});
