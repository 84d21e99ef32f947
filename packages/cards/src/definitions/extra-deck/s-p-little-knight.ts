import {
  allThatMatch,
  also,
  and,
  apply,
  at,
  banish,
  cannotAttackDirectly,
  cardOrEffectActivated,
  effectMonster,
  either,
  except,
  FIELD_ZONES,
  faceUp,
  frame,
  matches,
  materials,
  monster,
  onField,
  quick,
  summoned,
  summonedUsing,
  target,
  target1,
  targetAs,
  the,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const sPLittleKnight = monsterCard(29301450, {
  summoning: { materials: [materials(2, effectMonster, monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['link']),
      use: 'if-you-can',
      condition: matches(
        thisCard,
        summonedUsing('link', either([frame('fusion')], [frame('synchro')], [frame('xyz')], [frame('link')])),
      ),
      limit: useOncePerTurn,
      targets: [target1(at('any', ...FIELD_ZONES, 'gy'))],
      resolve: also(
        banish(target),
        apply('end-of-turn', allThatMatch(monster, youControl), cannotAttackDirectly),
      ),
    }),
    quick({
      on: [cardOrEffectActivated('opponent')],
      limit: useOncePerTurn,
      targets: [
        target1(monster, faceUp, youControl),
        targetAs('other', target1(monster, faceUp, onField, except(target))),
      ],
      resolve: and(banish(target, { until: 'end-phase' }), banish(the('other'), { until: 'end-phase' })),
    }),
  ],
});
