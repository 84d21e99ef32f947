import { describe, expect, test } from 'vitest';
import { isPuzzleScript, parsePuzzleScript } from './puzzle-script.ts';

const SCRIPT = `--[[ An invented puzzle
with a remark of two lines ]]
Debug.SetAIName("Somebody")
Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN+DUEL_SIMPLE_AI)
Debug.SetPlayerInfo(0,100,0,0)
Debug.SetPlayerInfo(1,3000,0,0)
Debug.AddCard(70781052,0,0,LOCATION_HAND,0,POS_FACEDOWN)
local ox=Debug.AddCard(5053103,0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK)
local axe=Debug.AddCard(40619825,0,0,LOCATION_SZONE,1,POS_FACEUP) -- equipped below
Debug.AddCard(46986414,1,1,0x4,0,POS_FACEDOWN_DEFENSE);
Debug.AddCard(89631139,1,0,LOCATION_MZONE,3,0x4)
Debug.AddCard(5318639,1,1,LOCATION_SZONE,0,POS_FACEDOWN)
Debug.AddCard(33396948,0,0,LOCATION_DECK,0,POS_FACEDOWN)
Debug.AddCard(8124921,0,0,LOCATION_DECK,0,POS_FACEDOWN)
Debug.AddCard(4064256,1,1,LOCATION_SZONE,5,POS_FACEUP)
Debug.PreEquip(axe,ox)
Debug.ReloadFieldEnd()
aux.BeginPuzzle()
`;
describe('a puzzle script', () => {
  test('describes a field: Life Points, places, positions, owners, the order of a Deck, what is equipped', () => {
    const parsed = parsePuzzleScript(SCRIPT, 'puzzle.lua');
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const [you, opponent] = parsed.value.sides;
    expect(you).toEqual({
      lifePoints: 100,
      hand: [{ card: 70781052 }],
      monsters: [
        { card: 5053103, place: 2, face: 'up', position: 'attack', equips: [{ card: 40619825 }] },
        { card: 89631139, place: 3, owner: 1, face: 'up', position: 'defense' },
      ],
      spells: [],
      deck: [{ card: 8124921 }, { card: 33396948 }],
    });
    expect(opponent).toEqual({
      lifePoints: 3000,
      monsters: [{ card: 46986414, place: 0, face: 'down', position: 'defense' }],
      spells: [{ card: 5318639, place: 0, face: 'down' }],
      field: { card: 4064256, face: 'up' },
    });
    expect(parsed.value.cards[0]).toEqual({ passcode: 70781052, line: 7 });
    expect(isPuzzleScript(SCRIPT)).toBe(true);
    expect(isPuzzleScript('title: A ruling\nA: { hand: [Kuriboh] }\n')).toBe(false);
  });

  test.each([
    ['os.execute("rm")', 1, 'os.execute("rm")', 'a call that describes a field'],
    ['\nDebug.AddCard(1x,0,0,LOCATION_HAND,0,POS_FACEDOWN)', 2, '1x', 'the passcode of a card'],
    ['Debug.AddCard(5,0,0,LOCATION_NOWHERE,0,POS_FACEUP)', 1, 'LOCATION_NOWHERE', 'a location'],
    ['Debug.AddCard(5,0,0,LOCATION_MZONE,9,POS_FACEUP)', 1, 'LOCATION_MZONE, 9', 'a place'],
    ['Debug.AddCard(5,0,0,LOCATION_MZONE,0,POS_SIDEWAYS)', 1, 'POS_SIDEWAYS', 'a position'],
    ['Debug.AddCard(5,2,2,LOCATION_HAND,0,POS_FACEUP)', 1, '2', 'the number of a player'],
    ['Debug.PreEquip(a,b)', 1, 'a, b', 'the names of two cards'],
    ['', 1, '', 'a line with Debug.AddCard'],
  ])('that says %j is refused with its line', (text, line, found, expected) => {
    const parsed = parsePuzzleScript(text, 'puzzle.lua');
    expect(parsed).toMatchObject({ ok: false, errors: [{ file: 'puzzle.lua', line, found }] });
    expect(!parsed.ok && parsed.errors[0]?.expected).toContain(expected);
  });
});
