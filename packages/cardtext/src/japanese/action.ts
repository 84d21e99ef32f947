/** What effects do: one line a verb. */

import {
  type Action,
  type ActionOf,
  type Amount,
  CARD_KINDS,
  type Cards,
  FIELD_ZONES,
  type Side,
} from '@spellspeed/engine/language';
import { handDrawnTo, leavingOf } from '../meaning/amounts.ts';
import { leaveUnsaid } from '../meaning/cards.ts';
import { isEitherOfTwo } from '../meaning/choices.ts';
import { isAnywhere } from '../meaning/places.ts';
import { both, isSaidInBullets } from '../meaning/sequence.ts';
import { aside, boundKey, introduce, type Mention, mentionOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { sayAffected } from './affected.ts';
import { asManyAs, quantity } from './amount.ts';
import { act, nounFor, nounOf, tellApart } from './cards.ts';
import { able, after, type Clause, clause, inCase, not, say } from './clause.ts';
import { counterName } from './counters.ts';
import { later, untilDuration } from './duration.ts';
import { saySequence } from './joint.ts';
import { changePosition, discard, equip, specialSummon, toDeck, toHand, tokenTraits } from './move.ts';
import { asEffect, type Speech, who, whose } from './speech.ts';
import { fusionSummon, materialSummon, ritualSummon, synchroSummon, xyzSummonOver } from './summon.ts';
import {
  ATTRIBUTE_NAMES,
  bothOf,
  cardName,
  circled,
  KIND_NAMES,
  PHASE_NAMES,
  POSITION_NAMES,
  RACE_NAMES,
  wide,
} from './terms.ts';
import { beforeVerb, godan, ichidan, suru, type Verb } from './verb.ts';

/** Cards that matched when the card came into force. */
const ALREADY_THERE: Mention = {
  noun: '既にフィールドに存在していたカード',
  number: 'several',
  zones: FIELD_ZONES,
  as: 'other',
};
const DECLARABLE_WORDS = {
  'card-name': 'カード名',
  race: '種族',
  attribute: '属性',
  'card-type': 'カードの種類',
} as const;
const NEGATE: Verb = suru('無効に');
const REMOVE: Verb = godan('取り除く');
const BECOME: Verb = godan('なる');

type PlacedTo = ActionOf<'place'>['to'];
const PLACED_TO: { readonly [to in PlacedTo]: string } = {
  'spell-trap-zone': '魔法＆罠ゾーンに表側表示で',
  'pendulum-zone': 'Ｐゾーンに',
  'field-zone': 'フィールドゾーンに表側表示で',
};

/** What a player may do, and what it then brings about without being done: "…できる。そのモンスターは攻撃できない" is no permission as a whole. */
const whatItBinds = (action: Action): { readonly deed: Action; readonly binds: Action } | undefined => {
  if (action.do !== 'sequence' || action.joint !== 'and-if-you-do' || action.parts.length !== 2)
    return undefined;
  const [deed, binds] = action.parts;
  return deed && binds?.do === 'apply' && deed.do !== 'apply' ? { deed, binds } : undefined;
};
const ACTIONS: Table<Action, 'do', Clause | undefined, [Speech]> = {
  sequence: (action, speech) =>
    isSaidInBullets(action)
      ? clause('以下の効果を同時に', suru('適用'))
      : saySequence(action.joint, action.parts, speech),
  may: ({ by, action, otherwise }, speech) => {
    const lasting = whatItBinds(action);
    const what = speech.words.action(lasting?.deed ?? action, speech);
    const who = by === 'you' ? '' : `${speech.players.opponent}は`;
    const may = what && after(what.lead.startsWith(who) ? '' : who, able(what));
    if (may && lasting) return then(`${say(may)}。`, speech.words.action(lasting.binds, speech));
    if (!may || !otherwise) return may;
    return then(`${say(may)}。そうしなかった場合、`, speech.words.action(otherwise, speech));
  },
  if: ({ condition, action, otherwise }, speech) => {
    const { yes } = speech.words.condition(condition, speech);
    const first = then(`${inCase(yes)}、`, speech.words.action(action, speech));
    if (!first || !otherwise) return first;
    const contrary = otherwise.do === 'if' ? 'それ以外で、' : 'それ以外の場合、';
    return then(`${say(first)}。${contrary}`, speech.words.action(otherwise, speech));
  },
  // The bullets follow the sentence.
  'one-of': (choice, speech) =>
    sayEitherOfTwo(choice, speech) ??
    clause(
      `${choice.by === 'you' ? '' : `${speech.players.opponent}は`}以下の効果から１つを選んで`,
      suru('適用'),
    ),
  'each-player': ({ action }, speech) => {
    const players = { ...speech.players, you: '自身' };
    return then('お互いはそれぞれ', speech.words.action(action, { ...speech, players }));
  },
  choose: ({ what }, speech) => {
    const isNoChoice = what.cards === 'all' && leaveUnsaid(what, speech.memory, nounFor(speech));
    if (isNoChoice) return undefined;
    const chooser = what.cards === 'chosen' && what.by === 'opponent' ? `${speech.players.opponent}は` : '';
    return clause(`${chooser}${nounOf(what, speech)}を`, godan('選ぶ'));
  },
  destroy: ({ what, into }, speech) => act(what, suru(into ? '破壊し除外' : '破壊'), speech),
  'send-to-gy': ({ what, returned }, speech) =>
    act(what, godan(returned ? '墓地に戻す' : '墓地へ送る'), speech),
  banish: ({ what, face, until, turns }, speech) => {
    const how = `${untilDuration(until, turns)}${face === 'down' ? '裏側表示で' : ''}`;
    return act(what, suru(`${how}除外`), speech, { own: 'in' });
  },
  tribute: ({ what }, speech) => act(what, suru('リリース'), speech),
  discard,
  'to-hand': toHand,
  'to-deck': toDeck,
  draw: ({ by, count }, speech) => {
    const inHand = handDrawnTo(count);
    const subject = subjectOf(by, speech);
    if (inHand !== undefined) return clause(`${subject}手札が${wide(inHand)}枚になるように`, suru('ドロー'));
    const many = typeof count === 'number' ? `${wide(count)}枚` : asManyAs(count, speech);
    return clause(`${subject}${many}`, suru('ドロー'));
  },
  damage: ({ to, amount, as }, speech) => {
    if (as !== undefined) speech.memory.notes.set(as, `${who(to, speech)}が受けたダメージ`);
    const number = damageOf(amount, speech);
    if (to !== 'opponent') return clause(`${who(to, speech)}は${number}を`, ichidan('受け'));
    const whom = `${speech.players.opponent}に`;
    return clause(typeof amount === 'number' ? `${whom}${number}を` : `${number}を${whom}`, ichidan('与え'));
  },
  'gain-life-points': ({ by, amount }, speech) =>
    typeof amount === 'number'
      ? clause(`${subjectOf(by, speech)}${wide(amount)}ＬＰ`, suru('回復'))
      : clause(`${subjectOf(by, speech)}${asManyAs(amount, speech)}ＬＰを`, suru('回復')),
  'pay-life-points': ({ amount, as }, speech) => {
    if (as !== undefined) speech.memory.notes.set(as, '払ったＬＰ');
    const isHalf =
      typeof amount === 'object' && amount.count === 'times' && amount.amount.count === 'life-points';
    const left = leavingOf(amount);
    if (left !== undefined) return clause(`ＬＰが${wide(left)}になるようにＬＰを`, godan('払う'));
    const many = typeof amount === 'number' ? wide(amount) : asManyAs(amount, speech);
    return clause(isHalf ? 'ＬＰを半分' : `${many}ＬＰを`, godan('払う'));
  },
  'lose-life-points': ({ by, amount }, speech) =>
    clause(`${subjectOf(by, speech)}${quantity(amount, speech)}ＬＰを`, godan('失う')),
  'life-points-become': ({ of, amount }, speech) => {
    const isHalf = typeof amount === 'object' && amount.count === 'times' && amount.factor === 0.5;
    const what = isHalf ? '半分' : speech.words.amount(amount, speech);
    return clause(`${who(of, speech)}のＬＰは${what}に`, BECOME);
  },
  'special-summon': specialSummon,
  'special-summon-tokens': ({ token, count, to, positions, as }, speech) => {
    const [position, more] = positions;
    const how = position && !more ? `${POSITION_NAMES[position]}で` : '';
    const number = count === 1 ? 'one' : 'several';
    if (as) introduce(speech.memory, boundKey(as), { noun: 'トークン', number, zones: [], as: 'other' });
    const field = to === 'opponent' ? speech.players.opponent : speech.players.you;
    const tokens = `${cardName(token.name)}（${tokenTraits(token)}）${wide(count)}体`;
    return clause(`${field}フィールドに${tokens}を${how}`, suru('特殊召喚'));
  },
  'ritual-summon': ritualSummon,
  detach: ({ what }, speech) => act(what, REMOVE, speech),
  attach: ({ what, to }, speech) => {
    const done = act(
      what,
      beforeVerb(`${speech.words.reference(to, speech)}の下に重ねて`, suru('Ｘ素材と')),
      speech,
    );
    return speech.from.join() === 'hand,monsters'
      ? { ...done, lead: done.lead.replace(/^このカード/, '手札・フィールドの$&') }
      : done;
  },
  'place-counters': ({ what, counter, count, most }, speech) => {
    const on = nounOf(what, speech);
    const many = typeof count === 'number' ? `${wide(count)}つ` : `${speech.words.amount(count, speech)}だけ`;
    const limit = most === undefined ? '' : `（最大${wide(most)}つまで）`;
    return clause(`${on}に${counterName(counter)}を${many}${limit}`, godan('置く'));
  },
  'remove-counters': ({ what, counter, count }, speech) =>
    clause(
      `${nounOf(what, speech)}の${counterName(counter)}を${count === 'all' ? '全て' : `${wide(count)}つ`}`,
      REMOVE,
    ),
  'remove-counters-among': ({ among, counter, count }, speech) =>
    clause(
      `${isAnywhere(among) ? 'お互いのフィールド' : speech.words.phrase(among, {}, speech)}の${counterName(counter)}を合計${wide(count)}つ`,
      REMOVE,
    ),
  reveal: ({ what }, speech) =>
    what.cards === 'top'
      ? act(what, godan('めくる'), speech)
      : what.cards === 'chosen'
        ? shown(what, speech)
        : act(what, ichidan('相手に見せ'), speech, { own: 'in' }),
  'look-at': ({ what }, speech) => {
    const { lead, verb } = act(what, suru('確認'), speech);
    return clause(lead.replace(/を全て$/, 'を'), verb);
  },
  place: ({ what, to, whose, placedAs }, speech) => {
    const kind = `永続${placedAs === 'trap' ? '罠' : '魔法'}カード扱いで`;
    if (whose === 'owner' || placedAs) {
      const of = whose === 'owner' ? '元々の持ち主' : speech.players.you;
      return act(what, godan(`${kind}${of}の魔法＆罠ゾーンに表側表示で置く`), speech);
    }
    return act(what, godan(`${speech.players.you}の${PLACED_TO[to]}置く`), speech);
  },
  activate: ({ what }, speech) => act(what, suru('発動'), speech),
  'move-to-other-zone': ({ what }, speech) =>
    clause(`${nounOf(what, speech)}の位置を他のメインモンスターゾーンに`, ichidan('移動させ')),
  'toss-coins': ({ count, as }, speech) => {
    speech.memory.notes.set(as, '表の数');
    const toss = `コイントスを${wide(count)}回`;
    return speech.memory.notes.get('called') === undefined
      ? clause(toss, godan('行う'))
      : clause(`${toss}行い、裏表を`, ichidan('当て'));
  },
  declare: ({ what }, speech) => {
    if (what.declare === 'number') {
      speech.memory.notes.set('declared', '宣言した数値');
      return clause(`${wide(what.from)}～${wide(what.to)}までの任意の数値を`, suru('宣言'));
    }
    // The toss says it.
    if (what.declare === 'coin-side') {
      speech.memory.notes.set('called', '裏表');
      return undefined;
    }
    const among =
      what.declare === 'race'
        ? what.among?.map((race) => RACE_NAMES[race])
        : what.declare === 'attribute'
          ? what.among?.map((attribute) => `${ATTRIBUTE_NAMES[attribute]}属性`)
          : what.declare === 'card-type'
            ? (what.among ?? CARD_KINDS).map((kind) => KIND_NAMES[kind])
            : undefined;
    const of = what.declare === 'attribute' && what.of ? `${speech.words.phrase(what.of, {}, speech)}の` : '';
    const which = among ? `（${among.join('、')}）` : '';
    return clause(`${of}${DECLARABLE_WORDS[what.declare]}${which}を１つ`, suru('宣言'));
  },
  'roll-die': ({ as }, speech) => {
    speech.memory.notes.set(as, '出た目');
    return clause('サイコロを１回', godan('振る'));
  },
  'roll-off': ({ as, opponents }, { memory, players }) => {
    memory.notes.set(as, `${players.you}の出た目`);
    memory.notes.set(opponents, `${players.opponent}の出た目`);
    return clause('お互いはサイコロを１回ずつ（出た目が同じ場合はもう１回ずつ）', godan('振る'));
  },
  'normal-summon': ({ what, way }, speech) => act(what, suru(way ? 'Ａ召喚' : '召喚'), speech),
  'synchro-summon': synchroSummon,
  'xyz-summon': (action, speech) => materialSummon('Ｘ召喚', action, speech),
  'link-summon': (action, speech) => materialSummon('Ｌ召喚', action, speech),
  'fusion-summon': fusionSummon,
  'become-effect-of': ({ what, conditions }, speech) =>
    clause(
      `${conditions ? '発動条件を満たしている場合、' : ''}この効果は${speech.words.reference(what, speech)}の発動時の効果と`,
      godan('同じになる'),
    ),
  'xyz-summon-over': xyzSummonOver,
  'change-position': changePosition,
  'take-control': ({ what, until, pointedToBy }, speech) => {
    if (pointedToBy)
      return act(
        what,
        ichidan(`${speech.words.reference(pointedToBy, speech)}のリンク先に置いてコントロールを得`),
        speech,
      );
    const choose = what.cards === 'chosen' && speech.mood !== 'cost' ? 'を選んでそ' : '';
    return clause(`${nounOf(what, speech)}${choose}のコントロールを${untilDuration(until)}`, ichidan('得'));
  },
  'switch-control': ({ first, second }, speech) => {
    const pair = both(first, second, speech.memory);
    const cards = (pair ? [pair] : [first, second]).map((one) => speech.words.reference(one, speech));
    return clause(`${bothOf(cards)}のコントロールを`, ichidan('入れ替え'));
  },
  equip,
  set: ({ what }, speech) => act(what, suru(`${speech.players.you}フィールドにセット`), speech),
  'negate-activation': (_, speech) => negate('その発動を', speech),
  'negate-effect': (_, speech) => negate('その効果を', speech),
  'negate-also-in-gy': ({ what }, speech) => clause(`${nounOf(what, speech)}の効果を墓地でも`, NEGATE),
  'negate-attack': () => clause('その攻撃を', NEGATE),
  'negate-summon': () => clause('その召喚を', NEGATE),
  'end-battle-phase': () => clause('バトルフェイズを', suru('終了')),
  'go-to-end-phase': () => clause('このターンのエンドフェイズに', BECOME),
  'give-up-normal-draw': () => not(clause('通常のドローを', godan('行う'))),
  'skip-phases': ({ of, phase, count, turn }, speech) =>
    clause(
      `次の${whose(of, speech)}${turn === 'next' ? 'ターンの' : ''}${PHASE_NAMES[phase]}を${count === 1 ? '' : `${wide(count)}回`}`,
      suru('スキップ'),
    ),
  win: (_, { players }) => clause(`${players.you}はデュエルに`, suru('勝利')),
  'redirect-attack': ({ to, goesOn }, speech) =>
    to === 'direct'
      ? clause('その攻撃を', suru('直接攻撃に'))
      : goesOn
        ? clause(`攻撃対象を${speech.words.reference(to, speech)}に`, ichidan('移し替え'))
        : clause(`攻撃対象を${speech.words.reference(to, speech)}に移し替えてダメージ計算を`, godan('行う')),
  'change-target': ({ of, to }, speech) => {
    const what = { activation: '効果', attack: '攻撃', either: '効果・攻撃' };
    return clause(`その${what[of]}の対象を${speech.words.reference(to, speech)}に`, ichidan('移し替え'));
  },
  apply: sayAffected,
  'end-applied': ({ what, effect }, speech) =>
    clause(`${circled(effect)}の効果の${nounOf(what, speech)}への適用は`, suru('終了')),
  later: ({ at, turns, action }, speech) => later(at, turns, action, speech),
  link: ({ what, name }, speech) => {
    const mention = what.cards === 'referenced' ? mentionOf(speech.memory, what.what) : undefined;
    if (mention) speech.memory.links.set(name, linked(mention));
    if (what.cards === 'all') speech.memory.links.set(name, ALREADY_THERE);
    return undefined;
  },
};
export const sayAction = speaker('do', ACTIONS);

/** "そのカードを手札に加えるか特殊召喚する": one thing or another with the same card. */
const sayEitherOfTwo = (choice: ActionOf<'one-of'>, speech: Speech): Clause | undefined => {
  const [first, second] = choice.actions;
  if (!first || !second || !isEitherOfTwo(choice)) return undefined;
  const other = speech.words.action(second, aside(speech));
  const one = speech.words.action(first, speech);
  if (!one || !other) return one ?? other;
  return one.lead === other.lead ? clause(`${say(one)}か`, other.verb) : after(`${say(one)}か、`, other);
};

/** "手札のモンスター１体を相手に見せる"; as a cost it is "相手に見せたモンスター" from here on. */
const shown = (what: Cards, speech: Speech): Clause => {
  const words = clause(`${nounOf(what, speech)}を`, ichidan('相手に見せ'));
  tellApart(what, words.verb, speech);
  return words;
};
/** Later effects know it by its noun alone. */
const linked = ({ noun, number, zones }: Mention): Mention => ({ noun, number, zones, as: 'other' });
const then = (words: string, next: Clause | undefined): Clause | undefined => next && after(words, next);
/** What was negated is what "そのカード" means from here on. */
const negate = (what: string, speech: Speech): Clause => {
  speech.memory.focus = 'chained-to';
  return clause(what, NEGATE);
};
/** What its player does as a cost, or each player does, needs no subject. */
const subjectOf = (by: Side, speech: Speech): string => {
  if (by === 'any') return 'お互いはそれぞれ';
  const isUnsaid = by === 'you' && (speech.mood === 'cost' || speech.players.you === '自身');
  return isUnsaid ? '' : `${speech.players[by]}は`;
};
/** "５００ダメージ", "…の数×５００ダメージ", "…の攻撃力分のダメージ" */
const damageOf = (amount: Amount, speech: Speech): string => {
  const words = quantity(amount, asEffect(speech));
  return /[０-９]$/.test(words) ? `${words}ダメージ` : `${words}のダメージ`;
};
