/** Verbs whose words depend on where the cards come from, who is meant, or how many they are. */
import type { ActionOf, MonsterTraits, NewPosition } from '@spellspeed/engine/language';
import { ANY_NUMBER, isAdded, isUnequipped } from '../meaning/cards.ts';
import { isEquip } from '../meaning/effects.ts';
import { aside, mentionOf } from '../memory.ts';
import { act, nounOf } from './cards.ts';
import { type Clause, clause } from './clause.ts';
import type { Speech } from './speech.ts';
import { ABILITY_NAMES, ATTRIBUTE_NAMES, either, POSITION_NAMES, RACE_NAMES, wide } from './terms.ts';
import { godan, ichidan, suru } from './verb.ts';

/** Only what is in the hand can be discarded: "手札を１枚捨てる", "手札からモンスター１体を捨てる". */
export const discard = ({ what, into }: ActionOf<'discard'>, speech: Speech): Clause => {
  const verb = ichidan(into ? '墓地へ捨て' : '捨て');
  const isAny = 'filter' in what && what.filter.every(({ test }) => test === 'in');
  if (what.cards !== 'chosen' || typeof what.max !== 'number' || what.by === 'opponent' || !isAny)
    return act(what, verb, speech);
  nounOf(what, aside(speech));
  const limit = what.min === what.max || what.min === 'max' ? '枚' : '枚まで';
  const many = what.max >= ANY_NUMBER ? '任意の枚数' : `${wide(what.max)}${limit}`;
  return clause(`手札を${many}${speech.mood === 'cost' ? '' : '選んで'}`, verb);
};

/** "デッキから…を手札に加える", "そのカードを持ち主の手札に戻す" */
export const toHand = ({ what }: ActionOf<'to-hand'>, speech: Speech): Clause =>
  isAdded(what, speech)
    ? act(what, ichidan('手札に加え'), speech, { own: 'unsaid' })
    : act(what, godan('持ち主の手札に戻す'), speech, { ofItself: godan('持ち主の手札に戻る') });

const DECK_PLACES: { readonly [place in ActionOf<'to-deck'>['place']]: string } = {
  shuffled: 'デッキ',
  'main-deck': 'メインデッキ',
  top: 'デッキの一番上',
  bottom: 'デッキの一番下',
  'extra-deck': 'ＥＸデッキ',
};
export const toDeck = ({ what, place, extent }: ActionOf<'to-deck'>, speech: Speech): Clause => {
  const mention = what.cards === 'referenced' && extent ? mentionOf(speech.memory, what.what) : undefined;
  const all = mention && !mention.count ? '全て' : '';
  const verb = godan(`${all}${DECK_PLACES[place]}に戻す`);
  const said = act(what, verb, speech, { ofItself: godan(`${DECK_PLACES[place]}に戻る`) });
  if (!mention?.count) return said;
  // "そのモンスター５体を": the number that is asked for.
  const many = `${wide(mention.count)}${mention.noun.endsWith('モンスター') ? '体' : '枚'}`;
  return { ...said, lead: said.lead.replace(/を$/, `${many}を`) };
};

/** "獣族・地・星１・攻／守０" */
export const tokenTraits = ({ race, attribute, level, atk, def, abilities }: MonsterTraits): string => {
  const kinds = abilities.includes('tuner') ? [ABILITY_NAMES.tuner] : [];
  const stars = level === undefined ? [] : [`星${wide(level)}`];
  return [RACE_NAMES[race], ...kinds, ATTRIBUTE_NAMES[attribute], ...stars, valuesOf(atk, def)].join('・');
};
const valuesOf = (atk: MonsterTraits['atk'], def: MonsterTraits['def']): string => {
  if (def === undefined) return `攻${wide(atk)}`;
  return atk === def ? `攻／守${wide(atk)}` : `攻${wide(atk)}／守${wide(def)}`;
};

export const specialSummon = (action: ActionOf<'special-summon'>, speech: Speech): Clause => {
  const { what, to, positions, traits, ignoring, extent, pointedToBy, zone, treatedAs } = action;
  const isFree = positions.length === 2 && !positions.includes('face-down');
  const how = isFree ? '' : `${either(positions.map((position) => POSITION_NAMES[position]))}で`;
  const where = pointedToBy
    ? `${speech.words.phrase(pointedToBy, {}, aside(speech))}のリンク先となる${speech.players[to === 'opponent' ? to : 'you']}フィールドに`
    : zone
      ? 'ＥＸモンスターゾーンに'
      : to === 'owner'
        ? '元々の持ち主のフィールドに'
        : to === 'opponent'
          ? `${speech.players.opponent}フィールドに`
          : '';
  const verb = suru(
    [
      extent && what.cards !== 'chosen' ? '全て' : '',
      ignoring ? '召喚条件を無視して' : '',
      where,
      treatedAs ? `${TREATED_AS[treatedAs]}召喚扱いとして` : '',
      how,
      '特殊召喚',
    ].join(''),
  );
  if (traits) return asMonster(action, traits, `${where}${how}`, speech);
  return isUnequipped(what, speech) ? clause('装備されているこのカードを', verb) : act(what, verb, speech);
};
/** "このカードは通常モンスター（岩石族・地・星４・攻１６００／守１８００）となり、モンスターゾーンに特殊召喚する" */
const asMonster = (
  { what }: ActionOf<'special-summon'>,
  traits: MonsterTraits,
  how: string,
  speech: Speech,
): Clause => {
  const kind = traits.frame === 'normal' ? '通常' : '効果';
  const trap = traits.stillTrap ? '、罠カードとしても扱う' : '';
  const monster = `${kind}モンスター（${tokenTraits(traits)}${trap}）`;
  return clause(`${nounOf(what, speech)}は${monster}となり、モンスターゾーンに${how}`, suru('特殊召喚'));
};

const NEW_POSITION_WORDS: { readonly [position in Exclude<NewPosition, 'switch'>]: string } = {
  attack: '表側攻撃表示に',
  defense: '守備表示に',
  'face-up-defense': '表側守備表示に',
  'face-down': '裏側守備表示に',
  'face-up': '表側表示に',
};
/** "そのモンスターを守備表示にする", "そのモンスターの表示形式を変更する" */
export const changePosition = ({ what, to }: ActionOf<'change-position'>, speech: Speech): Clause =>
  to === 'switch'
    ? clause(`${nounOf(what, speech)}の表示形式を`, suru('変更'))
    : act(what, suru(NEW_POSITION_WORDS[to]), speech, { ofItself: godan(`${NEW_POSITION_WORDS[to]}なる`) });

/** "このカードを装備カード扱いとしてそのモンスターに装備する", "このカードをそのモンスターに装備する" */
export const equip = ({ what, to }: ActionOf<'equip'>, speech: Speech): Clause => {
  const host = speech.words.reference(to, speech);
  const isThis = what.cards === 'referenced' && what.what.ref === 'this';
  if (isThis && isEquip(speech.card)) return clause(`このカードを${host}に`, suru('装備'));
  const as = isThis && speech.card.kind !== 'monster' ? '装備カードとして' : '装備カード扱いとして';
  return act(what, suru(`${as}${host}に装備`), speech);
};
const TREATED_AS = { fusion: '融合', synchro: 'Ｓ' } as const;
