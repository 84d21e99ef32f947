import {
  at,
  atk,
  banish,
  choose1,
  equip,
  except,
  faceUp,
  frame,
  materialsOrMore,
  monster,
  moved,
  opponentControls,
  series,
  specialSummon,
  spell,
  summoned,
  target,
  target1,
  that,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const skyStrikerAceAzaleaTemperance = monsterCard(56741506, {
  summoning: {
    materials: [materialsOrMore(2, monster)],
    including: [frame('link')],
    first: ['link'],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      cost: banish(choose1(spell, at('you', 'hand', 'gy'))),
      targets: [target1(monster, opponentControls, atk({ max: 2500 }))],
      resolve: equip(that(target, faceUp), thisCard),
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: moved(thisOne, { manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      resolve: specialSummon(
        choose1(series('Sky Striker'), monster, at('you', 'hand', 'gy'), except(thisCard)),
      ),
    }),
  ],
});
