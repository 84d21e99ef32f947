import {
  addToHand,
  all,
  allThatMatch,
  andThen,
  apply,
  atkDefMultiplied,
  banish,
  choose1,
  continuous,
  duringTiming,
  effectsCannotBeActivated,
  inAttackPosition,
  inYourDeck,
  inYourHand,
  matches,
  monster,
  normalSummon,
  oncePerBattle,
  opponentControls,
  opponentInBattle,
  quick,
  series,
  spellOrTrap,
  summoned,
  summonedBy,
  thisCard,
  thisOne,
  trigger,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const floowandereezeEmpen = monsterCard(80611581, {
  effects: [
    trigger({
      on: summoned(thisOne, ['tribute']),
      use: 'if-you-can',
      resolve: andThen(
        addToHand(choose1(series('Floowandereeze'), spellOrTrap, inYourDeck)),
        youCan(normalSummon(choose1(monster, inYourHand))),
      ),
    }),
    continuous({
      from: ['monsters'],
      while: matches(thisCard, summonedBy('tribute')),
      affects: allThatMatch(summonedBy('special'), inAttackPosition, monster, opponentControls),
      modifiers: [effectsCannotBeActivated],
    }),
    quick({
      condition: all(duringTiming('damage-calculation'), matches(opponentInBattle, opponentControls)),
      limit: oncePerBattle,
      cost: banish(choose1(inYourHand)),
      resolve: apply('end-of-turn', opponentInBattle, ...atkDefMultiplied(0.5)),
    }),
  ],
});
