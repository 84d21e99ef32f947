/** What an effect waits for: "这张卡从场上送去墓地", "自己准备阶段". */
import type {
  Cause,
  Deed,
  EventPattern,
  Filter,
  Manner,
  SummonWay,
  Verb,
  Zone,
} from '@spellspeed/engine/language';
import { involvedIn, isTheirAttacker } from '../meaning/battle.ts';
import { EXCEPT_BATTLE, movementOf } from '../meaning/events.ts';
import { asMonster, isThis } from '../meaning/filters.ts';
import { isAnywhereElse, isTheField } from '../meaning/places.ts';
import { isAnySummon, summonedFrom, summonedWays } from '../meaning/summons.ts';
import { isSetSpell } from '../meaning/times.ts';
import { aside, introduce } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { namesOfTimings, sayAttackTarget, short } from './condition.ts';
import { headNoun } from './phrase.ts';
import { placeNames } from './place.ts';
import { ONE, type Speech, who, whose } from './speech.ts';
import { CAUSE_NAMES, dotted, either, PHASE_NAMES, SUMMON_NAMES } from './terms.ts';
import { sayUsed } from './test.ts';

/** A point in time needs no "时". */
export interface Happening {
  readonly is: 'event' | 'time';
  readonly text: string;
}
const event = (text: string): Happening => ({ is: 'event', text });
const time = (text: string): Happening => ({ is: 'time', text });
type EventOf<Name extends EventPattern['event']> = Extract<EventPattern, { event: Name }>;

/** "怪兽", "这张卡"; from here on "那只怪兽" is the card of the event. */
const subject = (filter: Filter, speech: Speech, where: 'said' | 'short' = 'said'): string => {
  const words = speech.words.phrase(filter, { where }, speech);
  const noun = isThis(filter) ? '卡' : headNoun(filter, aside(speech));
  introduce(speech.memory, 'event', { noun, number: 'one', zones: [], as: 'other' });
  return words;
};
const monsterOf = (filter: Filter, speech: Speech, where: 'said' | 'short' = 'said'): string =>
  subject(asMonster(filter), speech, where);

const MANNER_WORDS: { readonly [manner in Manner]: string } = {
  destroyed: '破坏',
  sent: '送去',
  discarded: '丢弃',
  tributed: '解放',
  banished: '除外',
  returned: '回到',
  added: '加入',
  drawn: '抽到',
  placed: '放置',
  summoned: '召唤',
  set: '盖放',
  activated: '发动',
  attached: '重叠作为超量素材',
  detached: '取除',
  control: '转移控制权',
};
const DESTINATIONS: { readonly [zone in Zone]?: string } = {
  gy: '送去墓地',
  hand: '加入手卡',
  deck: '回到卡组',
  extra: '回到额外卡组',
  banished: '除外',
};

