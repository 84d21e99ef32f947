/** What applied effects change, as what is said of their subject. */

import {
  type Filter,
  type Modifier,
  monster,
  opponentControls,
  type StatChange,
  type SummonWay,
  ZONES,
} from '@spellspeed/engine/language';
import { perCard, withoutSign } from '../meaning/amounts.ts';
import { asMonster, saysWhere } from '../meaning/filters.ts';
import { namedWays } from '../meaning/summons.ts';
import { aside } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { quantity } from './amount.ts';
import { short } from './condition.ts';
import { sayEvent } from './event.ts';
import { headNoun } from './phrase.ts';
import { done, happening, ONE, type Predicate, type Speech, type Subject } from './speech.ts';
import {
  ABILITY_NAMES,
  ATTRIBUTE_NAMES,
  CAUSE_NAMES,
  cardName,
  dotted,
  FRAME_NAMES,
  RACE_NAMES,
  STAT_NAMES,
  SUMMON_NAMES,
  seriesName,
} from './terms.ts';

type StatModifier = Extract<Modifier, { readonly how: StatChange }>;
type ModifierOf<Name extends Modifier['modifies']> = Extract<Modifier, { modifies: Name }>;

const KIND_NAMES = { race: '种族', attribute: '属性' } as const;
const says = (words: string): Predicate => ({ says: words });
const of = (part: string, words: string): Predicate => ({ of: part, says: words });
const apart = (words: string): Predicate => ({ says: words, apart: true });

/** "上升500", "下降自己手卡数量×100" */
const raise = ({ amount }: StatModifier, speech: Speech): string => {
  const factor =
    typeof amount === 'number'
      ? amount
      : (perCard(amount)?.factor ?? (amount.count === 'times' ? amount.factor : 1));
  return `${factor < 0 ? '下降' : '上升'}${quantity(amount, speech)}`;
};
const become = ({ amount }: StatModifier, speech: Speech): string =>
  `变成${typeof amount === 'number' ? amount : quantity(amount, speech)}`;
const multiply = ({ amount }: StatModifier, speech: Speech): string =>
  amount === 0.5 ? '变成一半' : `变成${speech.words.amount(amount, speech)}倍`;
const STAT_CHANGES: { readonly [how in StatChange]: (modifier: StatModifier, speech: Speech) => string } = {
  raise,
  set: become,
  restore: () => '变成原本数值',
  multiply,
  'set-original': become,
  'multiply-original': multiply,
};
const stat = (modifier: StatModifier & { modifies: keyof typeof STAT_NAMES }, _: Subject, speech: Speech) => {
  const isOriginal = modifier.how === 'set-original' || modifier.how === 'multiply-original';
  const name = `${isOriginal ? '原本' : ''}${STAT_NAMES[modifier.modifies]}`;
  return of(name, STAT_CHANGES[modifier.how](modifier, speech));
};
const raiseOrSet = (
  { how, amount, modifies }: ModifierOf<'level'> | ModifierOf<'scale'>,
  _: Subject,
  speech: Speech,
): Predicate => {
  const { less, by } = withoutSign(amount);
  const words = speech.words.amount(how === 'set' ? amount : by, speech);
  if (how === 'set') return of(STAT_NAMES[modifies], `变成${words}`);
  return of(STAT_NAMES[modifies], `${less ? '下降' : '上升'}${words}`);
};

const destroyedBy = { any: '效果', opponent: '对方的效果' } as const;
const ways = (of: readonly SummonWay[]): string => dotted(namedWays(of).map((way) => SUMMON_NAMES[way]));
/** "同调·超量素材" */
export const sayUses = (uses: ModifierOf<'cannot-be-material'>['for']): string =>
  `${dotted(uses.map((use) => FRAME_NAMES[use]))}召唤的素材`;
