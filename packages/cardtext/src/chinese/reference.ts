/** What the text points to: "这张卡", "那只怪兽". */
import type { Reference } from '@spellspeed/engine/language';
import { asSpokenOf, keyOf, type Mention, mentionOf, saysWhose, THE_REST } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import type { Speech } from './speech.ts';

const FULL: Table<Reference, 'ref', string, [Speech]> = {
  this: () => '这张卡',
  bound: demonstrative,
  event: demonstrative,
  attacker: () => '攻击怪兽',
  'direct-attacker': ({ nth }) => `这次战斗阶段中第${nth}次直接攻击的怪兽`,
  'at-battle-phase-start': ({ side }, { players }) => `这次战斗阶段开始时${players[side]}场上的怪兽`,
  'attack-target': (reference, { memory }) => {
    const mention = mentionOf(memory, reference);
    return mention ? `那只${mention.noun}` : '攻击对象怪兽';
  },
  battling: ({ side }, { players }) => `进行战斗的${players[side]}怪兽`,
  'opponent-in-battle': (reference, { memory }) =>
    memory.mentions.has(keyOf(reference)) ? '那只怪兽' : '和这张卡进行战斗的怪兽',
  'chained-to': () => '那张卡',
  equipped: (_, { card }) => (card.kind === 'monster' ? '这张卡的装备怪兽' : '装备怪兽'),
  'still-affected': demonstrative,
  now: ({ of }, speech) => sayReference(of, speech),
  'made-with': ({ of }, speech) => `把${sayReference(of, speech)}作为素材的怪兽`,
  materials: ({ of }, speech) => `${sayReference(of, speech)}的召唤使用过的素材怪兽`,
  linked: demonstrative,
};
const fullName = speaker('ref', FULL);

/** Says a reference; from then on the text has spoken of it. */
export const sayReference = (pointer: Reference, speech: Speech): string => {
  const reference = asSpokenOf(pointer);
  const { memory } = speech;
  const key = keyOf(reference);
  const unsaid = memory.unsaid.get(key);
  if (unsaid) {
    memory.unsaid.delete(key);
    return speech.words.phrase(unsaid, {}, speech);
  }
  const name = fullName(reference, speech);
  memory.focus = key;
  memory.takenUp.set(key, true);
  if (!mentionOf(memory, reference) && key !== 'attack-target')
    memory.mentions.set(key, { noun: '怪兽', number: 'one', zones: [], as: 'other' });
  return name;
};

/** "那只怪兽", "那些卡"; of several targets, which of them. */
function demonstrative(reference: Reference, { memory, players }: Speech): string {
  const mention = mentionOf(memory, reference);
  if (mention?.noun === THE_REST) return '剩下的卡';
  if (!mention) return reference.ref === 'linked' ? '那只怪兽' : '那张卡';
  const targets = [...memory.mentions.values()].filter(({ as }) => as === 'target');
  if (mention.as === 'target' && targets.length > 1 && mention.said !== undefined)
    return `作为对象的${mention.said}`;
  return that(mention, saysWhose(reference, memory) ? players[mention.whose ?? 'you'] : '');
}
/** "那只怪兽", "那张对方的卡" */
export const that = ({ noun, number }: Mention, owner = ''): string => {
  const whose = owner !== '' && noun === '卡' ? `${owner}的` : owner;
  if (number === 'several') return `那些${whose}${noun}`;
  return `那${/(怪兽|衍生物)$/.test(noun) ? '只' : '张'}${whose}${noun}`;
};
