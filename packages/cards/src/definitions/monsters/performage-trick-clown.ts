import {
  andIfYouDo,
  andThen,
  apply,
  as,
  atkBecomes,
  defBecomes,
  inYourGy,
  monster,
  moved,
  series,
  specialSummon,
  takeDamage,
  target,
  target1,
  that,
  the,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const performageTrickClown = monsterCard(67696066, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(series('Performage'), monster, inYourGy)],
      resolve: andThen(
        andIfYouDo(
          specialSummon(as('summoned', that(target))),
          apply('while-it-stays', the('summoned'), atkBecomes(0), defBecomes(0)),
        ),
        takeDamage('you', 1000),
      ),
    }),
  ],
});
