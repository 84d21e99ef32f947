import {
  allThatMatch,
  apply,
  choose1,
  detach,
  effectsCannotBeActivated,
  exactLevel,
  except,
  exists,
  ignition,
  inTurn,
  inYourHand,
  materials,
  monster,
  nextTurn,
  oncePerTurn,
  opponentControls,
  race,
  specialSummon,
  stillTheirs,
  takeControl,
  target,
  target1,
  thisCard,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number46Dragluon = monsterCard(2978414, {
  summoning: { materials: [materials(2, exactLevel(8), race('Dragon'), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      condition: unless(exists(monster, youControl, except(thisCard))),
      modes: [
        { cost: detach(1), resolve: specialSummon(choose1(race('Dragon'), monster, inYourHand)) },
        {
          cost: detach(1),
          targets: [stillTheirs(target1(race('Dragon'), monster, opponentControls))],
          resolve: takeControl(target),
        },
        {
          cost: detach(1),
          resolve: inTurn(
            nextTurn('opponent'),
            apply(
              'end-of-turn',
              allThatMatch(race('Dragon'), monster, opponentControls),
              effectsCannotBeActivated,
            ),
          ),
        },
      ],
    }),
  ],
});
