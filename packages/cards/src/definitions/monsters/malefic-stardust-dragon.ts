import {
  allThatMatch,
  at,
  banish,
  cannotDeclareAttacks,
  choose1,
  continuous,
  except,
  faceUp,
  monster,
  named,
  notDestroyedByEffects,
  onlyOneOnField,
  series,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { destroyedWithoutFieldSpell } from '../../kinds.ts';

export const maleficStardustDragon = monsterCard(36521459, {
  summoning: {
    procedure: {
      from: ['hand'],
      does: banish(choose1(named('Stardust Dragon'), at('you', 'extra'))),
    },
    only: ['procedure'],
  },
  effects: [
    onlyOneOnField(series('Malefic'), monster),
    continuous({
      affects: allThatMatch(faceUp, at('any', 'field')),
      modifiers: [notDestroyedByEffects],
    }),
    continuous({
      affects: allThatMatch(monster, youControl, except(thisCard)),
      modifiers: [cannotDeclareAttacks],
    }),
    destroyedWithoutFieldSpell,
  ],
});
