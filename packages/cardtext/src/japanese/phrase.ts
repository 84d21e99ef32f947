/** Noun phrases: "自分フィールドの表側表示のドラゴン族モンスター１体". */
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
import { aside } from '../memory.ts';
import { CARD, MONSTER } from './draft.ts';
import { sayPlace } from './place.ts';
import type { Count, PhraseStyle, Speech } from './speech.ts';
import { dotted, either, wide } from './terms.ts';
import { draftOf } from './test.ts';

/** The words for the cards that a filter speaks of; a plain number stands behind its noun. */
export const sayPhrase = (filter: Filter, style: PhraseStyle, speech: Speech): string => {
  const draft = draftOf(filter, speech);
  if (draft.is !== undefined) return pointedTo(draft.is, draft);
  const except = draft.except.length === 0 ? '' : `${dotted(draft.except)}以外の`;
  if (draft.alternatives)
    return (
      except +
      either(expandAlternatives(filter, draft.alternatives).map((one) => sayPhrase(one, style, speech)))
    );
  const head = headOf(filter, draft);
  const count = style.count ? tightCount(style.count, head) : '';
  if (draft.among !== undefined && !style.count && isPlain(draft))
    return whoseField(draft, speech) + draft.among;
  const first = draft.clauses.filter(standsFirst).join('');
  const noun = `${style.with ?? ''}${nounPhrase(draft, head)}${count}`;
  const place = placeOf(draft, style, speech);
  // "フィールドにセットされた"
  return except + first + (noun.startsWith('セットされた') ? place.replace(/の$/, 'に') : place) + noun;
};

/** "「Ｘ」を素材としてＬ召喚した自分フィールドの…": long clauses stand before the place, where they speak of one card alone. */
const standsFirst = (clause: string): boolean =>
  /^このターンに|(素材|チューナー)として.*した$|召喚の素材とした$|のリンク先の$|を持つ$/.test(clause);

/** "１体"; a number that is not fixed stands behind the particle: "モンスターを２体まで". */
const tightCount = ({ min, max }: Count, { measure }: Head): string =>
  min === max ? `${wide(max)}${measure}` : '';
const looseCount = ({ min, max }: Count, { measure }: Head): string => {
  if (min === max) return '';
  if (max >= ANY_NUMBER) return min <= 1 ? '任意の数だけ' : `${wide(min)}${measure}以上`;
  return min <= 1 ? `${wide(max)}${measure}まで` : `${wide(min)}～${wide(max)}${measure}`;
};
/** "フィールドのカード１枚を", "フィールドのカードを２枚まで" */
export const asObject = (filter: Filter, style: PhraseStyle, speech: Speech): string => {
  const loose = style.count ? looseCount(style.count, anyHead(filter, aside(speech))) : '';
  return `${sayPhrase(filter, style, speech)}を${loose}`;
};
/** 体 or 枚: how these cards are counted. */
export const measureOf = (filter: Filter, speech: Speech): string => anyHead(filter, speech).measure;

/** Whose of those that the text speaks of, where that is said as well. */
const whoseField = ({ places: [place] }: Draft, { players }: Speech): string =>
  place && isControl(place) && place.side !== 'any' ? `${players[place.side]}フィールドの` : '';

/** "Ｓ召喚したこのカード", "墓地のこのカード" */
const pointedTo = (name: string, draft: Draft): string => {
  const { clauses: said, places } = draft;
  const inZone = places.some(({ zones }) => sameZones(zones, ['monsters'])) ? 'モンスターゾーンの' : '';
  const state = faceAndPosition(draft);
  return `${inZone}${said.join('')}${state === '' ? '' : `${state}の`}${name}`;
};

/** "自分フィールドの", "自分の" */
const placeOf = (draft: Draft, style: PhraseStyle, speech: Speech): string => {
  if (draft.host !== undefined) return `${draft.host}の`;
  const isUnsaid = style.where === 'unsaid';
  if (draft.among !== undefined) return isUnsaid ? '' : `${draft.among}の内の`;
  const { places } = draft;
  const [first] = places;
  if (isUnsaid) return '';
  if (!first) return draft.owner === undefined ? '' : `${draft.owner}のフィールドの`;
  if (sameZones(first.zones, ['material'])) return 'Ｘ素材となっている';
  const isShort = style.where === 'short' && places.every(isMonsterField);
  if (isShort && places.length === 1) return shortOwner(first, draft, speech);
  const extent = style.count ? 'one' : 'all';
  const where = places.map((place) => sayPlace(place, speech, extent));
  const words = draft.owner === undefined ? either(where) : `${draft.owner}のフィールド`;
  return words === '' ? '' : `${words}の`;
};
/** "相手モンスター", but "相手の表側表示モンスター" */
const shortOwner = ({ side }: Place, draft: Draft, { players }: Speech): string => {
  if (side === 'any') return '';
  const isBare = isPlain(draft) && draft.face === undefined && draft.position === undefined;
  return side === 'opponent' && isBare && !draft.head?.noun.endsWith('カード')
    ? players.opponent
    : `${players[side]}の`;
};