const moved = (happened: EventOf<'moved'>, speech: Speech): Happening => {
  const { card, to, manner, by, doer, alone, inBattleWith, owner, of, excavated, except } = happened;
  if (inBattleWith) return event(`${sayBattleDestruction(card, inBattleWith, speech)}送去墓地`);
  const said = subject(card, speech);
  const field = isDestroyed(happened) && !isSetSpell(happened) ? fieldOf(happened) : '';
  const who = isSetSpell(happened)
    ? '魔法与陷阱区域盖放的这张卡'
    : alone
      ? `只有1张${said}`
      : `${field}${said}`;
  const whom = !doer || doer === 'any' ? '' : whose(doer, speech);
  const isPaid = by?.join() === 'cost';
  const isNotByBattle = by?.join() === EXCEPT_BATTLE.join();
  const cause = isNotByBattle
    ? '战斗以外'
    : isPaid
      ? costWords(happened, speech)
      : by && by.length > 0
        ? `${whom}${dotted(
            by.map((each: Cause) =>
              of && each === 'effect'
                ? `${speech.words.phrase(of, {}, aside(speech))}的效果`
                : CAUSE_NAMES[each],
            ),
          )}`
        : whom === ''
          ? ''
          : `${whom}卡`;
  const start = isDestroyed(happened) ? '' : startWords(happened);
  const leaves = !manner && happened.from && isTheField(happened.from) && (!to || isAnywhereElse(to));
  if (leaves) {
    const how = except ? '用自身的效果以外的方法' : doer && cause !== '' ? `因${cause}` : '';
    return event(`${who}${how}从场上离开`);
  }
  if (movementOf(happened) === 'leaves-extra-deck')
    return event(`${who}从${owner && owner !== 'any' ? whose(owner, speech) : ''}额外卡组离开`);
  if (manner?.join() === 'activated' && to)
    return event(
      `${who}在${owner && owner !== 'any' ? `${speech.players[owner]}的` : ''}${dotted(placeNames(to))}发动`,
    );
  const end = destination(to, owner, speech);
  const how = manner?.filter((each) => each !== 'sent').map((each) => MANNER_WORDS[each]) ?? [];
  const passive = isPaid ? '' : cause !== '' || (start === '' && end.startsWith('送去')) ? '被' : '';
  if (how.length === 0)
    return event(`${who}${start}${passive}${cause}${excavated ? '翻开' : ''}${end || '送去'}`);
  const isTaking = manner?.every((each) => each === 'added' || each === 'drawn' || each === 'returned');
  const deed = isTaking
    ? takenWords(manner, end)
    : isPaid
      ? `${cause}${how.join('·')}`
      : `${cause === '' && how.join() === '除外' ? '' : '被'}${cause}${how.join('·')}`;
  const more = isTaking || end === '' || how.includes('除外') ? '' : end;
  return event(`${who}${start}${deed}${more}`);
};
/** "为发动水属性怪兽的效果而" */
const costWords = ({ of, ofItsHost }: EventOf<'moved'>, speech: Speech): string => {
  const paid = of ? `${speech.words.phrase(of, {}, aside(speech))}的效果` : '卡的效果';
  return `为发动${ofItsHost ? '超量怪兽的效果' : paid}而`;
};
/** "回到手卡", "用抽卡加入手卡" */
const takenWords = (manner: readonly Manner[] | undefined, end: string): string => {
  if (manner?.includes('returned')) return end.replace('加入', '回到');
  return manner?.join() === 'drawn' ? `用抽卡${end}` : end;
};
const isDestroyed = ({ manner }: EventOf<'moved'>): boolean => manner?.join() === 'destroyed';
/** "场上的这张卡被破坏" */
const fieldOf = ({ from, card }: EventOf<'moved'>): string =>
  !from || card.some((test) => test.test === 'in') ? '' : `${dotted(placeNames(from))}的`;
/** "送去墓地", "送去自己墓地" */
const destination = (
  to: readonly Zone[] | undefined,
  owner: EventOf<'moved'>['owner'],
  speech: Speech,
): string => {
  const ends = to?.flatMap((zone) => DESTINATIONS[zone] ?? []) ?? [];
  const [end, more] = ends;
  if (!end || more) return ends.length > 3 ? '' : either(ends);
  return owner && owner !== 'any'
    ? end.replace(/(墓地|手卡|卡组|额外卡组)$/, `${speech.players[owner]}$1`)
    : end;
};
/** "从场上", "从卡组"; what was destroyed or lay on a named field has said it. */
const startWords = ({ from, card }: EventOf<'moved'>): string => {
  if (!from || card.some((test) => test.test === 'in')) return '';
  return `从${dotted(placeNames(from))}`;
};

/** "这张卡战斗破坏对方怪兽", "怪兽被战斗破坏" */
const sayBattleDestruction = (card: Filter, by: Filter, speech: Speech): string => {
  const victor =
    by.length === 0
      ? undefined
      : isTheirAttacker(by)
        ? `${whose('opponent', speech)}攻击怪兽`
        : short(asMonster(by), speech);
  const victim = monsterOf(card, speech, victor ? 'short' : 'said');
  return victor ? `${victor}战斗破坏${victim}` : `${victim}被战斗破坏`;
};

const waysOf = (ways: readonly SummonWay[]): string =>
  isAnySummon(ways) ? '召唤·反转召唤·特殊召唤' : dotted(summonedWays(ways).map((way) => SUMMON_NAMES[way]));
