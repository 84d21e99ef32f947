import { expect, test } from 'vitest';
import type { CardText } from '../card-text.ts';
import { readCard } from '../read-card.ts';
import { decidedByOcg, isAmongItsReadings } from './decided.ts';

const spell = (text: string): CardText => ({
  passcode: 1,
  name: 'X',
  series: [],
  kind: 'Spell',
  line: 'Normal',
  text,
});
const decided = (english: string, japanese: string) => {
  const entry = spell(english);
  const card = decidedByOcg(entry, readCard(entry), { passcode: 1, text: japanese })?.card;
  return { entry, card, asks: JSON.stringify(card?.effects ?? 'none').match(/"still":|none/)?.[0] };
};
const DESTROYS = 'Target 1 face-up monster your opponent controls; destroy that target.';
const TARGETS = '①：相手フィールドの表側表示モンスター１体を対象として発動できる。';
const OTHERS = 'Send 1 Spell from your Deck to the GY; destroy 1 other Spell on the field.';

test('whether a target must still lie face-up, the Japanese text says', () => {
  const { entry, card, asks } = decided(DESTROYS, `${TARGETS}その相手の表側表示モンスターを破壊する。`);
  expect(asks).toBe('"still":');
  expect(card && isAmongItsReadings(entry, card)).toBe(true);
  expect(decided(DESTROYS, `${TARGETS}そのモンスターを破壊する。`)).toMatchObject({ asks: undefined });
});
test('a text that does not speak of the target again decides nothing', () => {
  expect(
    decided(DESTROYS, '相手フィールド上に表側表示で存在するモンスター１体を選択して破壊する。').asks,
  ).toBe('none');
});
test('of several meanings the one counts that prints the Japanese text, and a text of something else decides nothing', () => {
  const entry = spell(OTHERS);
  expect(readCard(entry).grade).toBe('ambiguous');
  const cost = '①：デッキから魔法カード１枚を墓地へ送って発動できる。';
  const { card } = decided(OTHERS, `${cost}このカード以外のフィールドの魔法カード１枚を選んで破壊する。`);
  expect(JSON.stringify(card?.effects)).toContain('{"test":"other-than","what":{"ref":"this"}}');
  expect(decided(OTHERS, `${cost}フィールドの魔法カード１枚を選んで破壊する。`).card).toBeUndefined();
});
test('what a Japanese text leaves open as well stays open', () => {
  const { card } = decided(
    'Target 1 monster you control; "Y" monsters you control cannot be destroyed by battle this turn.',
    '①：自分フィールドのモンスター１体を対象として発動できる。このターン、自分フィールドの「Y」モンスターは戦闘では破壊されない。',
  );
  expect(card).toBeUndefined();
});
