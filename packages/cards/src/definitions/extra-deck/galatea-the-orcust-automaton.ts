import {
  andThen,
  at,
  choose1,
  continuous,
  effectMonster,
  ignition,
  inYourDeck,
  itself,
  linkedMonster,
  matches,
  materials,
  monster,
  notDestroyedByBattle,
  race,
  series,
  setCard,
  shuffleIntoDeck,
  spellOrTrap,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const galateaTheOrcustAutomaton = monsterCard(30741503, {
  summoning: { materials: [materials(2, effectMonster)], including: [series('Orcust'), monster] },
  effects: [
    continuous({
      from: ['monsters'],
      while: matches(thisCard, linkedMonster),
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle()],
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [target1(race('Machine'), monster, at('you', 'banished'))],
      resolve: andThen(
        shuffleIntoDeck(target),
        youCan(setCard(choose1(series('Orcust'), spellOrTrap, inYourDeck))),
      ),
    }),
  ],
});
