import {
  also,
  apply,
  banish,
  cannotSpecialSummon,
  choose1,
  ignition,
  inYourDeck,
  monster,
  named,
  not,
  player,
  race,
  series,
  specialSummon,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { besideNonEffectMonster, tenyiSummon } from '../../archetypes/tenyi.ts';
import { monsterCard } from '../../card.ts';

export const tenyiSpiritAshuna = monsterCard(87052196, {
  effects: [
    tenyiSummon,
    ignition({
      from: ['hand', 'gy'],
      condition: besideNonEffectMonster,
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: also(
        specialSummon(choose1(series('Tenyi'), monster, not(named('Tenyi Spirit - Ashuna')), inYourDeck)),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Wyrm')))),
      ),
    }),
  ],
});