/** "对方的陷阱卡的效果", "这张卡以外的怪兽的效果" */
const effectsOf = (cards: Filter, speech: Speech): string => {
  const whole = cards.find((test) => test.test === 'in' && test.zones.length === ZONES.length);
  const rest = cards.filter((test) => test !== whole);
  const owner = whole?.test === 'in' && whole.side !== 'any' ? `${speech.players[whole.side]}的` : '';
  const what = rest.length === 0 ? '' : speech.words.phrase(rest, {}, speech);
  return `${owner}${what === '' || what === '卡' ? '' : `${what}的`}效果`;
};
/** "把龙族怪兽特殊召唤": what cannot be; "不是龙族怪兽": what alone can be. */
const exceptFor = (card: Filter): Filter | undefined => {
  const [only] = card;
  return card.length === 1 && only?.test === 'not' ? asMonster(only.filter) : undefined;
};
type DamageHow = ModifierOf<'battle-damage'>['how'];
const becomes = (how: DamageHow): string =>
  typeof how === 'number' ? `变成${how}` : { none: '变成0', half: '变成一半', double: '变成2倍' }[how];
const ATTACKS: { readonly [times in number]?: string } = { 2: '可以作2次攻击', 3: '可以作3次攻击' };

/** "自己场上的龙族怪兽被战斗·效果破坏的场合，可以作为代替把墓地的这张卡除外" */
const replacement = (
  { by, of: source, saves, use, instead }: ModifierOf<'destruction-replaced'>,
  subject: Subject,
  speech: Speech,
): Predicate => {
  const how = dotted(
    by.map((cause) => (cause === 'effect' && source ? effectsOf(source, speech) : CAUSE_NAMES[cause])),
  );
  const may = use === 'optional' ? '可以' : '';
  const act = speech.words.action(instead, done(speech));
  const only = saves === 'one-alone' ? '只有1张' : '';
  return apart(`${only}${subject.name}被${how}破坏的场合，${may}作为代替${act}`);
};
const cannotActivate = (
  { card, what }: ModifierOf<'cannot-activate'>,
  _: Subject,
  speech: Speech,
): Predicate => {
  const cards = card.length === 0 ? '卡' : speech.words.phrase(card, {}, speech);
  if (what === 'card') return says(`不能把${cards}发动`);
  if (headNoun(card, aside(speech)) === '怪兽') return says(`不能把${cards}的效果发动`);
  return says(`不能作${cards}以及那些效果的发动`);
};
const cannotSummon = (verb: string, card: Filter, speech: Speech): string => {
  const except = exceptFor(card);
  if (except) return `不是${speech.words.phrase(except, {}, speech)}不能${verb}`;
  return `不能把${speech.words.phrase(asMonster(card), {}, speech)}${verb}`;
};

const NORMAL_SUMMONS = { summon: '召唤', 'summon-or-set': '通常召唤', 'tribute-summon': '上级召唤' } as const;

