import {
  type Action,
  andThen,
  as,
  at,
  choose1,
  chooseUpTo,
  draw,
  howMany,
  ignition,
  inYourDeck,
  inYourGy,
  level,
  monster,
  named,
  race,
  sendToGy,
  specialSummon,
  spellOrTrap,
  the,
  thisCard,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const SENDS_SPELLCASTER: Action = sendToGy(
  choose1(race('Spellcaster'), level({ min: 6 }), monster, inYourDeck),
);

export const magiciansSouls = monsterCard(97631303, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      modes: [
        { cost: SENDS_SPELLCASTER, resolve: specialSummon(thisCard) },
        {
          cost: SENDS_SPELLCASTER,
          resolve: andThen(
            sendToGy(thisCard),
            youCan(specialSummon(choose1(named('Dark Magician', 'Dark Magician Girl'), inYourGy))),
          ),
        },
      ],
    }),
    ignition({
      limit: useOncePerTurn,
      cost: sendToGy(
        as('sent', chooseUpTo(2, spellOrTrap, at('you', 'hand', 'spells', 'field', 'pendulum'))),
      ),
      resolve: draw(howMany(the('sent'))),
    }),
  ],
});
