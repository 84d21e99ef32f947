import {
  allThatMatch,
  at,
  banish,
  cannotDeclareAttacks,
  choose1,
  continuous,
  except,
  monster,
  named,
  onlyOneOnField,
  series,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { destroyedWithoutFieldSpell } from '../../kinds.ts';

export const maleficCyberEndDragon = monsterCard(1710476, {
  summoning: {
    procedure: { from: ['hand'], does: banish(choose1(named('Cyber End Dragon'), at('you', 'extra'))) },
    only: ['procedure'],
  },
  effects: [
    onlyOneOnField(series('Malefic'), monster),
    continuous({
      affects: allThatMatch(monster, youControl, except(thisCard)),
      modifiers: [cannotDeclareAttacks],
    }),
    destroyedWithoutFieldSpell,
  ],
});
