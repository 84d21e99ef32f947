/** What "Dragunity" cards have in common. */
import {
  type EventPattern,
  equip,
  inYourGy,
  level,
  monster,
  race,
  series,
  type TriggerEffect,
  target,
  target1,
  that,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';

/** Dragunity: "When this card is Summoned: You can target 1 Level 3 or lower Dragon "Dragunity" monster in your GY; equip that target to this card." */
export const equipsDragunityWhen = (on: EventPattern): TriggerEffect =>
  trigger({
    on,
    use: 'when-you-can',
    targets: [target1(level({ max: 3 }), race('Dragon'), series('Dragunity'), monster, inYourGy)],
    resolve: equip(that(target, race('Dragon')), thisCard),
  });
