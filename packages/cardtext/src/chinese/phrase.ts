/** Noun phrases: "自己场上1只表侧表示的龙族怪兽". */
import { factsNamed } from '@spellspeed/cards';
import { type Filter, SPELL_TRAP_ZONES } from '@spellspeed/engine/language';
import { ANY_NUMBER } from '../meaning/cards.ts';
import {
  type Draft,
  expandAlternatives,
  type Head,
  isOnlyIn,
  isPlain,
  speaksOfMonsters,
} from '../meaning/draft.ts';
import { isControl, isMonsterField, type Place, sameZones } from '../meaning/places.ts';
import { CARD, MONSTER } from './draft.ts';
import { sayPlace } from './place.ts';
import type { PhraseStyle, Speech } from './speech.ts';
import { dotted, either } from './terms.ts';
import { draftOf } from './test.ts';

/** The words for the cards that a filter speaks of. */
export const sayPhrase = (filter: Filter, style: PhraseStyle, speech: Speech): string => {
  const draft = draftOf(filter, speech);
  if (draft.is !== undefined) return pointedTo(draft.is, draft);
  const except = draft.except.length === 0 ? '' : `${dotted(draft.except)}以外的`;
  if (draft.alternatives)
    return (
      except +
      either(expandAlternatives(filter, draft.alternatives).map((one) => sayPhrase(one, style, speech)))
    );
  const { before, after } = placeOf(draft, style, speech);
  const head = headOf(filter, draft);
  const number = style.count ? numberOf(style.count) : '';
  const counted = number === '任意数量' ? '任意数量的' : number === '' ? '' : number + head.measure;
  if (draft.among !== undefined && counted === '' && isPlain(draft))
    return whoseField(draft, speech) + draft.among;
  return `${except}${before}${counted}${after}${style.with ?? ''}${nounPhrase(draft, head)}`;
};
/** Whose of those that the text speaks of, where that is said as well. */
const whoseField = ({ places: [place] }: Draft, { players }: Speech): string =>
  place && isControl(place) && place.side !== 'any' ? `${players[place.side]}场上的` : '';

/** "同调召唤的这张卡" */
const pointedTo = (name: string, draft: Draft): string => {
  const { clauses, places } = draft;
  const inZone = places.some(({ zones }) => sameZones(zones, ['monsters'])) ? '怪兽区域的' : '';
  const state = faceAndPosition(draft);
  return `${inZone}${clauses.join('')}${state === '' ? '' : `${state}的`}${name}`;
};

/** Where they are: before the number, and after it what only the banished need. */
const placeOf = (draft: Draft, style: PhraseStyle, speech: Speech): { before: string; after: string } => {
  if (draft.host !== undefined) return { before: draft.host, after: '' };
  if (draft.among !== undefined)
    return { before: style.where === 'unsaid' ? '' : `${draft.among}之中的`, after: '' };
  const { places } = draft;
  if (style.where === 'unsaid' || places.length === 0) return { before: '', after: '' };
  const [first] = places;
  if (first && places.length === 1 && sameZones(first.zones, ['banished'])) return banished(first, speech);
  if (first && sameZones(first.zones, ['material'])) return { before: '成为超量素材的', after: '' };
  const extent = style.count ? 'one' : 'all';
  const isShort = style.where === 'short' && places.every(isMonsterField);
  const owners = places.map(({ side }) => (side === 'any' ? '' : speech.players[side]));
  const where = places.map((place) => sayPlace(place, speech, extent));
  const words = draft.owner === undefined ? either(isShort ? owners : where) : `${draft.owner}场上`;
  const bare = isShort && isPlain(draft);
  return { before: words === '' || style.count || bare ? words : `${words}的`, after: '' };
};
/** "除外的1只自己的怪兽" */
const banished = ({ side }: Place, { players }: Speech): { before: string; after: string } => ({
  before: '除外的',
  after: side === 'any' ? '' : `${players[side]}的`,
});

