import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createDuel, createPool, type DuelEvent, type Passcode, type Stay } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { occurrencesOf } from './occurrences.ts';

const POOL = createPool(CARDS);
const deck = READY_MADE_DECKS['yugi-starter'];
const view = createDuel({ pool: POOL, seed: 1, players: [deck, deck] }).view(0);
const FACE_DOWN = 900 as Stay;

test('A card that came and went between two views is told by the place that it left', () => {
  const attack: DuelEvent = {
    what: 'attack-declared',
    attacker: { handle: 901 as Stay, passcode: 40640057 as Passcode },
    target: { handle: FACE_DOWN, passcode: null },
    player: 0,
  };
  const destroyed: DuelEvent = {
    what: 'moved',
    card: { handle: 902 as Stay, passcode: 40640057 as Passcode },
    owner: 1,
    to: 'gy',
    controller: 1,
    place: 0,
    face: 'up',
    position: 'attack',
    manner: 'destroyed',
    by: 'battle',
    player: 0,
    from: 'monsters',
    fromController: 1,
    fromPlace: 2,
    fromFace: 'down',
    formerHandle: FACE_DOWN,
  };
  const [told] = occurrencesOf([attack, destroyed], POOL, view, () => view);
  expect(told?.spots).toEqual({ [FACE_DOWN]: { controller: 1, zone: 'monsters', place: 2 } });
});