/** "这张卡召唤·特殊召唤成功", "对方把怪兽特殊召唤" */
const summoned = (
  { card, ways, by, byItsEffect, byEffectOf, owner, atLeast }: EventOf<'summoned'>,
  speech: Speech,
): Happening => {
  const { rest: those, zone } = summonedFrom({ card, ...(owner && { owner }) });
  const start = zone && owner ? `从${whose(owner, speech)}${dotted(placeNames([zone]))}` : '';
  const made = card.find((test) => test.test === 'summoned-using');
  const using = `${start}${made?.test === 'summoned-using' ? sayUsed(made, speech) : ''}`;
  const rest = those.filter((test) => test !== made);
  const monster = monsterOf(rest, speech);
  const together = atLeast === undefined ? '' : `${atLeast}只以上同时`;
  const how = `${together}${byItsEffect ? '用自身的效果' : ''}${byEffectOf ? `用${speech.words.phrase(byEffectOf, {}, speech)}的效果` : ''}${using}${waysOf(ways)}`;
  return event(by === 'any' ? `${monster}${how}成功` : `${who(by, speech)}把${monster}${how}成功`);
};
const activated = (pattern: EventOf<'activated'>, speech: Speech): Happening => {
  const { what, by, card, including, targeting } = pattern;
  introduce(speech.memory, 'chained-to', { noun: '卡', number: 'one', zones: [], as: 'other' });
  const where = pattern.in ? `在${dotted(placeNames(pattern.in))}` : '';
  const whom = targeting
    ? `${pattern.alone ? '只' : ''}以${speech.words.phrase(targeting, {}, speech)}为对象的`
    : '';
  const would = including ? `包含${either(including.map((each) => deedWords(each, speech)))}的效果的` : '';
  const which = `${would}${whom}${activatedWords(card, what, speech)}`;
  const { inResponseTo } = pattern;
  const chained = inResponseTo
    ? `对应${inResponseTo.by === 'any' ? '' : who(inResponseTo.by, speech)}${activatedWords(inResponseTo.card, 'card-or-effect', speech)}的发动`
    : '';
  return event(
    by === 'any' ? `${chained}${which}${where}发动` : `${who(by, speech)}${chained}把${which}${where}发动`,
  );
};
/** "魔法·陷阱·怪兽的效果", "魔法·陷阱卡", "怪兽的效果" */
const activatedWords = (card: Filter, what: EventOf<'activated'>['what'], speech: Speech): string => {
  if (card.length === 0) return what === 'card' ? '魔法·陷阱卡' : '魔法·陷阱·怪兽的效果';
  const words = speech.words.phrase(card, {}, speech);
  const noun = headNoun(card, aside(speech));
  if (noun === '怪兽') return `${words}的效果`;
  if (what === 'effect') return `${words}的效果（卡的发动除外）`;
  return what === 'card' ? words : `${words}的效果`;
};
/** "从卡组特殊召唤" */
const deedWords = ({ verb, from, to, toAtLeast }: Deed, speech: Speech): string => {
  if (toAtLeast)
    return (DEED_WORDS[verb] ?? '').replace(
      '把卡',
      `把${toAtLeast.count}张以上的${speech.words.phrase(toAtLeast.cards, {}, speech)}`,
    );
  if (to !== undefined) return `给与${to === 'any' ? '玩家' : to === 'you' ? '自己' : '对方'}伤害`;
  return `${from.length === 0 ? '' : `从${dotted(placeNames(from))}`}${DEED_WORDS[verb] ?? ''}`;
};
const DEED_WORDS: { readonly [verb in Verb]?: string } = {
  'to-hand': '把卡加入手卡',
  'to-deck': '把卡回到卡组',
  'send-to-gy': '把卡送去墓地',
  'special-summon': '把怪兽特殊召唤',
  banish: '把卡除外',
  destroy: '把卡破坏',
};

