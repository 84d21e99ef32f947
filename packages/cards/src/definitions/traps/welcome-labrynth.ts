import {
  activation,
  also,
  apply,
  at,
  cameThisTurn,
  cannotSpecialSummon,
  choose1,
  inTurn,
  inYourDeck,
  leavesField,
  monster,
  nextTurn,
  not,
  player,
  property,
  race,
  series,
  setCard,
  specialSummon,
  thisCard,
  trap,
  trigger,
  unless,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const welcomeLabrynth = trapCard(5380979, {
  effects: [
    activation({
      limit: useOncePerTurn,
      resolve: also(
        specialSummon(choose1(series('Labrynth'), monster, inYourDeck)),
        inTurn(
          nextTurn(),
          apply(
            'end-of-turn',
            player('you'),
            cannotSpecialSummon(not(race('Fiend')), at('you', 'deck', 'extra')),
          ),
        ),
      ),
    }),
    trigger({
      from: ['gy'],
      on: leavesField([monster], { by: ['effect'], doer: 'you', of: [property('Normal'), trap] }),
      use: 'if-you-can',
      condition: unless(cameThisTurn(thisCard)),
      limit: useOncePerTurn,
      resolve: setCard(thisCard),
    }),
  ],
});
