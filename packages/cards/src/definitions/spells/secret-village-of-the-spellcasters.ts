import {
  activation,
  all,
  cannotActivateCards,
  continuous,
  exists,
  monster,
  opponentControls,
  player,
  race,
  spell,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const yourSpellcasters = exists(race('Spellcaster'), monster, youControl);

export const secretVillageOfTheSpellcasters = spellCard(68462976, {
  effects: [
    activation(),
    continuous({
      number: 1,
      while: all(yourSpellcasters, unless(exists(race('Spellcaster'), monster, opponentControls))),
      affects: player('opponent'),
      modifiers: [cannotActivateCards(spell)],
    }),
    continuous({
      number: 2,
      while: unless(yourSpellcasters),
      affects: player('you'),
      modifiers: [cannotActivateCards(spell)],
    }),
  ],
});