const faceAndPosition = ({ face, position }: Pick<Draft, 'face' | 'position'>): string =>
  face && position ? `${face}${position}` : (position ?? (face ? `${face}表示` : ''));

/** Nouns that an adjective needs a の for: "ドラゴン族の通常モンスター", but "ドラゴン族Ｓモンスター". */
const NEEDS_NO = /^(通常|効果)モンスター$/;
/** The noun with all that stands before it. */
const nounPhrase = (draft: Draft, head: Head): string => {
  const { clauses: said, extreme, series, names, race, attribute, stars } = draft;
  const traits = dotted(
    [race, attribute, names || series ? undefined : stars].filter((word) => word !== undefined),
  );
  const level = (names || series) && stars !== undefined ? `${stars}の` : '';
  const noun = names ? either(names) : `${series ?? ''}${head.noun}`;
  const link = traits !== '' && (names || series || NEEDS_NO.test(noun)) ? 'の' : '';
  const clauses = said.filter((clause) => !standsFirst(clause));
  return `${clauses.join('')}${extreme ?? ''}${stateOf(draft, head)}${level}${traits}${link}${noun}`;
};
/** "表側表示", "表側表示の", "セットされた" */
const stateOf = (draft: Draft, head: Head): string => {
  const state = faceAndPosition(draft);
  if (state === '') return '';
  const { names, series, race, attribute, stars } = draft;
  const isBare = [names, series, race, attribute, stars].every((word) => word === undefined);
  if (head.measure === '体' && isBare) return state;
  if (draft.face === '裏側' && !draft.position && /^(魔法|罠)/.test(head.noun)) return 'セットされた';
  return `${state}の`;
};

/** What to call one of these cards. */
const headOf = (filter: Filter, draft: Draft): Head => {
  if (draft.names && !draft.head) return { noun: '', measure: measureOfNames(filter) };
  const plain = plainHead(draft);
  const tuner = draft.kinds.includes('チューナー');
  const kinds = draft.kinds.filter((kind) => kind !== 'チューナー').join('');
  if (tuner && kinds === '') return { noun: 'チューナー', measure: '体' };
  if (kinds !== '') return { noun: `${kinds}${tuner ? 'チューナー' : 'モンスター'}`, measure: '体' };
  if (draft.property !== undefined) return { noun: `${draft.property}${plain.noun}`, measure: '枚' };
  return plain;
};
const plainHead = (draft: Draft): Head => {
  if (draft.head) return draft.head;
  if (isOnlyIn(draft, ['pendulum'])) return CARD;
  if (speaksOfMonsters(draft) || isOnlyIn(draft, ['monsters'])) return MONSTER;
  return isOnlyIn(draft, SPELL_TRAP_ZONES) || draft.property
    ? { noun: '魔法・罠カード', measure: '枚' }
    : CARD;
};
/** "「青眼の白龍」１体", "「融合」１枚": what the named cards are decides. */
const measureOfNames = (filter: Filter): Head['measure'] => {
  const names = filter.flatMap((test) => (test.test === 'named' ? test.names : []));
  const kinds = names.map((name) => factsNamed(name)?.kind);
  return kinds.some((kind) => kind === 'spell' || kind === 'trap') ? '枚' : '体';
};
/** Of alternatives, that which any of them can be called: cards, if not all are monsters. */
const anyHead = (filter: Filter, speech: Speech): Head => {
  const draft = draftOf(filter, speech);
  if (!draft.alternatives) return headOf(filter, draft);
  const heads = expandAlternatives(filter, draft.alternatives).map((one) => anyHead(one, speech));
  return heads.find(({ measure }) => measure !== '体') ?? MONSTER;
};

/** "モンスター" or "カード": to take such a card up again. */
export const headNoun = (filter: Filter, speech: Speech): string => {
  const { noun, measure } = anyHead(filter, speech);
  if (measure !== '体') return CARD.noun;
  return noun === 'トークン' ? noun : MONSTER.noun;
};
