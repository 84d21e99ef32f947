import {
  activatedIn,
  andIfYouDo,
  andThen,
  apply,
  as,
  at,
  attach,
  cardOrEffectActivated,
  chainedTo,
  choose,
  choose1,
  declaresAttack,
  detach,
  eventCard,
  exactLevel,
  except,
  FIELD_ZONES,
  faceUp,
  frame,
  gainsAtk,
  isCard,
  materials,
  monster,
  moved,
  negateEffect,
  oncePerTurn,
  onField,
  opponentControls,
  originalAtkOf,
  quick,
  redirectAttack,
  spell,
  target,
  target1,
  that,
  the,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const anotherXyz = [frame('xyz'), faceUp, youControl, except(thisCard)];
const oneDestroyed = choose1(isCard(eventCard), at('any', 'gy', 'banished', 'extra', 'hand', 'deck'));

export const number38HopeHarbingerDragonTitanicGalaxy = monsterCard(63767246, {
  summoning: { materials: [materials(2, exactLevel(8), monster)] },
  effects: [
    quick({
      on: [activatedIn(cardOrEffectActivated('any', spell), ...FIELD_ZONES)],
      limit: oncePerTurn,
      resolve: andIfYouDo(negateEffect, attach(that(chainedTo, onField), thisCard)),
    }),
    trigger({
      on: declaresAttack([monster, opponentControls]),
      use: 'when-you-can',
      cost: detach(1),
      resolve: redirectAttack(thisCard),
    }),
    trigger({
      on: moved(anotherXyz, { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      targets: [target1(faceUp, frame('xyz'), youControl)],
      resolve: andThen(
        choose(as('one', oneDestroyed)),
        apply('while-it-stays', target, gainsAtk(originalAtkOf(the('one')))),
      ),
    }),
  ],
});
