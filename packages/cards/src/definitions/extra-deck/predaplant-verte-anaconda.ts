import {
  also,
  and,
  apply,
  as,
  attributeBecomes,
  becomesEffectOf,
  cannotSpecialSummon,
  choose1,
  effectMonster,
  either,
  faceUp,
  ignition,
  inYourDeck,
  materials,
  monster,
  onField,
  payLifePoints,
  player,
  property,
  sendToGy,
  series,
  spell,
  target,
  target1,
  the,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const predaplantVerteAnaconda = monsterCard(70369116, {
  summoning: { materials: [materials(2, effectMonster, monster)] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      targets: [target1(monster, faceUp, onField)],
      resolve: apply('end-of-turn', target, attributeBecomes('DARK')),
    }),
    ignition({
      limit: useOncePerTurn,
      cost: and(
        payLifePoints(2000),
        sendToGy(
          as(
            'sent',
            choose1(
              either([series('Fusion')], [series('Polymerization')]),
              either([property('Normal')], [property('Quick-Play')]),
              spell,
              inYourDeck,
            ),
          ),
        ),
      ),
      resolve: also(becomesEffectOf(the('sent')), apply('end-of-turn', player('you'), cannotSpecialSummon())),
    }),
  ],
});
