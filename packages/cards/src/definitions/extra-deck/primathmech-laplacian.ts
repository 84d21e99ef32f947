import {
  allThatMatch,
  alsoAfterThat,
  at,
  atRandom,
  choose1,
  continuous,
  destructionReplaced,
  detach,
  exactLevel,
  materials,
  monster,
  opponentControls,
  sendToGy,
  series,
  spellOrTrap,
  summoned,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const sendsFromHand = sendToGy(atRandom(1, at('opponent', 'hand')));
const sendsMonster = sendToGy(choose1(monster, opponentControls));
const sendsSpellOrTrap = sendToGy(choose1(spellOrTrap, opponentControls));

export const primathmechLaplacian = monsterCard(88021907, {
  summoning: { materials: [materials(3, exactLevel(4), monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['xyz']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      modes: [
        { cost: detach(1), resolve: sendsFromHand },
        { cost: detach(1), resolve: sendsMonster },
        { cost: detach(1), resolve: sendsSpellOrTrap },
        { cost: detach(2), resolve: alsoAfterThat(sendsFromHand, sendsMonster) },
        { cost: detach(2), resolve: alsoAfterThat(sendsFromHand, sendsSpellOrTrap) },
        { cost: detach(2), resolve: alsoAfterThat(sendsMonster, sendsSpellOrTrap) },
        { cost: detach(3), resolve: alsoAfterThat(sendsFromHand, sendsMonster, sendsSpellOrTrap) },
      ],
    }),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(series('Mathmech'), youControl),
      modifiers: [
        destructionReplaced({
          by: ['effect'],
          use: 'optional',
          saves: 'all-together',
          instead: detach(1),
        }),
      ],
    }),
  ],
});
