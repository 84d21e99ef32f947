/** What "Sky Striker" cards have in common. */
import {
  activation,
  andThen,
  at,
  type Cards,
  type Condition,
  destroy,
  type Effect,
  existAtLeast,
  exists,
  ifSo,
  inExtraMonsterZone,
  inYourGy,
  not,
  spell,
  type Target,
  target,
  unless,
  youCan,
} from '@spellspeed/engine/language';

/** Sky Striker: "If you control no monsters in your Main Monster Zone" */
export const noMainZoneMonsters: Condition = unless(exists(at('you', 'monsters'), not(inExtraMonsterZone)));

/** Sky Striker: destroys the target, and with 3 Spells in the GY something else. */
export const skyStrikerManeuver = (destroyed: Target, other: Cards): readonly Effect[] => [
  activation({
    condition: noMainZoneMonsters,
    targets: [destroyed],
    resolve: andThen(destroy(target), ifSo(existAtLeast(3, spell, inYourGy), youCan(destroy(other)))),
  }),
];
