import {
  all,
  attribute,
  continuous,
  existAtLeast,
  exists,
  grants,
  ignition,
  itself,
  matches,
  monster,
  not,
  notDestroyedByOpponentsEffects,
  specialSummon,
  thisCard,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const windwitchSnowBell = monsterCard(70117860, {
  effects: [
    ignition({
      from: ['hand'],
      condition: all(
        existAtLeast(2, attribute('WIND'), monster, youControl),
        unless(exists(not(attribute('WIND')), monster, youControl)),
      ),
      resolve: specialSummon(thisCard),
    }),
    grants({
      to: 'synchro',
      effects: [
        continuous({
          from: ['monsters'],
          while: matches(thisCard, attribute('WIND')),
          affects: itself(thisCard),
          modifiers: [notDestroyedByOpponentsEffects],
        }),
      ],
    }),
  ],
});
