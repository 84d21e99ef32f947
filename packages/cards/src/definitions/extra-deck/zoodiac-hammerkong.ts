import {
  allThatMatch,
  at,
  attachedTo,
  cannotBeTargetedByOpponent,
  continuous,
  detach,
  exactLevel,
  except,
  type Filter,
  faceUp,
  gainsAtk,
  gainsDef,
  inPhase,
  itself,
  materialsOrMore,
  monster,
  named,
  not,
  onField,
  series,
  thisCard,
  thisCardHasMaterial,
  totalAtkOf,
  totalDefOf,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ATTACHED: Filter = [series('Zoodiac'), monster, at('any', 'material'), attachedTo(thisCard)];

export const zoodiacHammerkong = monsterCard(14970113, {
  summoning: {
    materials: [materialsOrMore(3, exactLevel(4), monster)],
    xyzOver: [series('Zoodiac'), monster, not(named('Zoodiac Hammerkong'))],
    xyzOverLimit: useOncePerTurn,
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(totalAtkOf(...ATTACHED)), gainsDef(totalDefOf(...ATTACHED))],
    }),
    continuous({
      while: thisCardHasMaterial(),
      affects: allThatMatch(series('Zoodiac'), monster, faceUp, onField, except(thisCard)),
      modifiers: [cannotBeTargetedByOpponent],
    }),
    trigger({
      on: inPhase('end', 'any'),
      use: 'mandatory',
      resolve: detach(1),
    }),
  ],
});
