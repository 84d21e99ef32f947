import {
  atTiming,
  attribute,
  choose1,
  duringPhase,
  exists,
  ignition,
  inYourDeck,
  level,
  monster,
  named,
  not,
  oncePerTurn,
  quick,
  race,
  specialSummon,
  synchroSummonUsing,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const tenpaiDragonChundra = monsterCard(91810826, {
  effects: [
    quick({ limit: oncePerTurn, condition: duringPhase('battle'), resolve: synchroSummonUsing(thisCard) }),
    ignition({
      from: ['hand'],
      condition: exists(attribute('FIRE'), race('Dragon'), monster, youControl),
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: atTiming('damage-step-start'),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(
        choose1(
          level({ max: 4 }),
          attribute('FIRE'),
          race('Dragon'),
          monster,
          inYourDeck,
          not(named('Tenpai Dragon Chundra')),
        ),
      ),
    }),
  ],
});
