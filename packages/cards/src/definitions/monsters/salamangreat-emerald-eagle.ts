import {
  andIfYouDo,
  apply,
  atTiming,
  choose1,
  destroy,
  every,
  frame,
  gains,
  ignition,
  matches,
  monster,
  named,
  oncePerTurn,
  opponentControls,
  opponentInBattle,
  originalAtkOf,
  series,
  summoned,
  summonedBy,
  summonedUsing,
  takeDamage,
  thisCard,
  thisOne,
  tribute,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const destroyAndBurn = trigger({
  on: atTiming('damage-step-start'),
  use: 'mandatory',
  condition: matches(opponentInBattle, monster, opponentControls),
  resolve: andIfYouDo(destroy(opponentInBattle), takeDamage('opponent', originalAtkOf(opponentInBattle))),
});

export const salamangreatEmeraldEagle = monsterCard(16313112, {
  summoning: { ritualSpell: [named('Rise of the Salamangreat')] },
  effects: [
    trigger({
      on: summoned(
        [...thisOne, summonedUsing('ritual', named('Salamangreat Emerald Eagle'), youControl)],
        ['ritual'],
      ),
      use: 'when-you-can',
      resolve: destroy(every(monster, summonedBy('special'), opponentControls)),
    }),
    ignition({
      limit: oncePerTurn,
      cost: tribute(choose1(series('Salamangreat'), frame('link'), youControl)),
      resolve: apply('end-of-turn', thisCard, gains(destroyAndBurn)),
    }),
  ],
});