const MODIFIERS: Table<Modifier, 'modifies', Predicate, [Subject, Speech]> = {
  atk: stat,
  def: stat,
  'atk-def': stat,
  level: raiseOrSet,
  scale: raiseOrSet,
  name: ({ name }) => of('卡名', `当作${cardName(name)}使用`),
  'name-of': ({ amount }, _, speech) => of('卡名', `变成和${speech.words.amount(amount, speech)}相同`),
  'gains-effects': () => says('得到以下效果'),
  'gains-original-effects': ({ amount }, _, speech) =>
    says(`得到${speech.words.amount(amount, speech)}的原本的效果`),
  'loses-this-effect': () => says('失去这个效果'),
  ability: ({ ability }) => says(`当作${ABILITY_NAMES[ability]}使用`),
  'each-time': ({ on, does: action, once }, _, speech) =>
    apart(
      `${once ? '下次' : '每次'}${sayEvent(on, speech).text}，${speech.words.action(action, happening(speech))}`,
    ),
  controlled: () => of('控制权', '得到'),
  race: ({ race }) => of('种族', `变成${race === 'declared' ? '宣言的种族' : RACE_NAMES[race]}`),
  'also-series': ({ series }) => of('', `也当作${seriesName(series)}怪兽使用`),
  'also-attribute': ({ attribute }) => of('属性', `也当作${ATTRIBUTE_NAMES[attribute]}属性使用`),
  'activates-as-quick': ({ card }, subject, speech) =>
    apart(`${subject.name}可以把${speech.words.phrase(card, {}, speech)}的效果作为诱发即时效果发动`),
  'activates-without': ({ condition, card }, subject, speech) =>
    apart(
      `${subject.name}即使不满足「${speech.words.condition(condition, speech).yes}」也能把${speech.words.phrase(card, {}, speech)}的效果发动`,
    ),
  'activations-not-negated': ({ card }, subject, speech) =>
    apart(
      `${subject.name}场上的${speech.words.phrase(card, { where: 'unsaid' }, speech)}的效果的发动以及那些发动的效果不会被无效化`,
    ),
  attribute: ({ attribute }, _, speech) =>
    of(
      '属性',
      attribute === 'declared'
        ? '变成宣言的属性'
        : typeof attribute === 'string'
          ? `变成${ATTRIBUTE_NAMES[attribute]}属性`
          : `变成和${speech.words.reference(attribute, speech)}相同`,
    ),
  'treated-as-normal-monster': () => says('当作通常怪兽使用'),
  effects: () => of('效果', '无效化'),
  'activated-effects': () => of('发动的效果', '无效化'),
  unaffected: ({ by, only, unless }, subject, speech) =>
    says(
      `不受${unless ? `不以${subject.name}为对象的` : ''}${only ? effectsOf(by, speech).replace(/的?效果$/, '发动的效果') : effectsOf(by, speech)}影响`,
    ),
  revealed: (_, { name }) => apart(`${name.replace(/手卡的卡$/, '手卡')}公开`),
  'cannot-declare-attacks': () => says('不能攻击宣言'),
  'cannot-attack': () => says('不能攻击'),
  'cannot-attack-directly': () => says('不能直接攻击'),
  'cannot-be-attacked': ({ by }, subject) =>
    apart(`${by === 'any' ? '怪兽' : '对方怪兽'}不能选择${subject.name}作为攻击对象`),
  'cannot-target-for-attacks': ({ which }, _, speech) => {
    const only = exceptFor(which);
    const whom = speech.words.phrase(only ?? which, {}, speech);
    return says(`${only ? '必须' : '不能'}选择${whom}作为攻击对象`);
  },
  'attack-cost': ({ cost }, subject, speech) =>
    apart(`${subject.name}若不${speech.words.action(cost, done(speech))}则不能攻击宣言`),
  'cannot-change-position': () => says('不能把表示形式变更'),
  'substitutes-fusion-material': ({ attributeOn }, _, speech) =>
    says(
      attributeOn
        ? `可以作为${speech.words.phrase(attributeOn, {}, speech)}有属性记述的融合素材怪兽1只的代替使用`
        : '可以作为有卡名记述的融合素材怪兽1只的代替使用（其他的融合素材怪兽必须是正规品）',
    ),
  'cannot-be-material': ({ for: uses }) => says(`不能作为${sayUses(uses)}`),
  'not-destroyed-by-battle': (modifier, _, speech) =>
    says(
      modifier.with.length === 0
        ? '不会被战斗破坏'
        : `不会被和${short(asMonster(modifier.with), speech)}的战斗破坏`,
    ),
  'not-destroyed-by-effects': ({ of: whose, by }, _, speech) =>
    says(`不会被${by ? effectsOf(by, speech) : destroyedBy[whose]}破坏`),
  'first-destruction-prevented': ({ by, of: source, for: each, times = 1 }, _, speech) => {
    const causes = by.map((cause) =>
      cause === 'effect' && source.length > 0 ? effectsOf(source, speech) : CAUSE_NAMES[cause],
    );
    const how = dotted(causes);
    return says(`${each ? '各自' : ''}1回合只有${times}次不会被${how}破坏`);
  },
  'cannot-be-targeted': ({ by, of: whose }, _, speech) =>
    says(`不会成为${whose ? effectsOf(whose, speech) : destroyedBy[by]}的对象`),
  'cannot-be-activated': ({ what }, subject) =>
    what === 'effect' ? of('效果', '不能发动') : apart(`${subject.name}以及那些效果不能发动`),
  'negates-what-it-destroys-by-battle': ({ how }, subject) =>
    apart(`${subject.name}战斗破坏的怪兽的效果${how === 'negated' ? '无效化' : '不能发动并无效化'}`),
  'battles-with-original-values': () => says('用原本的攻击力·守备力进行伤害计算'),
  piercing: ({ times }, subject) =>
    apart(
      `${subject.name}向守备表示怪兽攻击的场合，给与对方为攻击力超过那个守备力的数值${times === 2 ? '的2倍数值' : ''}的战斗伤害`,
    ),
  attacks: ({ times, on }, _, speech) => {
    const many = typeof times === 'number' ? `${times}` : `${speech.words.amount(times, speech)}的数量`;
    const named = typeof times === 'number' ? ATTACKS[times] : undefined;
    return says(
      `在同1次的战斗阶段中${on === 'monsters' ? `最多${many}次可以向怪兽攻击` : (named ?? `可以作${many}次攻击`)}`,
    );
  },
  'additional-attacks': ({ amount }, _, speech) =>
    says(`在通常攻击外加上在同1次的战斗阶段中可以作${quantity(amount, speech)}的攻击`),
  'must-attack': () => says('必须作出攻击'),
  'attacks-all-monsters': ({ use, which }, _, speech) => {
    const monsters = speech.words.phrase([monster, ...which, opponentControls], {}, speech);
    return says(`${use === 'optional' ? '可以' : '必须'}向${monsters}全部各作1次攻击`);
  },
  'attacks-directly': ({ damage }) =>
    says(`可以直接攻击${damage ? '。那次直接攻击给与对方的战斗伤害变成一半' : ''}`),
  // One attack more than it has, whatever it has; otherwise none for a monster that can already attack twice.
  'attacks-again': ({ order, use, adds, on }) =>
    says(
      `${use === 'optional' ? '' : '必须'}${adds === 'always' ? '另外再1次' : '只再1次'}${use === 'optional' ? '可以' : ''}${order === 'in-a-row' ? '继续' : ''}${on === 'monsters' ? '向对方怪兽' : ''}攻击`,
    ),
  'entire-material': (modifier, subject, speech) =>
    apart(
      `${subject.name}把${speech.words.phrase(modifier.of, { where: 'unsaid' }, speech)}连接召唤的场合，可以只用和那只怪兽同名的${speech.words.phrase(modifier.material, { count: ONE }, speech)}为素材作连接召唤`,
    ),
  'attacks-in-defense-position': () =>
    says('可以用表侧守备表示的状态作出攻击。那个场合，用守备力当作攻击力使用进行伤害计算'),
  'counts-as-tributes': (modifier, subject, speech) =>
    apart(
      `${speech.words.phrase(modifier.for, { where: 'unsaid' }, speech)}上级召唤的场合，${subject.name}可以作为${modifier.times}只的数量解放`,
    ),
  'activated-the-turn-it-was-set': () => says('盖放的回合也能发动'),
  'not-tributed-for-tribute-summon': () => says('不能为上级召唤而解放'),
  'not-tributed': ({ by }, subject) =>
    by === 'any' ? says('不能解放') : apart(`对方不能把${subject.name}解放`),
  'tributed-by-opponent': (_, subject) =>
    apart(`自己把怪兽解放的场合，必须作为自己怪兽的代替而把${subject.name}解放`),
  'silences-opponent': ({ when }, subject) =>
    apart(
      `${subject.name}${when === 'attacks' ? '攻击' : '进行战斗'}的场合，对方直到伤害步骤结束时魔法·陷阱·怪兽的效果不能发动`,
    ),
  'destroys-itself': () => says('破坏'),
  'stays-in-position': ({ position }) => says(`变成${position === 'attack' ? '攻击' : '守备'}表示`),
  'kept-as-spell': () =>
    apart('怪兽区域的这张卡被破坏的场合，可以不送去墓地当作永续魔法卡使用在自己的魔法与陷阱区域表侧表示放置'),
  'set-as-spell': () => says('可以当作魔法卡使用从手卡在魔法与陷阱区域盖放'),
  'cannot-special-summon': ({ card, way, by, except }, _, speech) => {
    const using = by ? `用${effectsOf(by, speech)}` : '';
    const other = except ? `不用${speech.words.phrase(except, { where: 'unsaid' }, speech)}的效果` : '';
    return says(`${other}${using}${cannotSummon(SUMMON_NAMES[way], card, speech)}`);
  },
  'no-simultaneous-special-summons': () => says('不能把2只以上的怪兽同时特殊召唤'),
  'limits-kinds': ({ of: kind, to }, { side, name }) => {
    const word = KIND_NAMES[kind];
    const field = side === 'any' ? '双方场上各自' : `${name}场上`;
    return apart(
      to === 'one-kind'
        ? `${field}只能有1种${word}的怪兽表侧表示存在，${word}有2种以上的场合要送去墓地直到成为1种`
        : `${field}同${word}的怪兽只能有1只表侧表示存在，同${word}的怪兽有2只以上的场合要送去墓地直到成为1只`,
    );
  },
  'special-summon-times': ({ times }) => says(`1回合只能有${times}次把怪兽特殊召唤`),
  'activation-times': ({ card, what, times }, { side, name }, speech) => {
    const cards = speech.words.phrase(card, {}, speech);
    const activated = what === 'card' ? cards : `${cards}的效果`;
    if (what === 'card' && typeof times === 'number') return says(`只能把${times}张${activated}发动`);
    const who = side === 'any' ? '双方各自' : name;
    if (typeof times === 'number') return apart(`${who}1回合只能有${times}次把${activated}发动`);
    return apart(`${who}1回合能发动的${activated}最多到${speech.words.amount(times, speech)}为止`);
  },
  'summon-times': ({ times }) => says(`1回合合计只能有${times}次把怪兽召唤·反转召唤·特殊召唤`),
  'attacking-monsters': ({ most, within }) =>
    says(`${within === 'turn' ? '' : '1次战斗阶段中'}只能用${most}只怪兽攻击`),
  'cannot-banish': ({ card }, _, speech) =>
    says(`不能把${card.length === 0 ? '卡' : speech.words.phrase(card, {}, speech)}除外`),
  'activates-only-set': ({ card }, _, speech) =>
    says(
      `不把${speech.words.phrase(card, {}, speech)}卡盖放则不能发动，盖放的玩家来看的下次的自己回合到来前不能发动`,
    ),
  'cannot-normal-summon': ({ card, what }, _, speech) =>
    says(cannotSummon(NORMAL_SUMMONS[what], card, speech)),
  'cannot-be-banished': ({ by }) => says(by === 'opponent' ? '不能被对方除外' : '不能除外'),
  'cannot-flip-summon': ({ card }, _, speech) => says(cannotSummon('反转召唤', card, speech)),
  'normal-summons': ({ count }) => says(`可以进行通常召唤最多${count}次`),
  'summon-not-negated': (modifier) => of(ways(modifier.ways), '不会被无效化'),
  'silences-when-summoned': (modifier, subject) =>
    apart(
      `${subject.name}的${ways(modifier.ways)}成功时，${modifier.side === 'opponent' ? '对方的' : ''}魔法·陷阱·怪兽的效果不能发动`,
    ),
  'extra-normal-summon': ({ card }, _, speech) =>
    says(
      `在通常召唤外加上只有1次，可以把${speech.words.phrase(asMonster(card), { count: ONE }, speech)}召唤`,
    ),
  'summons-without-tributing': ({ card }, _, speech) =>
    says(`可以不用解放把${speech.words.phrase(asMonster(card), {}, speech)}召唤`),
  'not-answered': ({ card, what, with: answer }, _, speech) =>
    apart(
      `对方不能对应${speech.players.you}的${speech.words.phrase(card, {}, speech)}${what === 'card' ? '' : '的效果'}的发动把${answer ? speech.words.phrase(answer, {}, speech) : '魔法·陷阱·怪兽'}的效果发动`,
    ),
  'cannot-pay-with': ({ card, for: effects }, _, speech) =>
    says(
      `不能把${speech.words.phrase(asMonster(card), {}, speech)}为${speech.words.phrase(effects, {}, speech)}的效果发动而使用`,
    ),
  'no-battle-phase': () => says('不能进行战斗阶段'),
  'battle-damage': ({ how, to, use }, subject, speech) => {
    if (subject.is === 'card')
      return apart(`${subject.name}给与${to === 'any' ? '玩家' : '对方'}的战斗伤害${becomes(how)}`);
    if (use === 'optional') return apart(`可以把对${speech.players.you}的战斗伤害${becomes(how)}`);
    return apart(`${subject.name}受到的战斗伤害${becomes(how)}`);
  },
  'battle-damage-shared': ({ taker }, subject) =>
    apart(
      taker === 'opponent'
        ? `${subject.is === 'card' ? `${subject.name}的战斗发生的对自己` : subject.name}的战斗伤害由对方代受`
        : subject.side === 'any' && subject.is === 'player'
          ? '那次战斗发生的战斗伤害由双方承受'
          : `${subject.name}受到的战斗伤害让对方也承受`,
    ),
  'effect-damage': ({ how }, subject) => apart(`${subject.name}受到的效果伤害${becomes(how)}`),
  'first-damage-prevented': ({ by }, subject) =>
    apart(
      `${subject.name}受到的${dotted(by.map((cause) => (cause === 'battle' ? '战斗' : '效果')))}伤害1回合只有1次变成0`,
    ),
  'no-damage-up-to': ({ amount }, _, speech) =>
    says(`不会受到${speech.words.amount(amount, speech)}以下的战斗·效果伤害`),
  'normal-draw': ({ count }, subject, speech) => {
    const many = typeof count === 'number' ? `${count}张` : `${speech.words.amount(count, speech)}的张数`;
    return apart(`${subject.name}的通常抽卡变成${many}`);
  },
  'cannot-draw-by-effects': () => says('不能用效果从卡组抽卡'),
  'cannot-add-from-deck': ({ except }) => says(`不能${except ? '用抽卡以外的方法' : ''}从卡组把卡加入手卡`),
  'only-one-face-up': ({ card }, { side }, speech) =>
    apart(
      `${speech.words.phrase(card, { where: 'unsaid' }, speech).replace(/^表侧表示的?/, '')}在${side === 'any' ? '' : '自己'}场上只能有1${isSpellOrTrap(speech) ? '张' : '只'}表侧表示存在`,
    ),
  'cannot-activate': cannotActivate,
  'cannot-use': ({ card }, _, speech) =>
    apart(`${speech.words.phrase(card, {}, speech)}以及那些效果不能使用`),
  'banished-instead-of-gy': ({ card }, subject, speech) => {
    const what =
      card.length === 0
        ? '卡'
        : speech.words.phrase(card, { where: saysWhere(card) ? 'said' : 'unsaid' }, speech);
    const whose = subject.side === 'any' ? '' : subject.name;
    return apart(`被送去${whose}墓地的${what}不去墓地而除外`);
  },
  'banished-as-material': ({ for: uses }, subject) =>
    apart(`${subject.name}作为${sayUses(uses)}使用的场合除外`),
  'negates-what-targets': ({ card, then }, _, speech) =>
    apart(
      `可以把以${speech.words.phrase(card, {}, speech)}为对象发动的效果无效。那之后，${speech.words.action(then, happening(speech))}`,
    ),
  'banished-when-it-leaves': () => says('从场上离开的场合除外'),
  'placed-on-bottom-when-it-leaves': () => says('从场上离开的场合回到卡组最下面'),
  'shuffled-when-destroyed-by-battle': () => says('被战斗破坏的场合不送去墓地回到卡组'),
  'banished-when-destroyed-by-battle': () => says('被战斗破坏的场合不去墓地而除外'),
  'destruction-replaced': replacement,
};
export const sayModifier = speaker('modifies', MODIFIERS);
const isSpellOrTrap = ({ card }: Speech): boolean => card.kind !== 'monster';
