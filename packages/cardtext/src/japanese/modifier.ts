/** What applied effects change, as what is said of their subject. */
import { type Filter, type Modifier, monster, type SummonWay, ZONES } from '@spellspeed/engine/language';
import { asMonster, saysWhere } from '../meaning/filters.ts';
import { namedWays } from '../meaning/summons.ts';
import { aside } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { ATTACKING } from './attacking.ts';
import { able, after, type Clause, clause, EXISTS, inCase, must, not, say } from './clause.ts';
import { short } from './condition.ts';
import { sayEvent } from './event.ts';
import { LIMITS } from './field-limit.ts';
import { headNoun } from './phrase.ts';
import {
  ACTIVATE,
  apart,
  BANISH,
  becomes,
  can,
  cannot,
  countsAs,
  DESTROY,
  exceptFor,
  has,
  hasNot,
  type ModifierOf,
  NEGATE,
  of,
  says,
  silenced,
  USABLE,
} from './predicate.ts';
import { asCost, asEffect, ONE, type Predicate, type Speech, type Subject } from './speech.ts';
import {
  ABILITY_NAMES,
  ATTRIBUTE_NAMES,
  CAUSE_NAMES,
  cardName,
  dotted,
  FRAME_LETTERS,
  RACE_NAMES,
  SUMMON_NAMES,
  seriesName,
  wide,
} from './terms.ts';
import { VALUES } from './value.ts';
import { copula, godan, ichidan, passive, suru } from './verb.ts';

const destroyedBy = { any: '効果', opponent: '相手の効果' } as const;
const ways = (all: readonly SummonWay[]): string => dotted(namedWays(all).map((way) => SUMMON_NAMES[way]));
/** "Ｓ・Ｘ召喚の素材" */
export const sayUses = (uses: ModifierOf<'cannot-be-material'>['for']): string =>
  `${dotted(uses.map((use) => FRAME_LETTERS[use]))}召喚の素材`;
/** "相手の罠カードの効果", "このカード以外のモンスターの効果" */
const effectsOf = (cards: Filter, speech: Speech): string => {
  const whole = cards.find((test) => test.test === 'in' && test.zones.length === ZONES.length);
  const rest = cards.filter((test) => test !== whole);
  const owner = whole?.test === 'in' && whole.side !== 'any' ? `${speech.players[whole.side]}の` : '';
  const what = rest.length === 0 ? '' : speech.words.phrase(rest, {}, speech);
  return `${owner}${what === '' || what === 'カード' ? '' : `${what}の`}効果`;
};
type DamageHow = ModifierOf<'battle-damage'>['how'];
const DAMAGE_BECOMES = { none: '０', half: '半分', double: '倍' } as const;
const damageBecomes = (how: DamageHow): string => (typeof how === 'number' ? wide(how) : DAMAGE_BECOMES[how]);

/** "自分フィールドのドラゴン族モンスターが戦闘・効果で破壊される場合、代わりに墓地のこのカードを除外できる" */
const replacement = (
  { by, of: source, saves, use, instead }: ModifierOf<'destruction-replaced'>,
  subject: Subject,
  speech: Speech,
): Predicate => {
  const causes = by.map((cause) =>
    cause === 'effect' && source ? effectsOf(source, speech) : CAUSE_NAMES[cause],
  );
  const how = causes.length === 0 ? '' : `${dotted(causes)}で`;
  const act = speech.words.action(instead, asCost(speech)) ?? clause('', EXISTS);
  const who = saves === 'one-alone' ? `${subject.name}１体のみが` : `${subject.name}が`;
  const when = inCase(has(`${who}${how}`, DESTROY));
  return apart(after(`${when}、代わりに`, use === 'optional' ? able(act) : act));
};
const cannotActivate = (
  { card, what }: ModifierOf<'cannot-activate'>,
  _: Subject,
  speech: Speech,
): Predicate => {
  const cards = card.length === 0 ? 'カード' : speech.words.phrase(card, {}, speech);
  if (what === 'card') return says(cannot(`${cards}を`, ACTIVATE));
  if (headNoun(card, aside(speech)) === 'モンスター') return says(cannot(`${cards}の効果を`, ACTIVATE));
  return says(cannot(`${cards}及びその効果を`, ACTIVATE));
};
/** "「Ｘ」モンスターしか特殊召喚できない", "モンスターを特殊召喚できない" */
const cannotSummon = (how: string, all: Filter, speech: Speech): Clause => {
  const { card, from } = fromExtraDeck(all);
  const only = exceptFor(card);
  const what = speech.words.phrase(only ?? asMonster(card), {}, speech);
  return cannot(only ? `${what}しか${from}` : `${from}${what}を`, suru(how));
};
/** "ＥＸデッキから": those that could be Summoned from there, and whose it is goes without saying. */
const fromExtraDeck = (all: Filter): { readonly card: Filter; readonly from: string } => {
  const card = all.filter((test) => !(test.test === 'in' && test.zones.join() === 'extra'));
  const rest = card.filter((test) => !(test.test === 'kind' && test.kind === 'monster'));
  return card.length < all.length ? { card: rest, from: 'ＥＸデッキから' } : { card: all, from: '' };
};
/** Whatever it is that it battles, it is a monster. */
const battled = (filter: Filter): Filter =>
  filter.some(({ test }) => test === 'either') ? [monster, ...filter] : asMonster(filter);

