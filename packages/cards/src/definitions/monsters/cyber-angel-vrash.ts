import {
  andIfYouDo,
  apply,
  as,
  attacks,
  chainedTo,
  choose1,
  deed,
  destroy,
  effectActivatedIncluding,
  every,
  FIELD_ZONES,
  faceUp,
  frame,
  inYourGy,
  monster,
  named,
  negateActivation,
  noted,
  oncePerTurn,
  opponentControls,
  quick,
  shuffleIntoDeck,
  specialSummonedFrom,
  summoned,
  takeDamage,
  thisCard,
  thisOne,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const fromExtraDeck = [monster, faceUp, specialSummonedFrom('extra'), opponentControls] as const;

export const cyberAngelVrash = monsterCard(78316184, {
  summoning: { ritualSpell: [named('Machine Angel Ritual')] },
  effects: [
    trigger({
      on: summoned(thisOne, ['ritual']),
      use: 'if-you-can',
      resolve: andIfYouDo(
        destroy(as('destroyed', every(...fromExtraDeck))),
        takeDamage('opponent', times(1000, noted('destroyed'))),
        apply('end-of-turn', thisCard, attacks(2, 'any')),
      ),
    }),
    quick({
      on: [effectActivatedIncluding('any', deed('destroy', ...FIELD_ZONES))],
      limit: oncePerTurn,
      cost: shuffleIntoDeck(choose1(frame('ritual'), monster, inYourGy)),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
