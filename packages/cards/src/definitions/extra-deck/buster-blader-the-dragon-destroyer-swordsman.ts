import {
  allThatMatch,
  at,
  cannotActivate,
  cannotAttackDirectly,
  continuous,
  gainsAtkDef,
  itself,
  material,
  monster,
  named,
  numberOf,
  opponentControls,
  piercing,
  player,
  race,
  staysIn,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const busterBladerTheDragonDestroyerSwordsman = monsterCard(86240887, {
  summoning: { materials: [material(named('Buster Blader')), material(race('Dragon'))], only: ['fusion'] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [cannotAttackDirectly] }),
    continuous({
      affects: itself(thisCard),
      modifiers: [
        gainsAtkDef(times(1000, numberOf(race('Dragon'), monster, at('opponent', 'monsters', 'gy')))),
      ],
    }),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(race('Dragon'), monster, opponentControls),
      modifiers: [staysIn('defense')],
    }),
    continuous({
      number: 3,
      from: ['monsters'],
      affects: player('opponent'),
      modifiers: [cannotActivate(race('Dragon'), monster)],
    }),
    continuous({ affects: itself(thisCard), modifiers: [piercing] }),
  ],
});