/** "1", "最多2", "2以上" */
const numberOf = ({ min, max }: { readonly min: number; readonly max: number }): string => {
  if (min === max) return `${max}`;
  if (max >= ANY_NUMBER) return min <= 1 ? '任意数量' : `${min}以上的`;
  return min <= 1 ? `最多${max}` : `${min}～${max}`;
};

const faceAndPosition = ({ face, position }: Pick<Draft, 'face' | 'position'>): string =>
  face && position ? `${face}${position}` : (position ?? (face ? `${face}表示` : ''));

/** The noun with all that stands before it. */
const nounPhrase = (draft: Draft, head: Head): string => {
  const { clauses, extreme, series, names } = draft;
  const traits = dotted([draft.race, draft.attribute, draft.stars].filter((word) => word !== undefined));
  const state = stateOf(draft, head);
  const noun = names ? either(names) : `${series ?? ''}${head.noun}`;
  // "龙族的同调怪兽", but "龙族怪兽".
  const isOther = head.noun !== '怪兽' && !head.noun.startsWith('调整');
  const link = draft.race !== undefined && !names && isOther ? '的' : '';
  return `${clauses.join('')}${extreme ?? ''}${state}${traits}${names && traits !== '' ? '的' : link}${noun}`;
};
/** "表侧表示", "里侧表示的", "盖放的" */
const stateOf = (draft: Draft, head: Head): string => {
  const state = faceAndPosition(draft);
  if (state === '') return '';
  const { names, series, race, attribute, stars } = draft;
  const isBare = [names, series, race, attribute, stars].every((word) => word === undefined);
  if (head.measure === '只' && isBare) return state;
  if (draft.face === '里侧' && !draft.position && /^(魔法|陷阱)/.test(head.noun)) return '盖放的';
  return `${state}的`;
};

/** What to call one of these cards. */
const headOf = (filter: Filter, draft: Draft): Head => {
  if (draft.names && !draft.head) return { noun: '', measure: measureOfNames(filter) };
  const plain = plainHead(draft);
  const tuner = draft.kinds.includes('调整');
  const kinds = draft.kinds.filter((kind) => kind !== '调整').join('');
  if (tuner && kinds === '') return { noun: '调整', measure: '只' };
  if (kinds !== '') return { noun: `${tuner ? '调整·' : ''}${kinds}怪兽`, measure: '只' };
  if (draft.property !== undefined) return { noun: `${draft.property}${plain.noun}`, measure: '张' };
  return plain;
};
const plainHead = (draft: Draft): Head => {
  if (draft.head) return draft.head;
  if (isOnlyIn(draft, ['pendulum'])) return CARD;
  if (speaksOfMonsters(draft) || isOnlyIn(draft, ['monsters'])) return MONSTER;
  return isOnlyIn(draft, SPELL_TRAP_ZONES) || draft.property ? { noun: '魔法·陷阱卡', measure: '张' } : CARD;
};
/** "1只「青眼白龙」", "1张「融合」": what the named cards are decides. */
const measureOfNames = (filter: Filter): Head['measure'] => {
  const names = filter.flatMap((test) => (test.test === 'named' ? test.names : []));
  const kinds = names.map((name) => factsNamed(name)?.kind);
  return kinds.some((kind) => kind === 'spell' || kind === 'trap') ? '张' : '只';
};

/** "怪兽" or "卡": to take such a card up again. */
export const headNoun = (filter: Filter, speech: Speech): string => {
  const draft = draftOf(filter, speech);
  if (draft.names) return measureOfNames(filter) === '只' ? '怪兽' : '卡';
  if (draft.alternatives)
    return (
      expandAlternatives(filter, draft.alternatives)
        .map((one) => headNoun(one, speech))
        .find((noun) => noun === '卡') ?? '怪兽'
    );
  const head = headOf(filter, draft);
  return head.measure === '只' ? (head.noun === '衍生物' ? '衍生物' : '怪兽') : '卡';
};
