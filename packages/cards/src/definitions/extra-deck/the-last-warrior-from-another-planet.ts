import {
  cannotFlipSummon,
  cannotNormalSummon,
  cannotSpecialSummon,
  continuous,
  destroy,
  every,
  except,
  material,
  monster,
  named,
  player,
  summoned,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const theLastWarriorFromAnotherPlanet = monsterCard(86099788, {
  summoning: {
    materials: [material(named('Zombyra the Dark')), material(named('Maryokutai'))],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'mandatory',
      resolve: destroy(every(monster, youControl, except(thisCard))),
    }),
    continuous({
      from: ['monsters'],
      affects: player('any'),
      modifiers: [cannotNormalSummon(), cannotFlipSummon(), cannotSpecialSummon()],
    }),
  ],
});
