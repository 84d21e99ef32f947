import {
  andIfYouDo,
  apply,
  effectsCannotBeActivated,
  inYourGy,
  monster,
  moved,
  named,
  not,
  series,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const altergeistMalwisp = monsterCard(27132400, {
  effects: [
    trigger({
      from: ['hand'],
      on: moved(thisOne, { to: ['hand'], manner: ['added', 'returned'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(series('Altergeist'), monster, not(named('Altergeist Malwisp')), inYourGy)],
      resolve: andIfYouDo(
        specialSummon(target, { positions: ['defense'] }),
        apply('end-of-turn', target, effectsCannotBeActivated),
      ),
    }),
  ],
});
