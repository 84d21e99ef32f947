import { readdirSync, readFileSync } from 'node:fs';
import { PLAYABLE_CARDS } from '@spellspeed/cards';
import { createPool, type FieldCard, type FieldEntry, type FieldSide } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { isInSample, sized } from '../../../../../tests/size.fixture.ts';
import { RulingPlayer } from '../ruling-player.ts';
import type { ReadField } from '../types.ts';
import { fieldOf } from './from-scenario.ts';
import { fieldLink, readFieldLink } from './link.ts';
import { fieldYaml } from './to-yaml.ts';

const pool = createPool(PLAYABLE_CARDS);
const player = new RulingPlayer(async () => pool);
const folder = new URL('../../../../rulings/rulings/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.yaml') && isInSample(file.replaceAll('\\', '/'), 12),
);
/** The documents of a file that describe a field, each as a text of its own. */
const documentsOf = (file: string): string[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split(/^---$/m)
    .filter((text) => /^title:/m.test(text) && !/^match:/m.test(text));

const entryOf = (card: FieldCard): FieldEntry => (typeof card === 'number' ? { card } : card);
/** Without what says the same as nothing, and in the order of the zones. */
const plain = (card: FieldCard, usual: 'up' | 'down'): unknown => {
  const { face, thisTurn, materials, equips, counters, position, ...rest } = entryOf(card);
  return {
    ...rest,
    thisTurn: thisTurn ?? false,
    face: face ?? usual,
    position: position ?? (face === 'down' ? 'defense' : 'attack'),
    counters: counters ?? {},
    materials: (materials ?? []).map((each) => plain(each, 'up')),
    equips: (equips ?? []).map((each) => plain(each, 'up')),
  };
};
const inOrder = (cards: readonly FieldCard[] = [], usual: 'up' | 'down' = 'up'): unknown[] =>
  cards
    .toSorted((a, b) => (entryOf(a).place ?? 0) - (entryOf(b).place ?? 0))
    .map((card) => plain(card, usual));
const plainSide = ({ lifePoints, deck, field, extra, ...piles }: FieldSide): unknown => ({
  lifePoints,
  deck: inOrder(deck),
  extra: inOrder(extra, 'down'),
  field: inOrder(field === undefined ? [] : [field]),
  ...Object.fromEntries(Object.entries(piles).map(([pile, cards]) => [pile, inOrder(cards)])),
});
const told = ({ sides, title, format, turn, turnPlayer, phase, fillers }: ReadField): unknown => ({
  sides: sides.map(plainSide),
  ...{ title, format, turn, turnPlayer, phase, fillers },
});
const read = async (text: string): Promise<ReadField> => {
  const answer = await player.read(text);
  if (!answer.ok) throw new Error(`${JSON.stringify(answer.mistakes)}\n${text}`);
  return answer.field;
};

test(`every field in ${files.length} documents of rulings is the same after it was built, linked to, and written down`, async () => {
  let fields = 0;
  for (const file of files)
    for (const text of documentsOf(file)) {
      const first = await read(text);
      const built = fieldOf(first);
      const yaml = fieldYaml(built, '').text;
      expect(told(await read(yaml)), `${file}\n${yaml}`).toEqual(told(first));
      const linked = readFieldLink(fieldLink(built));
      if (!linked.ok) throw new Error(`${file}: ${linked.why}`);
      expect(fieldYaml(linked.field, '').text).toBe(yaml);
      fields++;
    }
  expect(fields).toBeGreaterThan(sized(100, 2000));
});
