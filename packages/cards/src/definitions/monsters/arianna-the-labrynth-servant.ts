import {
  addToHand,
  andThen,
  applyOneOf,
  choose1,
  draw,
  except,
  inYourDeck,
  inYourHand,
  leavesField,
  monster,
  named,
  not,
  property,
  race,
  series,
  setCard,
  specialSummon,
  spellOrTrap,
  summoned,
  thisCard,
  thisOne,
  trap,
  trigger,
  useOneOfTheEffectsPerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ariannaTheLabrynthServant = monsterCard(1225009, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'special']),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(choose1(series('Labrynth'), not(named('Arianna the Labrynth Servant')), inYourDeck)),
    }),
    trigger({
      on: leavesField([monster, except(thisCard)], {
        by: ['effect'],
        doer: 'you',
        of: [property('Normal'), trap],
      }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOneOfTheEffectsPerTurn,
      resolve: andThen(
        draw(1),
        youCan(
          applyOneOf(
            specialSummon(choose1(race('Fiend'), monster, inYourHand)),
            setCard(choose1(spellOrTrap, inYourHand)),
          ),
        ),
      ),
    }),
  ],
});
