import {
  activation,
  at,
  choose1,
  chooseUpTo,
  frame,
  ignition,
  linkRatingOf,
  monster,
  sendToGy,
  series,
  specialSummon,
  summonedUsingItsName,
  target,
  target1,
  thisCard,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const willOfTheSalamangreat = spellCard(64178424, {
  effects: [
    activation(),
    ignition({
      number: 1,
      from: ['spells'],
      limit: useOneOfTheEffectsPerTurn,
      resolve: specialSummon(choose1(series('Salamangreat'), monster, at('you', 'hand', 'gy'))),
    }),
    ignition({
      number: 2,
      from: ['spells'],
      limit: useOneOfTheEffectsPerTurn,
      cost: sendToGy(thisCard),
      targets: [target1(series('Salamangreat'), frame('link'), summonedUsingItsName('link'), youControl)],
      resolve: specialSummon(
        chooseUpTo(linkRatingOf(target), series('Salamangreat'), monster, at('you', 'hand', 'gy')),
        { positions: ['defense'] },
      ),
    }),
  ],
});
