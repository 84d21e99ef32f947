import {
  activation,
  addToHand,
  continuous,
  frame,
  inYourGy,
  itself,
  monster,
  moved,
  named,
  not,
  series,
  spellOrTrap,
  substitutesAttributeOn,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';
import { summonAsMonsterStillTrap } from '../../kinds.ts';

export const shaddollCore = trapCard(4904633, {
  effects: [
    activation({
      resolve: summonAsMonsterStillTrap({
        frame: 'effect',
        attribute: 'DARK',
        race: 'Spellcaster',
        level: 9,
        atk: 1450,
        def: 1950,
      }),
    }),
    continuous({
      number: 1,
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [substitutesAttributeOn(series('Shaddoll'), frame('fusion'), monster)],
    }),
    trigger({
      number: 2,
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], by: ['effect'] }),
      use: 'if-you-can',
      targets: [target1(series('Shaddoll'), spellOrTrap, inYourGy, not(named('Shaddoll Core')))],
      resolve: addToHand(target),
    }),
  ],
});