/** What a monster is changed to. */
const CHANGED_TO = {
  attack: '攻击表示',
  'face-up-defense': '表侧守备表示',
  'face-down': '里侧守备表示',
} as const;
const EVENTS: Table<EventPattern, 'event', Happening, [Speech]> = {
  moved,
  summoned,
  activated,
  'used-as-material': ({ card, ways, for: monster, to }, speech) => {
    const used = monsterOf(card, speech);
    const what = speech.words.phrase(asMonster(monster), {}, aside(speech));
    return event(`${used}作为${what}的${waysOf(ways)}的素材${to ? destination(to, undefined, speech) : ''}`);
  },
  'would-be-summoned': ({ card, ways, by, alone }, speech) => {
    const style = alone ? { count: ONE } : {};
    const monster = speech.words.phrase(asMonster(card), style, speech);
    monsterOf(card, speech);
    const subject = by === 'any' ? '' : by === 'you' ? speech.players.you : speech.players.opponent;
    return event(`${subject}把${monster}${waysOf(ways)}之际`);
  },
  flipped: ({ card }, speech) => event(`${monsterOf(card, speech)}反转`),
  'position-changed': ({ card, to }, speech) => {
    const changed = monsterOf(card, speech);
    if (to === undefined) return event(`${changed}的表示形式变更`);
    return event(`${to === 'face-down' ? '表侧表示的' : ''}${changed}变成${CHANGED_TO[to]}`);
  },
  'attack-declared': ({ attacker, target, nth }, speech) => {
    const who = monsterOf(attacker, speech, 'short');
    if (nth !== undefined) return event(`${who}作1次战斗阶段中第${nth}次的直接攻击宣言`);
    if (target === 'direct') return event(`${who}的直接攻击宣言`);
    return event(target ? `${who}向${sayAttackTarget(target, speech)}攻击宣言` : `${who}的攻击宣言`);
  },
  'attack-involves': (involved, speech) => {
    const [one = '', other] = [involved.one, ...(involved.other ? [involved.other] : [])].map((each) =>
      speech.words.phrase(asMonster(each), { where: 'short' }, speech),
    );
    for (const { key, filter, whose: owner } of involvedIn(involved)) {
      const noun = `${owner ? speech.players[owner] : ''}${headNoun(filter, aside(speech))}`;
      introduce(speech.memory, key, { noun, number: 'one', zones: [], as: 'other' });
    }
    return event(`${one}${other === undefined ? '' : `和${other}`}进行战斗的攻击宣言`);
  },
  'effect-resolved': ({ by, card, activated }, speech) => {
    const kind = card.length === 0 ? '卡' : speech.words.phrase(card, {}, speech);
    const whom = by === 'any' ? '' : whose(by, speech);
    return event(activated === 'card' ? `${whom}${kind}的发动处理后` : `${whom}${kind}的效果处理后`);
  },
  'was-targeted': ({ card }, speech) => event(`以${monsterOf(card, speech)}为对象的卡的效果处理后`),
  'targeted-for-attack': ({ card }, speech) => event(`${monsterOf(card, speech)}被选择作为攻击对象`),
  'life-points-gained': ({ by }, speech) => event(`${by === 'any' ? '玩家' : speech.players[by]}基本分回复`),
  'attack-negated': ({ attacker }, speech) => event(`${monsterOf(attacker, speech, 'short')}的攻击被无效`),
  'battle-damage': ({ to, by, piercing }, speech) => {
    const whom = to === 'any' ? '' : speech.players[to];
    const more = piercing === 'yes' ? '守备力以上的' : '';
    return event(`${monsterOf(by, speech, 'short')}给与${whom}${more}战斗伤害`);
  },
  'effect-damage': ({ to, by, of }, speech) =>
    event(
      of
        ? `${monsterOf(of, speech, 'short')}给与${to === 'any' ? '' : speech.players[to]}效果伤害`
        : `${who(to, speech)}受到${by === 'any' ? '' : whose(by, speech)}效果伤害`,
    ),
  'destroyed-by-battle': ({ card, by }, speech) => event(sayBattleDestruction(card, by, speech)),
  'start-step-over': ({ of }, { players }) => time(`${of === 'any' ? '' : players[of]}战斗阶段开始时`),
  timing: ({ timing }, speech) => {
    // In a battle it is about the attacking monster.
    introduce(speech.memory, 'event', { noun: '怪兽', number: 'one', zones: [], as: 'other' });
    return time(namesOfTimings([timing]));
  },
  phase: ({ phase, of, after }, speech) => {
    const whoseIs = of === 'any' ? '自己·对方' : speech.players[of];
    if (!after) return time(`${whoseIs}${PHASE_NAMES[phase]}`);
    const before = whenever(sayEvent(after, speech).text, '的场合');
    return time(`${before}，下次的${of === 'any' ? '' : whoseIs}${PHASE_NAMES[phase]}`);
  },
};
export const sayEvent = speaker('event', EVENTS);
/** Some points in time are said as such. */
export const whenever = (text: string, word: '时' | '的场合'): string =>
  /(之际|处理后)$/.test(text) ? text : text + word;
