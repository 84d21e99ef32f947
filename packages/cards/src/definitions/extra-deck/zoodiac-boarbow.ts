import {
  andThen,
  at,
  attachedTo,
  attacksDirectly,
  changePosition,
  continuous,
  every,
  exactLevel,
  existAtLeast,
  FIELD_ZONES,
  type Filter,
  gainsAtk,
  gainsDef,
  inflictsBattleDamage,
  itself,
  materials,
  monster,
  named,
  not,
  sendToGy,
  series,
  thisCard,
  thisOne,
  totalAtkOf,
  totalDefOf,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ATTACHED: Filter = [series('Zoodiac'), monster, at('any', 'material'), attachedTo(thisCard)];

export const zoodiacBoarbow = monsterCard(74393852, {
  summoning: {
    materials: [materials(5, exactLevel(4), monster)],
    xyzOver: [series('Zoodiac'), monster, not(named('Zoodiac Boarbow'))],
    xyzOverLimit: useOncePerTurn,
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(totalAtkOf(...ATTACHED)), gainsDef(totalDefOf(...ATTACHED))],
    }),
    continuous({ affects: itself(thisCard), modifiers: [attacksDirectly] }),
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'when-you-can',
      condition: existAtLeast(12, at('any', 'material'), attachedTo(thisCard)),
      resolve: andThen(
        sendToGy(every(at('opponent', 'hand', ...FIELD_ZONES))),
        changePosition(thisCard, 'defense'),
      ),
    }),
  ],
});
