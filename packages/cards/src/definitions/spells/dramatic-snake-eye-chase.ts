import {
  activation,
  at,
  banish,
  choose1,
  inPhase,
  monster,
  originallyMonster,
  placeInOwnersSpellTrapZone,
  property,
  series,
  specialSummon,
  spell,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const dramaticSnakeEyeChase = spellCard(26700718, {
  effects: [
    activation({
      limit: useOncePerTurn,
      resolve: placeInOwnersSpellTrapZone(
        choose1(series('Diabellstar'), monster, at('you', 'hand', 'deck', 'gy')),
      ),
    }),
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(originallyMonster, property('Continuous'), spell, youControl)],
      resolve: specialSummon(target),
    }),
  ],
});
