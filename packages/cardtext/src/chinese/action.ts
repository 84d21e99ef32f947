/** What effects do: one line a verb. */
import {
  type Action,
  type ActionOf,
  type Amount,
  CARD_KINDS,
  FIELD_ZONES,
  type Side,
} from '@spellspeed/engine/language';
import { handDrawnTo, leavingOf, perCard } from '../meaning/amounts.ts';
import { isAnywhere } from '../meaning/places.ts';
import { both, isSaidInBullets } from '../meaning/sequence.ts';
import { boundKey, introduce, type Mention, mentionOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { sayAffected } from './affected.ts';
import { quantity } from './amount.ts';
import { act, nameUnsaid, nounOf } from './cards.ts';
import { later, untilDuration } from './duration.ts';
import { saySequence } from './joint.ts';
import { changePosition, discard, equip, specialSummon, toDeck, toHand, tokenTraits } from './move.ts';
import { done, type Speech, who, whose } from './speech.ts';
import { fusionSummon, materialSummon, ritualSummon, usedMaterials, xyzSummonOver } from './summon.ts';
import {
  ATTRIBUTE_NAMES,
  bothOf,
  cardName,
  circled,
  counterName,
  KIND_NAMES,
  PHASE_NAMES,
  POSITION_NAMES,
  RACE_NAMES,
} from './terms.ts';

/** Cards that matched when the card came into force. */
const ALREADY_THERE: Mention = { noun: '已在场上的卡', number: 'several', zones: FIELD_ZONES, as: 'other' };
const DECLARABLE_WORDS = {
  'card-name': '卡名',
  race: '种族',
  attribute: '属性',
  'card-type': '卡的种类',
} as const;

type PlacedTo = ActionOf<'place'>['to'];
const PLACED_TO: { readonly [to in PlacedTo]: string } = {
  'spell-trap-zone': '魔法与陷阱区域表侧表示',
  'pendulum-zone': '灵摆区域',
  'field-zone': '场地区域表侧表示',
};

const ACTIONS: Table<Action, 'do', string, [Speech]> = {
  sequence: (action, speech) =>
    isSaidInBullets(action) ? '以下效果同时适用' : saySequence(action.joint, action.parts, speech),
  may: ({ by, action, otherwise }, speech) => {
    const what = speech.words.action(action, done(speech));
    const who = by === 'you' ? '' : speech.players.opponent;
    const may = `${who}可以${what.startsWith(who) ? what.slice(who.length) : what}`;
    return otherwise ? `${may}。没有这样做的场合，${speech.words.action(otherwise, speech)}` : may;
  },
  if: ({ condition, action, otherwise }, speech) => {
    const { yes, no } = speech.words.condition(condition, speech);
    const first = `${yes}的场合，${speech.words.action(action, speech)}`;
    return otherwise ? `${first}。${no}的场合，${speech.words.action(otherwise, speech)}` : first;
  },
  // The bullets follow the sentence.
  'one-of': ({ by }, speech) => `${by === 'you' ? '' : speech.players.opponent}从以下效果选1个适用`,
  'each-player': ({ action }, speech) => {
    const players = { ...speech.players, you: '自身' };
    return `双方玩家各自${speech.words.action(action, { ...speech, players }).replaceAll('自身从卡组', '从卡组')}`;
  },
  choose: ({ what }, speech) => {
    const isNoChoice = what.cards === 'all' && nameUnsaid(what, speech);
    if (isNoChoice) return '';
    const chooser = what.cards === 'chosen' && what.by === 'opponent' ? speech.players.opponent : '';
    return `${chooser}选${nounOf(what, speech)}`;
  },
  destroy: ({ what, into }, speech) => act(what, into ? '破坏并除外' : '破坏', speech),
  banish: ({ what, face, until, turns }, speech) =>
    act(what, `${untilDuration(until, turns)}${face === 'down' ? '里侧表示' : ''}除外`, speech, {
      own: 'in',
    }),
  'send-to-gy': ({ what, returned }, speech) => act(what, returned ? '回到墓地' : '送去墓地', speech),
  tribute: ({ what }, speech) => act(what, '解放', speech),
  discard,
  'to-hand': toHand,
  'to-deck': toDeck,
  draw: ({ by, count }, speech) => {
    const inHand = handDrawnTo(count);
    const subject = by === 'any' ? '双方玩家各自' : by === 'you' ? yourself(speech) : speech.players[by];
    if (inHand !== undefined) return `${subject}从卡组抽卡直到手卡变成${inHand}张为止`;
    return typeof count === 'number'
      ? `${subject}从卡组抽${count}张`
      : `${subject}从卡组抽${quantity(count, speech)}的卡`;
  },
  damage: ({ to, amount, as }, speech) => {
    const number = damageOf(amount, speech);
    if (as !== undefined) speech.memory.notes.set(as, `${who(to, speech)}受到的伤害`);
    return to === 'you' ? `${speech.players.you}受到${number}` : `给与${who(to, speech)}${number}`;
  },
  'gain-life-points': ({ by, amount }, speech) =>
    `${subjectOf(by, speech)}回复${quantity(amount, speech)}基本分`,
  'pay-life-points': ({ amount, as }, speech) => {
    if (as !== undefined) speech.memory.notes.set(as, '支付的基本分数值');
    const isHalf =
      typeof amount === 'object' && amount.count === 'times' && amount.amount.count === 'life-points';
    const left = leavingOf(amount);
    if (left !== undefined) return `把基本分支付到只剩${left}`;
    return isHalf ? '把基本分支付一半' : `支付${quantity(amount, speech)}基本分`;
  },
  'lose-life-points': ({ by, amount }, speech) =>
    `${subjectOf(by, speech)}失去${quantity(amount, speech)}基本分`,
  'life-points-become': ({ of, amount }, speech) => {
    const isHalf = typeof amount === 'object' && amount.count === 'times' && amount.factor === 0.5;
    return `${who(of, speech)}基本分变成${isHalf ? '一半' : speech.words.amount(amount, speech)}`;
  },
  'special-summon': specialSummon,
  'special-summon-tokens': ({ token, count, to, positions, as }, speech) => {
    const [position, more] = positions;
    const how = position && !more ? POSITION_NAMES[position] : '';
    const number = count === 1 ? 'one' : 'several';
    if (as) introduce(speech.memory, boundKey(as), { noun: '衍生物', number, zones: [], as: 'other' });
    const field = to === 'opponent' ? speech.players.opponent : speech.players.you;
    return `在${field}场上把${count}只${cardName(token.name)}（${tokenTraits(token)}）${how}特殊召唤`;
  },
  'ritual-summon': ritualSummon,
  detach: ({ what }, speech) => act(what, '取除', speech),
  attach: ({ what, to }, speech) =>
    act(what, `在${speech.words.reference(to, speech)}下面重叠作为超量素材`, speech).replace(
      /^(把?)(这张卡)/,
      speech.from.join() === 'hand,monsters' ? '$1手卡·场上的$2' : '$1$2',
    ),
  'place-counters': ({ what, counter, count, most }, speech) => {
    const on = nounOf(what, speech);
    const many = typeof count === 'number' ? `${count}个` : `${speech.words.amount(count, speech)}的`;
    return `给${on}放置${many}${counterName(counter)}${most === undefined ? '' : `（最多${most}个）`}`;
  },
  'remove-counters': ({ what, counter, count }, speech) => {
    const many = count === 'all' ? '全部' : `${count}个`;
    return `把${nounOf(what, speech)}的${count === 'all' ? '' : many}${counterName(counter)}${count === 'all' ? many : ''}取除`;
  },
  'remove-counters-among': ({ among, counter, count }, speech) =>
    `把${isAnywhere(among) ? '场上' : speech.words.phrase(among, {}, speech)}的${counterName(counter)}合计取除${count}个`,
  reveal: ({ what }, speech) =>
    what.cards === 'chosen'
      ? `把${nounOf(what, speech)}给对方观看`
      : what.cards === 'top'
        ? act(what, '翻开', done(speech))
        : act(what, '给对方观看', done(speech), { own: 'in' }),
  'look-at': ({ what }, speech) => act(what, '确认', done(speech)).replace('全部确认', '确认'),
  place: ({ what, to, whose, placedAs }, speech) => {
    const kind = `当作永续${placedAs === 'trap' ? '陷阱' : '魔法'}卡使用`;
    if (whose === 'owner') return act(what, `在那个持有者的魔法与陷阱区域${kind}表侧表示放置`, speech);
    if (placedAs) return act(what, `在${speech.players.you}的魔法与陷阱区域${kind}表侧表示放置`, speech);
    return act(what, `在${speech.players.you}的${PLACED_TO[to]}放置`, speech);
  },
  activate: ({ what }, speech) => act(what, '发动', speech),
  'move-to-other-zone': ({ what }, speech) => `${nounOf(what, speech)}的位置向其他的主要怪兽区域移动`,
  'toss-coins': ({ count, as }, speech) => {
    speech.memory.notes.set(as, '表的数量');
    const called = speech.memory.notes.get('called') === undefined ? '' : '，对里表作猜测';
    return `进行${count}次投掷硬币${called}`;
  },
  declare: ({ what }, speech) => {
    if (what.declare === 'number') {
      speech.memory.notes.set('declared', '宣言的数值');
      return `宣言${what.from}～${what.to}的任意数值`;
    }
    // The toss says it.
    if (what.declare === 'coin-side') {
      speech.memory.notes.set('called', '猜测');
      return '';
    }
    const among =
      what.declare === 'race'
        ? what.among?.map((race) => RACE_NAMES[race])
        : what.declare === 'attribute'
          ? what.among?.map((attribute) => `${ATTRIBUTE_NAMES[attribute]}属性`)
          : what.declare === 'card-type'
            ? (what.among ?? CARD_KINDS).map((kind) => KIND_NAMES[kind])
            : undefined;
    const of = what.declare === 'attribute' && what.of ? `${speech.words.phrase(what.of, {}, speech)}的` : '';
    return `宣言${of}1个${DECLARABLE_WORDS[what.declare]}${among ? `（${among.join('、')}）` : ''}`;
  },
  'roll-die': ({ as }, speech) => {
    speech.memory.notes.set(as, '出现的数目');
    return '掷1次骰子';
  },
  'roll-off': ({ as, opponents }, { memory, players }) => {
    memory.notes.set(as, `${players.you}掷出的数目`);
    memory.notes.set(opponents, `${players.opponent}掷出的数目`);
    return '双方各掷1次骰子（掷出的数目相同的场合再掷）';
  },
  'normal-summon': ({ what, way }, speech) => act(what, way ? '上级召唤' : '召唤', speech),
  'synchro-summon': (action, speech) =>
    action.monster
      ? materialSummon('同调', { ...action, monster: action.monster }, speech)
      : `${usedMaterials(action, speech)}为同调素材作同调召唤`,
  'xyz-summon': (action, speech) => materialSummon('超量', action, speech),
  'link-summon': (action, speech) => materialSummon('连接', action, speech),
  'fusion-summon': fusionSummon,
  'become-effect-of': ({ what, conditions }, speech) =>
    `${conditions ? '满足发动条件的场合，' : ''}这个效果变成和${speech.words.reference(what, speech)}发动时的效果相同`,
  'xyz-summon-over': xyzSummonOver,
  'change-position': changePosition,
  'take-control': ({ what, until, pointedToBy }, speech) =>
    pointedToBy
      ? `${act(what, `在${speech.words.reference(pointedToBy, speech)}所连接区放置得到控制权`, speech)}`
      : `${speech.mood === 'done' || what.cards !== 'chosen' ? '' : '选'}${nounOf(what, speech)}的控制权${untilDuration(until)}得到`,
  'switch-control': ({ first, second }, speech) => {
    const pair = both(first, second, speech.memory);
    const cards = (pair ? [pair] : [first, second]).map((one) => speech.words.reference(one, speech));
    return `${bothOf(cards)}的控制权交换`;
  },
  equip,
  set: ({ what }, speech) => act(what, `在${speech.players.you}场上盖放`, speech),
  'negate-activation': (_, speech) => negate('那个发动无效', speech),
  'negate-effect': (_, speech) => negate('那个效果无效', speech),
  'negate-also-in-gy': ({ what }, speech) => `${nounOf(what, speech)}的效果（在墓地也）无效化`,
  'negate-attack': () => '那次攻击无效',
  'negate-summon': () => '那次召唤无效',
  'end-battle-phase': () => '战斗阶段结束',
  'go-to-end-phase': () => '变成这个回合的结束阶段',
  'give-up-normal-draw': () => '不进行通常抽卡',
  'skip-phases': ({ of, phase, count, turn }, speech) =>
    turn === 'next'
      ? `下${count === 1 ? '' : count}次的${whose(of, speech)}回合的${PHASE_NAMES[phase]}跳过`
      : `下${count === 1 ? '' : count}次的${whose(of, speech)}${PHASE_NAMES[phase]}跳过`,
  win: (_, { players }) => `${players.you}决斗胜利`,
  'redirect-attack': ({ to, goesOn }, speech) =>
    to === 'direct'
      ? '那次攻击变成直接攻击'
      : `攻击对象转移为${speech.words.reference(to, speech)}${goesOn ? '' : '进行伤害计算'}`,
  'change-target': ({ of, to }, speech) => {
    const what = { activation: '效果', attack: '攻击', either: '效果·攻击' };
    return `那个${what[of]}的对象转移为${speech.words.reference(to, speech)}`;
  },
  apply: sayAffected,
  'end-applied': ({ what, effect }, speech) => `${circled(effect)}的效果对${nounOf(what, speech)}的适用结束`,
  later: ({ at, turns, action }, speech) => later(at, turns, speech.words.action(action, speech)),
  link: ({ what, name }, speech) => {
    const mention = what.cards === 'referenced' ? mentionOf(speech.memory, what.what) : undefined;
    if (mention) speech.memory.links.set(name, { ...mention, as: 'other' });
    if (what.cards === 'all') speech.memory.links.set(name, ALREADY_THERE);
    return '';
  },
};
export const sayAction = speaker('do', ACTIONS);

/** What was negated is what "那张卡" means from here on. */
const negate = (what: string, speech: Speech): string => {
  speech.memory.focus = 'chained-to';
  return what;
};
/** What a player does needs no subject: "可以从卡组抽1张". */
const yourself = ({ mood, players }: Speech): string => (mood === 'done' ? '' : players.you);
const subjectOf = (by: Side, speech: Speech): string => (by === 'you' ? yourself(speech) : who(by, speech));
/** "500伤害", "…数量×500伤害", "…攻击力数值的伤害" */
const damageOf = (amount: Amount, speech: Speech): string => {
  const words = quantity(amount, speech);
  return typeof amount === 'number' || perCard(amount) ? `${words}伤害` : `${words}的伤害`;
};
