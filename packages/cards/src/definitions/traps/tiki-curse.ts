import {
  activation,
  all,
  atTiming,
  destroy,
  except,
  matches,
  monster,
  opponentsBattlingMonster,
  thisCard,
  trap,
  trigger,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';
import { summonAsMonsterStillTrap } from '../../kinds.ts';

export const tikiCurse = trapCard(3129635, {
  effects: [
    activation({
      resolve: summonAsMonsterStillTrap({
        frame: 'effect',
        attribute: 'DARK',
        race: 'Rock',
        level: 4,
        atk: 1800,
        def: 1000,
      }),
    }),
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(
        matches(yourBattlingMonster, trap, except(thisCard)),
        matches(opponentsBattlingMonster, monster),
      ),
      resolve: destroy(opponentsBattlingMonster),
    }),
  ],
});
