/** What the text points to: "このカード", "そのモンスター". */
import type { Reference } from '@spellspeed/engine/language';
import { asSpokenOf, keyOf, type Mention, mentionOf, saysWhose, THE_REST } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import type { Speech } from './speech.ts';
import { wide } from './terms.ts';

const FULL: Table<Reference, 'ref', string, [Speech]> = {
  this: () => 'このカード',
  bound: demonstrative,
  event: demonstrative,
  attacker: (reference, { memory }) =>
    memory.mentions.has(keyOf(reference)) ? 'その攻撃モンスター' : '攻撃モンスター',
  'direct-attacker': ({ nth }) => `このバトルフェイズに${wide(nth)}回目の直接攻撃を行ったモンスター`,
  'at-battle-phase-start': ({ side }, { players }) =>
    `バトルフェイズ開始時に${players[side]}フィールドに存在したモンスター`,
  'attack-target': (reference, { memory }) => {
    const mention = mentionOf(memory, reference);
    return mention ? `その${mention.noun}` : '攻撃対象モンスター';
  },
  battling: ({ side }, { players }) => `戦闘を行う${players[side]}のモンスター`.replace('相手の', '相手'),
  'opponent-in-battle': (reference, { memory }) =>
    memory.mentions.has(keyOf(reference)) ? 'そのモンスター' : 'このカードと戦闘を行うモンスター',
  'chained-to': () => 'そのカード',
  equipped: (_, { card }) => (card.kind === 'monster' ? 'このカードの装備モンスター' : '装備モンスター'),
  'still-affected': demonstrative,
  now: ({ of }, speech) => sayReference(of, speech),
  materials: ({ of }, speech) => `${sayReference(of, speech)}の召喚の素材としたモンスター`,
  'made-with': ({ of }, speech) => `${sayReference(of, speech)}を素材としたモンスター`,
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
  if (!mentionOf(memory, reference) && key !== 'attack-target' && key !== 'attacker')
    memory.mentions.set(key, { noun: 'モンスター', number: 'one', zones: [], as: 'other' });
  return name;
};

/** "そのモンスター", "それらのカード"; of several targets, which of them. */
function demonstrative(reference: Reference, { memory, players }: Speech): string {
  const mention = mentionOf(memory, reference);
  if (mention?.noun === THE_REST) return '残りのカード';
  if (!mention) return reference.ref === 'linked' ? 'そのモンスター' : 'そのカード';
  const targets = [...memory.mentions.values()].filter(({ as }) => as === 'target').map(({ said }) => said);
  if (mention.as === 'target' && new Set(targets).size > 1 && mention.said !== undefined)
    return `対象の${mention.said}`;
  if (mention.as === 'other' && mention.said !== undefined) return mention.said;
  return that(mention, saysWhose(reference, memory) ? players[mention.whose ?? 'you'] : '');
}
/** "そのモンスター", "その相手モンスター", "その自分のカード" */
export const that = ({ noun, number }: Mention, owner = ''): string => {
  if (noun.startsWith('既に')) return noun;
  const whose = owner === '' || (owner === '相手' && noun === 'モンスター') ? owner : `${owner}の`;
  return number === 'several' ? `それらの${whose}${noun}` : `その${whose}${noun}`;
};