const NORMAL_SUMMONS = {
  summon: '召喚',
  'summon-or-set': '通常召喚',
  'tribute-summon': 'アドバンス召喚',
} as const;

const MODIFIERS: Table<Modifier, 'modifies', Predicate, [Subject, Speech]> = {
  ...VALUES,
  name: ({ name }) => of('カード名', countsAs(cardName(name))),
  'name-of': ({ amount }, _, speech) =>
    of('カード名', becomes(`${speech.words.amount(amount, speech)}と同じ`)),
  'gains-effects': () => says(clause('以下の効果を', ichidan('得'))),
  'gains-original-effects': ({ amount }, _, speech) =>
    says(clause(`${speech.words.amount(amount, speech)}の元々の効果を`, ichidan('得'))),
  'loses-this-effect': () => says(clause('この効果を', godan('失う'))),
  ability: ({ ability }) => says(countsAs(ABILITY_NAMES[ability])),
  'each-time': ({ on, does, once }, _, speech) => {
    const happened = sayEvent(on, speech);
    const event = happened.is === 'time' ? '' : say(happened.says, 'before-noun');
    const each = happened.is === 'time' ? `${happened.text}に` : `${event}度に`;
    const next = `次に${happened.is === 'time' ? happened.text : `${event}時`}`;
    const then = speech.words.action(does, asEffect(speech)) ?? clause('', EXISTS);
    return apart(after(`${once ? next : each}、`, then));
  },
  controlled: (_, { name }) => apart(clause(`${name}のコントロールを`, ichidan('得'))),
  race: ({ race }) => of('種族', becomes(race === 'declared' ? '宣言した種族' : RACE_NAMES[race])),
  'also-series': ({ series }) => says(countsAs(`${seriesName(series)}モンスター`)),
  'also-attribute': ({ attribute }) => of('属性', countsAs(`${ATTRIBUTE_NAMES[attribute]}属性`)),
  'activates-as-quick': ({ card }, subject, speech) =>
    apart(
      can(
        `${subject.name}は、${speech.words.phrase(card, {}, speech)}の効果を誘発即時効果として`,
        suru('発動'),
      ),
    ),
  'activates-without': ({ condition, card }, subject, speech) =>
    apart(
      clause(
        `${subject.name}は、${say(speech.words.condition(condition, speech).yes, 'before-noun')}場合でなくても${speech.words.phrase(card, {}, speech)}の効果を`,
        suru('発動'),
      ),
    ),
  'activations-not-negated': ({ card }, subject, speech) =>
    apart(
      not(
        clause(
          `${subject.name}のフィールドの${speech.words.phrase(card, { where: 'unsaid' }, speech)}の効果の発動及びその発動した効果は`,
          passive(suru('無効化')),
        ),
      ),
    ),
  attribute: ({ attribute }, _, speech) =>
    of(
      '属性',
      becomes(
        attribute === 'declared'
          ? '宣言した属性'
          : typeof attribute === 'string'
            ? `${ATTRIBUTE_NAMES[attribute]}属性`
            : `${speech.words.reference(attribute, speech)}と同じ`,
      ),
    ),
  'treated-as-normal-monster': () => says(countsAs('通常モンスター')),
  effects: () => of('効果', has('', NEGATE)),
  'activated-effects': () => of('発動した効果', has('', NEGATE)),
  unaffected: ({ by, only, unless }, subject, speech) => {
    const effects = effectsOf(by, speech);
    const which = only ? effects.replace(/の?効果$/, 'が発動した効果') : effects;
    const others = unless ? `${subject.name}を対象としない${which}` : which;
    return says(not(clause(`${others}を`, ichidan('受け'))));
  },
  revealed: (_, { name }) => apart(has(`${name.replace(/手札のカード$/, '手札')}は全て`, suru('公開'))),
  ...ATTACKING,
  ...LIMITS,
  'cannot-change-position': () => says(cannot('表示形式を', suru('変更'))),
  'substitutes-fusion-material': ({ attributeOn }, _, speech) => {
    if (attributeOn)
      return says(
        can(
          `${speech.words.phrase(attributeOn, {}, speech)}に記された属性の融合素材モンスター１体の代わりに`,
          suru(''),
        ),
      );
    return says(
      must(
        clause(
          '融合モンスターカードにカード名が記された融合素材モンスター１体の代わりにできる。その際、他の融合素材モンスターは',
          copula('正規のもの'),
        ),
      ),
    );
  },
  'cannot-be-material': ({ for: uses }) => says(not(clause(`${sayUses(uses)}に`, USABLE))),
  'not-destroyed-by-battle': (modifier, _, speech) => {
    const whom = modifier.with.length === 0 ? '' : `${short(battled(modifier.with), speech)}との`;
    return says(hasNot(`${whom}戦闘では`, DESTROY));
  },
  'not-destroyed-by-effects': ({ of: whose, by }, _, speech) =>
    says(hasNot(`${by ? effectsOf(by, speech) : destroyedBy[whose]}では`, DESTROY)),
  'first-destruction-prevented': ({ by, of: source, for: each, times = 1 }, _, speech) => {
    const causes = by.map((cause) =>
      cause === 'effect' && source.length > 0 ? effectsOf(source, speech) : CAUSE_NAMES[cause],
    );
    const how = dotted(causes);
    return says(hasNot(`${each ? 'それぞれ' : ''}１ターンに${wide(times)}度だけ${how}では`, DESTROY));
  },
  'cannot-be-targeted': ({ by, of: whose }, _, speech) =>
    says(not(becomes(`${whose ? effectsOf(whose, speech) : destroyedBy[by]}の対象`))),
  'cannot-be-activated': ({ what }, subject) =>
    what === 'effect'
      ? of('効果', cannot('', ACTIVATE))
      : apart(cannot(`${subject.name}及びその効果は`, ACTIVATE)),
  'negates-what-it-destroys-by-battle': ({ how }, subject) => {
    const silent = how === 'negated' ? '' : '発動できず、';
    return apart(has(`${subject.name}が戦闘で破壊したモンスターの効果は${silent}`, NEGATE));
  },
  'entire-material': (modifier, subject, speech) => {
    const what = speech.words.phrase(modifier.of, { where: 'unsaid' }, speech);
    const material = speech.words.phrase(modifier.material, { count: ONE }, speech);
    return apart(
      can(
        `${subject.name}が${what}をＬ召喚する場合、そのモンスターと同名の${material}のみを素材として`,
        suru('Ｌ召喚'),
      ),
    );
  },
  'counts-as-tributes': (modifier, subject, speech) => {
    const what = speech.words.phrase(modifier.for, { where: 'unsaid' }, speech);
    const lead = `${what}をアドバンス召喚する場合、${subject.name}は${wide(modifier.times)}体分のリリースに`;
    return apart(clause(lead, USABLE));
  },
  'activated-the-turn-it-was-set': () => says(able(clause('セットしたターンでも', ACTIVATE))),
  'not-tributed-for-tribute-summon': () => says(cannot('アドバンス召喚のためには', suru('リリース'))),
  'not-tributed': ({ by }, subject) =>
    by === 'any'
      ? says(cannot('', suru('リリース')))
      : apart(cannot(`相手は${subject.name}を`, suru('リリース'))),
  'tributed-by-opponent': (_, subject) =>
    apart(
      must(
        clause(
          `自分がモンスターをリリースする場合、自分のモンスターの代わりに${subject.name}を`,
          suru('リリース'),
        ),
      ),
    ),
  'destroys-itself': () => says(has('', DESTROY)),
  'stays-in-position': ({ position }) => says(becomes(position === 'attack' ? '攻撃表示' : '守備表示')),
  'kept-as-spell': () =>
    apart(
      can(
        'モンスターゾーンのこのカードが破壊された場合、墓地へ送らずに永続魔法カード扱いで自分の魔法＆罠ゾーンに表側表示で',
        godan('置く'),
      ),
    ),
  'set-as-spell': () => says(can('魔法カード扱いとして手札から魔法＆罠ゾーンに', suru('セット'))),
  'cannot-special-summon': ({ card, way, by, except }, _, speech) => {
    const using = by ? `${effectsOf(by, speech)}で` : '';
    const other = except ? `${speech.words.phrase(except, { where: 'unsaid' }, speech)}の効果以外では` : '';
    return says(after(`${using}${other}`, cannotSummon(SUMMON_NAMES[way], card, speech)));
  },
  'no-simultaneous-special-summons': () => says(cannot('２体以上のモンスターを同時に', suru('特殊召喚'))),
  'cannot-normal-summon': ({ card, what }, _, speech) =>
    says(cannotSummon(NORMAL_SUMMONS[what], card, speech)),
  'cannot-be-banished': ({ by }) => says(cannot(by === 'opponent' ? '相手は' : '', suru('除外'))),
  'cannot-flip-summon': ({ card }, _, speech) => says(cannotSummon('反転召喚', card, speech)),
  'normal-summons': ({ count }) => says(can(`通常召喚を${wide(count)}回まで`, godan('行う'))),
  'summon-not-negated': (modifier) => of(ways(modifier.ways), hasNot('', NEGATE)),
  'silences-when-summoned': (modifier, subject) =>
    apart(
      silenced(
        `${subject.name}の${ways(modifier.ways)}時`,
        modifier.side === 'opponent' ? '相手' : 'お互い',
        '',
      ),
    ),
  'extra-normal-summon': ({ card }, _, speech) =>
    says(
      can(
        `通常召喚に加えて１度だけ、${speech.words.phrase(asMonster(card), { count: ONE }, speech)}を`,
        suru('召喚'),
      ),
    ),
  'no-battle-phase': () => says(not(clause('バトルフェイズを', ichidan('行え')))),
  'battle-damage': ({ how, to, use }, subject, speech) => {
    if (subject.is === 'card') {
      const whom = to === 'any' ? 'プレイヤー' : '相手';
      return apart(after(`${subject.name}が${whom}に与える戦闘ダメージは`, becomes(damageBecomes(how))));
    }
    if (use === 'optional')
      return apart(
        can(`その戦闘で発生する${speech.players.you}への戦闘ダメージを`, suru(`${damageBecomes(how)}に`)),
      );
    return apart(after(`${subject.name}が受ける戦闘ダメージは`, becomes(damageBecomes(how))));
  },
  'battle-damage-shared': ({ taker }, subject) => {
    if (subject.is === 'player' && subject.side === 'any')
      return apart(clause('一方のプレイヤーが受ける戦闘ダメージはもう一方のプレイヤーも', ichidan('受け')));
    const whose = subject.is === 'card' ? `${subject.name}の戦闘で自分` : subject.name;
    return apart(
      taker === 'opponent'
        ? clause(`${whose}が受ける戦闘ダメージは代わりに相手が`, ichidan('受け'))
        : subject.side === 'any' && subject.is === 'player'
          ? clause('その戦闘で発生する戦闘ダメージはお互いが', ichidan('受け'))
          : clause(`${whose}が受ける戦闘ダメージは相手も`, ichidan('受け')),
    );
  },
  'effect-damage': ({ how }, subject) =>
    apart(after(`${subject.name}が受ける効果ダメージは`, becomes(damageBecomes(how)))),
  'first-damage-prevented': ({ by }, subject) =>
    apart(
      after(
        `${subject.name}が受ける${dotted(by.map((cause) => (cause === 'battle' ? '戦闘' : '効果')))}ダメージは１ターンに１度だけ`,
        becomes('０'),
      ),
    ),
  'no-damage-up-to': ({ amount }, _, speech) =>
    says(not(clause(`${speech.words.amount(amount, speech)}以下の戦闘・効果ダメージを`, ichidan('受け')))),
  'summons-without-tributing': ({ card }, _, speech) =>
    says(can(`${speech.words.phrase(asMonster(card), {}, speech)}をリリースなしで`, suru('召喚'))),
  'not-answered': ({ card, what, with: answer }, _, speech) => {
    const answers = answer ? speech.words.phrase(answer, {}, speech) : '魔法・罠・モンスター';
    const cards = speech.words.phrase(card, {}, speech);
    const activated = what === 'card' ? `${cards}の発動` : `${cards}の効果の発動`;
    return apart(cannot(`${speech.players.you}の${activated}に対して相手は${answers}の効果を`, suru('発動')));
  },
  'cannot-pay-with': ({ card, for: effects }, _, speech) =>
    says(
      cannot(
        `${speech.words.phrase(effects, {}, speech)}の効果を発動するために${speech.words.phrase(asMonster(card), {}, speech)}を`,
        suru('使用'),
      ),
    ),
  'normal-draw': ({ count }, subject, speech) => {
    const many = typeof count === 'number' ? wide(count) : `${speech.words.amount(count, speech)}の`;
    return apart(after(`${subject.name}の通常のドローは`, becomes(`${many}枚`)));
  },
  'cannot-draw-by-effects': () => says(cannot('カードの効果では', suru('ドロー'))),
  'cannot-add-from-deck': ({ except }) =>
    says(not(clause(`${except ? 'ドロー以外の方法で' : ''}デッキからカードを`, ichidan('手札に加えられ')))),
  'only-one-face-up': ({ card }, { side }, speech) => {
    const what = speech.words.phrase(card, { where: 'unsaid' }, speech).replace(/^表側表示の?/, '');
    const measure = speech.card.kind === 'monster' ? '体' : '枚';
    return apart(
      cannot(`${what}は${side === 'any' ? '' : '自分'}フィールドに１${measure}しか表側表示で`, EXISTS),
    );
  },
  'cannot-activate': cannotActivate,
  'cannot-use': ({ card }, _, speech) =>
    apart(cannot(`${speech.words.phrase(card, {}, speech)}及びその効果は`, suru('使用'))),
  'banished-instead-of-gy': ({ card }, subject, speech) => {
    const what =
      card.length === 0
        ? 'カード'
        : speech.words.phrase(card, { where: saysWhere(card) ? 'said' : 'unsaid' }, speech);
    const whose = subject.side === 'any' ? '' : `${subject.name}の`;
    return apart(has(`${whose}墓地へ送られる${what}は墓地へは行かず`, BANISH));
  },
  'banished-as-material': ({ for: uses }, subject) =>
    apart(has(`${subject.name}は${sayUses(uses)}として使用された場合に`, BANISH)),
  'negates-what-targets': ({ card, then }, _, speech) => {
    const next = speech.words.action(then, asEffect(speech)) ?? clause('', copula(''));
    const what = speech.words.phrase(card, {}, speech);
    return apart(after(`${what}を対象として発動した効果を無効にできる。その後、`, next));
  },
  'banished-when-it-leaves': () => says(has('フィールドから離れた場合に', BANISH)),
  'placed-on-bottom-when-it-leaves': () =>
    says(clause('フィールドから離れた場合にデッキの一番下に', godan('戻る'))),
  'shuffled-when-destroyed-by-battle': () =>
    says(clause('戦闘で破壊された場合に墓地へは行かずデッキに', godan('戻る'))),
  'banished-when-destroyed-by-battle': () => says(has('戦闘で破壊された場合に墓地へは行かず', BANISH)),
  'destruction-replaced': replacement,
};
export const sayModifier = speaker('modifies', MODIFIERS);
