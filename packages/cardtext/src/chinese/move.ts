/** Verbs whose words depend on where the cards come from, who is meant, or how many they are. */

import type { ActionOf, Cards, MonsterTraits, NewPosition } from '@spellspeed/engine/language';
import { ANY_NUMBER, isAdded, isUnequipped } from '../meaning/cards.ts';
import { isEquip } from '../meaning/effects.ts';
import { aside } from '../memory.ts';
import { act, nounOf } from './cards.ts';
import type { Speech } from './speech.ts';
import { ABILITY_NAMES, ATTRIBUTE_NAMES, either, POSITION_NAMES, RACE_NAMES } from './terms.ts';

/** Only what is in the hand can be discarded: "丢弃1张手卡", "从手卡丢弃1只怪兽". */
export const discard = ({ what, into }: ActionOf<'discard'>, speech: Speech): string => {
  const verb = into ? '丢弃去墓地' : '丢弃';
  if (what.cards !== 'chosen' || typeof what.max !== 'number' || what.by === 'opponent')
    return act(what, verb, speech);
  const isAny = what.filter.every(({ test }) => test === 'in');
  if (!isAny) {
    const phrase = nounOf({ ...what, filter: what.filter.filter(({ test }) => test !== 'in') }, speech);
    return `从手卡${verb}${phrase}`;
  }
  nounOf(what, aside(speech));
  const upTo = what.max >= ANY_NUMBER ? '任意数量的' : `最多${what.max}张`;
  const many = what.min === what.max || what.min === 'max' ? `${what.max}张` : upTo;
  return speech.mood === 'done' ? `${verb}${many}手卡` : `选${many}手卡${verb}`;
};

/** "从卡组把…加入手卡", "那张卡回到持有者手卡" */
export const toHand = ({ what }: ActionOf<'to-hand'>, speech: Speech): string => {
  return isAdded(what, speech)
    ? act(what, '加入手卡', speech)
    : act(what, '回到持有者手卡', speech, { marker: '让' });
};

const DECK_PLACES: { readonly [place in ActionOf<'to-deck'>['place']]: string } = {
  shuffled: '回到卡组',
  'main-deck': '回到主卡组',
  top: '回到卡组最上面',
  bottom: '回到卡组最下面',
  'extra-deck': '回到额外卡组',
};
export const toDeck = ({ what, place, extent }: ActionOf<'to-deck'>, speech: Speech): string =>
  act(what, `${extent ? '全部' : ''}${DECK_PLACES[place]}`, speech, { marker: '让' });

/** "兽族·地·1星·攻0/守0" */
export const tokenTraits = ({ race, attribute, level, atk, def, abilities }: MonsterTraits): string => {
  const kinds = abilities.includes('tuner') ? [ABILITY_NAMES.tuner] : [];
  const stars = level === undefined ? [] : [`${level}星`];
  const values = def === undefined ? `攻${atk}` : `攻${atk}/守${def}`;
  return [RACE_NAMES[race], ...kinds, ATTRIBUTE_NAMES[attribute], ...stars, values].join('·');
};

export const specialSummon = (action: ActionOf<'special-summon'>, speech: Speech): string => {
  const { what, to, positions, traits, ignoring, extent, pointedToBy, zone, treatedAs } = action;
  const isFree = positions.length === 2 && !positions.includes('face-down');
  const how = isFree ? '' : either(positions.map((position) => POSITION_NAMES[position]));
  const verb = [
    extent ? '全部' : '',
    traits ? asMonster(traits) : '',
    ignoring ? '无视召唤条件' : '',
    pointedToBy
      ? `在${speech.words.phrase(pointedToBy, {}, aside(speech))}所连接区的${speech.players[to === 'opponent' ? to : 'you']}场上`
      : zone
        ? '在额外怪兽区域'
        : to === 'owner'
          ? '在原本持有者的场上'
          : to === 'opponent'
            ? `在${speech.players.opponent}场上`
            : '',
    treatedAs ? `当作${TREATED_AS[treatedAs]}召唤` : '',
    `${how}特殊召唤`,
    traits?.stillTrap ? '（也当作陷阱卡使用）' : '',
  ].join('');
  return isUnequipped(action.what, speech) ? `装备的这张卡${verb}` : act(what, verb, speech);
};
/** "变成通常怪兽（岩石族·地·4星·攻1600/守1800）" */
const asMonster = (traits: MonsterTraits): string =>
  `变成${traits.frame === 'normal' ? '通常' : '效果'}怪兽（${tokenTraits(traits)}）`;
const NEW_POSITION_WORDS: { readonly [position in Exclude<NewPosition, 'switch'>]: string } = {
  attack: '变成表侧攻击表示',
  defense: '变成守备表示',
  'face-up-defense': '变成表侧守备表示',
  'face-down': '变成里侧守备表示',
  'face-up': '变成表侧表示',
};
/** "那只怪兽变成守备表示", "那只怪兽的表示形式变更" */
export const changePosition = (action: ActionOf<'change-position'>, speech: Speech): string =>
  `${newPosition(action, speech)}${action.flipEffects ? '（这个时候，反转怪兽的效果不发动）' : ''}`;
const newPosition = ({ what, to }: ActionOf<'change-position'>, speech: Speech): string => {
  if (to === 'switch') return `${chosenWord(what, speech)}${nounOf(what, speech)}的表示形式变更`;
  return act(what, NEW_POSITION_WORDS[to], speech, { marker: '让' });
};
const chosenWord = (what: Cards, { mood }: Speech): string =>
  what.cards === 'chosen' && mood === 'happens' ? '选' : '';

/** "把这张卡当作装备卡使用给那只怪兽装备", "给那只怪兽装备" */
export const equip = ({ what, to }: ActionOf<'equip'>, speech: Speech): string => {
  const host = speech.words.reference(to, speech);
  const isThis = what.cards === 'referenced' && what.what.ref === 'this';
  if (isThis && isEquip(speech.card)) return `这张卡给${host}装备`;
  const as = isThis && speech.card.kind !== 'monster' ? '变成装备卡' : '当作装备卡使用';
  return act(what, `${as}给${host}装备`, speech);
};
const TREATED_AS = { fusion: '融合', synchro: '同调' } as const;
