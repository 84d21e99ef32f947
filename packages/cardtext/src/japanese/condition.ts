/** Conditions as statements and their contraries. */
import type {
  Amount,
  Condition,
  Filter,
  Phase,
  Reference,
  Side,
  SummonedHow,
  SummonWay,
  Timing,
} from '@spellspeed/engine/language';
import {
  ANY_MONSTER_OF_OPPONENT,
  type AttackRole,
  attackRole,
  type BattleClaim,
  battleClaims,
  pointedFirst,
} from '../meaning/battle.ts';
import { asMonster, isThis, withoutIdleFace } from '../meaning/filters.ts';
import { isWholeHand, sideOf } from '../meaning/places.ts';
import { namedWays } from '../meaning/summons.ts';
import { isBothMainPhases, isWholeDamageStep } from '../meaning/times.ts';
import { aside, introduce, keyOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import {
  type Claim,
  type Clause,
  claim,
  clause,
  didSo,
  does,
  EXISTS,
  inOneBreath,
  isWhat,
  ofBattle,
  orElse,
} from './clause.ts';
import { headNoun, measureOf } from './phrase.ts';
import { placeNames, sayPlace } from './place.ts';
import type { PhraseStyle, Speech } from './speech.ts';
import {
  circled,
  dotted,
  either,
  PHASE_NAMES,
  PLACE_NAMES,
  SUMMON_NAMES,
  SUMMONED_HOW,
  TIMING_NAMES,
  wide,
} from './terms.ts';
import { draftOf, sayUsed } from './test.ts';
import {
  adjective,
  beforeVerb,
  copula,
  godan,
  ichidan,
  inPast,
  lasting,
  passive,
  suru,
  type Verb,
} from './verb.ts';

const SINCE = {
  'this-turn': 'このターンに',
  'last-turn': 'このターンか前のターンに',
  activation: 'このカードの発動後に',
} as const;
/** "メインフェイズ" is both. */
export const namesOfPhases = (phases: readonly Phase[]): string => {
  const both = isBothMainPhases(phases);
  const names = phases.filter((phase) => !both || phase !== 'main2');
  return dotted(names.map((phase) => (both && phase === 'main1' ? 'メインフェイズ' : PHASE_NAMES[phase])));
};
export const namesOfTimings = (timings: readonly Timing[]): string => {
  if (isWholeDamageStep(timings)) return 'ダメージステップ';
  if (timings.join() === 'damage-step-start,before-damage-calculation')
    return 'ダメージステップ開始時からダメージ計算前まで';
  return dotted(timings.map((timing) => TIMING_NAMES[timing]));
};

const FIGHT: Verb = godan('戦闘を行う');
const ATTACK: Verb = suru('攻撃');

/** "自分フィールドに「Ｘ」モンスターが存在する", "このカードが墓地に存在する" */
const existence = (condition: Extract<Condition, { if: 'exist' }>, speech: Speech): Claim => {
  const { atLeast, exactly } = condition;
  const material = condition.filter.find((test) => test.test === 'attached-to');
  if (material?.test === 'attached-to') return hasMaterial(material.host, condition, speech);
  const filter = withoutIdleFace(condition.filter);
  if (isWholeHand(filter)) return handHolds(filter, condition, speech);
  const { places, is: card } = draftOf(filter, aside(speech));
  const where = either(places.map((place) => sayPlace(place, speech, 'one')));
  const at = where === '' ? '' : `${where}に`;
  const what = speech.words.phrase(filter, card ? {} : { where: 'unsaid' }, speech);
  if (card !== undefined) return does(`${what}が${at}`, EXISTS);
  const measure = measureOf(filter, aside(speech));
  if (exactly) return isWhat(`${where}の${what}`, `${wide(atLeast)}${measure}のみ`);
  if (atLeast === 1) return { ...does(`${at}${what}が`, EXISTS), exists: { at, what } };
  return does(`${at}${what}が${wide(atLeast)}${measure}以上`, EXISTS);
};
/** "自分の手札が０枚" */
const handHolds = (
  filter: Filter,
  { atLeast, exactly }: Extract<Condition, { if: 'exist' }>,
  { players }: Speech,
): Claim => {
  const hand = `${sideOf(filter) === 'opponent' ? players.opponent : players.you}の手札`;
  const is = (what: string): Clause => clause(`${hand}が`, copula(what));
  if (exactly) return claim(is(`${wide(atLeast)}枚`));
  return claim(is(`${wide(atLeast)}枚以上`), is(atLeast === 1 ? '０枚' : `${wide(atLeast - 1)}枚以下`));
};
/** "このカードがＸ素材を持っている", "このカードが「Ｘ」をＸ素材としている" */
const hasMaterial = (
  host: Filter,
  { filter, atLeast }: Extract<Condition, { if: 'exist' }>,
  speech: Speech,
): Claim => {
  const card = speech.words.phrase(host, {}, speech);
  const many = atLeast === 1 ? '' : `${wide(atLeast)}つ以上`;
  const kind = filter.filter((test) => test.test !== 'attached-to' && test.test !== 'in');
  if (kind.length === 0) return does(`${card}がＸ素材を${many}`, HOLDS);
  return does(`${card}が${speech.words.phrase(kind, {}, speech)}を${many}Ｘ素材と`, lasting(suru('')));
};
const HOLDS: Verb = lasting(godan('持つ'));

/** "このカードが攻撃する", "そのモンスターがドラゴン族モンスター" */
const match = (what: Reference, filter: Filter, speech: Speech): Claim => {
  if (what.ref === 'opponent-in-battle') return battles(filter, speech);
  const role = attackRole(what, filter);
  if (role) return sayAttacks(role, speech);
  if (what.ref === 'linked' && isEquippedToThis(filter)) return EQUIPPED_BY_THIS;
  const [only] = filter;
  const subject = speech.words.reference(what, speech);
  if (filter.length === 1 && only?.test === 'summoned-using')
    return does(`${subject}が${sayUsed(only, aside(speech))}`, beenSummoned(SUMMON_NAMES[only.way]));
  return predicate(subject, filter, speech);
};
const isEquippedToThis = ([only, ...others]: Filter): boolean =>
  only?.test === 'equipped-to' && isThis(only.host) && others.length === 0;
/** The card to which the text keeps a link is an Equip Card. */
const EQUIPPED_BY_THIS: Claim = does('このカードの効果でモンスターを', lasting(suru('装備')));
/** "このカードが相手モンスターと戦闘を行う"; from here on "そのモンスター" is the other monster. */
const battles = (filter: Filter, speech: Speech): Claim => {
  const whom = short(asMonster(filter), speech);
  introduce(speech.memory, 'opponent-in-battle', {
    noun: 'モンスター',
    number: 'one',
    zones: [],
    as: 'other',
  });
  return ofBattle(does(`このカードが${whom}と`, FIGHT));
};
const SHORT: PhraseStyle = { where: 'short' };
export const short = (filter: Filter, speech: Speech): string => speech.words.phrase(filter, SHORT, speech);

const ROLES: { readonly [role in AttackRole['role']]: Verb } = {
  attacker: ATTACK,
  'attack-target': passive(ATTACK),
  battling: FIGHT,
};
const sayAttacks = ({ role, filter }: AttackRole, speech: Speech): Claim =>
  ofBattle(does(`${short(asMonster(filter), speech)}が`, ROLES[role]));
/** "このカードが相手モンスターに攻撃する" */
const sayAttack = (attacker: AttackRole, attacked: AttackRole, speech: Speech): Claim => {
  const who = short(asMonster(attacker.filter), speech);
  return ofBattle(does(`${who}が${sayAttackTarget(attacked.filter, speech)}に`, ATTACK));
};
/** "相手モンスター"; from here on it is "その相手モンスター". */
export const sayAttackTarget = (filter: Filter, speech: Speech): string => {
  const words = short(asMonster(filter), speech);
  if (isThis(filter)) return words;
  const noun = headNoun(asMonster(filter), aside(speech));
  const owner = sideOf(filter) === 'opponent' ? speech.players.opponent : '';
  introduce(speech.memory, 'attack-target', { noun: owner + noun, number: 'one', zones: [], as: 'other' });
  return words;
};
/** "自分の光属性モンスターが相手モンスターと戦闘を行う" */
const sayBattle = (of: readonly Filter[], speech: Speech): Claim => {
  const [first, second] = of.map((filter) => short(asMonster(filter), speech));
  return ofBattle(does(`${first}が${second}と`, FIGHT));
};

/** "そのモンスターが表側表示", "このカードがフィールドに存在する", "そのモンスターがドラゴン族モンスター" */
export const predicate = (subject: string, filter: Filter, speech: Speech): Claim => {
  const draft = draftOf(filter, aside(speech));
  const { face, position, places } = draft;
  const others = filter.filter(({ test }) => !['in', 'face', 'position'].includes(test));
  const [only] = others;
  if (others.length === 1 && only?.test === 'summoned') return summonedAs(subject, only.way);
  if (others.length === 1 && only?.test === 'equipped-to')
    return does(
      `${subject}が${speech.words.phrase(only.host, {}, speech)}に`,
      lasting(passive(suru('装備'))),
    );
  if (others.length === 1 && only?.test === 'pointed-to-by')
    return does(`${subject}が${speech.words.reference(only.what, speech)}のリンク先に`, EXISTS);
  if (others.length > 0) return isWhat(subject, speech.words.phrase(filter, {}, speech));
  const state = face && position ? `${face}${position}` : (position ?? (face ? `${face}表示` : ''));
  if (places.length === 0) return isWhat(subject, state);
  const where = either(places.map((place) => whereIs(place.side, place.zones, speech)));
  return does(`${subject}が${where}に${state === '' ? '' : `${state}で`}`, EXISTS);
};
const summonedAs = (subject: string, way: SummonedHow): Claim =>
  does(`${subject}が`, beenSummoned(mannerOf(way)));
const mannerOf = (way: SummonedHow): string =>
  way === 'normal' ? 'リリースなしで通常召喚' : { ...SUMMON_NAMES, ...SUMMONED_HOW }[way];
/** "Ｓ召喚されている": how a monster came to the field. */
const beenSummoned = (how: string): Verb => lasting(passive(suru(how)));
const whereIs = (side: Side, zones: Parameters<typeof placeNames>[0], speech: Speech): string =>
  side === 'any' ? dotted(placeNames(zones)) : sayPlace({ side, zones }, speech);

/** "自分のＬＰが１０００以下", "自分フィールドのカードの数が相手フィールドのカードの数より少ない" */
const comparison = (left: Amount, right: Amount, speech: Speech): Claim => {
  const [a = '', b = ''] = [left, right].map((amount) => speech.words.amount(amount, speech));
  const [less, more] = a.endsWith('数') || b.endsWith('数') ? ['少な', '多'] : ['低', '高'];
  if (typeof left === 'number')
    return claim(clause(`${b}が`, copula(`${a}以下`)), clause(`${b}が${a}より`, adjective(more)));
  return claim(clause(`${a}が`, copula(`${b}以上`)), clause(`${a}が${b}より`, adjective(less)));
};

/** "召喚・特殊召喚": a Tribute Summon is a Normal Summon. */
export const sayWays = (ways: readonly SummonWay[]): string =>
  dotted(namedWays(ways).map((way) => SUMMON_NAMES[way]));
const player = (side: Side, { players }: Speech): string => (side === 'any' ? '自分か相手' : players[side]);

const CONDITIONS: Table<Condition, 'if', Claim, [Speech]> = {
  exist: existence,
  turn: ({ of }, speech) => does('', copula(`${of === 'any' ? '自分・相手の' : speech.players[of]}ターン`)),
  phase: ({ phases }) => does('', copula(namesOfPhases(phases))),
  timing: ({ timings }) => does('', copula(namesOfTimings(timings))),
  matches: ({ what, filter }, speech) => match(what, filter, speech),
  'called-right': () => claim(clause('', inPast(godan('当たる'))), clause('', inPast(ichidan('ハズレ')))),
  'left-the-field': ({ what }, speech) =>
    didSo(`この効果で${speech.words.reference(what, speech)}がフィールドから`, ichidan('離れ')),
  'all-match': ({ what, filter }, speech) => {
    const those = speech.words.reference(what, speech);
    introduce(speech.memory, keyOf(what), {
      noun: 'モンスター',
      number: 'several',
      zones: ['gy'],
      as: 'other',
    });
    return predicate(`${those}の全て`, filter, speech);
  },
  'was-face-down-at-damage-step-start': ({ what }, speech) =>
    does(`${speech.words.reference(what, speech)}がダメージステップ開始時に`, copula('裏側表示')),
  'attacks-directly': ({ side }, speech) =>
    ofBattle(does(`モンスターが${player(side, speech)}に`, suru('直接攻撃'))),
  'destroyed-by-this-battle': ({ what }, speech) =>
    ofBattle(does(`${speech.words.reference(what, speech)}がその戦闘で`, passive(suru('破壊')))),
  battled: ({ what, with: other }, speech) => {
    const whom = other ? `${speech.words.phrase(asMonster(other), { where: 'short' }, speech)}と` : '';
    return ofBattle(didSo(`${speech.words.reference(what, speech)}が${whom}`, FIGHT));
  },
  'activated-from': () => does('セットされていたこのカードを', lasting(suru('発動'))),
  'activated-this-turn': () => didSo('このターンにこの効果を', suru('発動')),
  'attacked-this-turn': ({ what }, speech) =>
    didSo(`${speech.words.reference(what, speech)}がこのターンに`, ATTACK),
  'came-this-turn': ({ what, ways, destroyed }, speech) => {
    if (destroyed) {
      const by = destroyed.map((cause) => (cause === 'battle' ? '戦闘' : '効果')).join('・');
      const lead = `${speech.words.reference(what, speech)}がこのターンにフィールドで${by === '' ? '' : `${by}で`}破壊され墓地へ`;
      return didSo(lead, passive(godan('送る')));
    }
    const isInGy = what.ref === 'this' && speech.from.join() === 'gy';
    const isBanished = what.ref === 'this' && speech.from.join() === 'banished';
    if (!ways && isBanished) return didSo('このカードがこのターンに', passive(suru('除外')));
    const how = ways ? suru(sayWays(ways)) : isInGy ? passive(godan('墓地へ送る')) : passive(godan('置く'));
    return didSo(`${speech.words.reference(what, speech)}がこのターンに`, how);
  },
  'destroyed-this-turn': ({ by, card }, speech) =>
    didSo(`このターンに${player(by, speech)}が${speech.words.phrase(card, {}, speech)}を`, suru('破壊')),
  'sent-to-gy-this-turn': ({ owner, card }, speech) => {
    const what = speech.words.phrase(card, {}, speech);
    const where = { you: '自分の墓地', opponent: '相手の墓地', any: '墓地' }[owner];
    return didSo(`このターンに${what}が${where}へ`, passive(godan('送る')));
  },
  'destroyed-by-battle-this-turn': ({ what, card }, speech) => {
    const who = speech.words.reference(what, speech);
    return didSo(`このターンに${who}が戦闘で${speech.words.phrase(card, {}, speech)}を`, suru('破壊'));
  },
  'effect-activated-this-turn': ({ by, card, what, phases, in: zone, atLeast }, speech) => {
    const whose = speech.words.phrase(card, { where: 'unsaid' }, speech);
    if (what === 'card') return didSo(`このターンに${player(by, speech)}が${whose}を`, suru('発動'));
    const when = phases ? `自分の${namesOfPhases(phases)}に` : '';
    const often = atLeast ? `${wide(atLeast)}回以上` : '';
    return didSo(
      `このターンの${when}${player(by, speech)}が${whose}の効果を${zone ? `${PLACE_NAMES[zone]}で` : ''}${often}`,
      suru('発動'),
    );
  },
  'summoned-this-turn': ({ by, card, ways, atLeast, from, since }, speech) => {
    const what = speech.words.phrase(asMonster(card), { where: 'unsaid' }, speech);
    const start = from ? `${PLACE_NAMES[from]}から` : '';
    return didSo(
      `${SINCE[since ?? 'this-turn']}${player(by, speech)}が${start}${what}${wide(atLeast)}体以上を`,
      suru(sayWays(ways)),
    );
  },
  'pendulum-effect-activated': ({ by, card }, speech) => {
    const whose = speech.words.phrase(card, { where: 'unsaid' }, speech).replace(/カード$/, 'モンスター');
    return didSo(`このターンに${player(by, speech)}が${whose}のＰ効果を`, suru('発動'));
  },
  'battled-this-turn': ({ card }, speech) =>
    didSo(`このターンに${speech.words.phrase(asMonster(card), {}, speech)}が`, suru('戦闘')),
  'attacks-declared-this-turn': ({ atLeast }) =>
    didSo(`このターンに攻撃宣言が${wide(atLeast)}回以上`, ichidan('行われ')),
  'same-names-in-chain': () => does('同一チェーン上に複数の同名カードの効果が', suru('発動')),
  'flipped-this-turn': ({ what }, speech) =>
    didSo(`${speech.words.reference(what, speech)}がこのターンに`, suru('リバース')),
  'would-take-battle-damage': ({ side }, speech) =>
    ofBattle(does(`${player(side, speech)}が戦闘ダメージを`, ichidan('受け'))),
  'effect-applied-this-turn': ({ effect }) =>
    didSo(`このカードの${circled(effect)}の効果をこのターンに`, suru('適用')),
  'at-least': ({ left, right }, speech) => comparison(left, right, speech),
  all: ({ of }, speech) => joined(of, inOneBreath, orElse, speech),
  any: ({ of }, speech) => joined(of, orElse, inOneBreath, speech),
  not: ({ condition }, speech) => {
    const { yes, no, isOfBattle } = sayCondition(condition, speech);
    return { yes: no, no: yes, ...(isOfBattle ? { isOfBattle } : {}) };
  },
};
export const sayCondition = speaker('if', CONDITIONS);

type Join = (clauses: readonly Clause[]) => Clause | undefined;
const joined = (of: readonly Condition[], yes: Join, no: Join, speech: Speech): Claim => {
  const claims = sayClaims(of, speech);
  const either = sameSubject(
    claims.map((one) => one.yes),
    yes,
  );
  return claim(either ?? NOTHING, no(claims.map((one) => one.no)) ?? NOTHING);
};
const NOTHING: Clause = clause('', EXISTS);
/** "このカードがこのターンに召喚またはリバースした": what all say first is said once. */
const sameSubject = (said: readonly Clause[], join: Join): Clause | undefined => {
  const [first, second, ...more] = said;
  const isSame =
    join === orElse &&
    first &&
    second &&
    more.length === 0 &&
    first.lead !== '' &&
    first.lead === second.lead;
  return isSame && first.verb.changes === second.verb.changes
    ? { lead: first.lead, verb: beforeVerb(`${first.verb.stem}または`, second.verb) }
    : join(said);
};

const BATTLE_CLAIMS: Table<BattleClaim, 'claim', Claim, [Speech]> = {
  other: ({ condition }, speech) => sayCondition(condition, speech),
  attack: ({ attacker, attacked }, speech) => sayAttack(attacker, attacked, speech),
  'attacks-a-monster': ({ attacker }, speech) => sayAttack(attacker, ANY_MONSTER_OF_OPPONENT, speech),
  battle: ({ one, other }, speech) => sayBattle(pointedFirst([one.filter, other.filter]), speech),
  'battles-theirs': ({ who, whom }, speech) => sayBattle([[{ test: 'is', what: who }], whom], speech),
};
const sayBattleClaim = speaker('claim', BATTLE_CLAIMS);
/** Several statements; who attacks and who is attacked are said together. */
export const sayClaims = (of: readonly Condition[], speech: Speech): readonly Claim[] =>
  battleClaims(of)
    .map((one) => sayBattleClaim(one, speech))
    .reduce(inOnePlace, []);
/** "フィールドにＡとＢが存在する": what is in the same place is said together. */
const inOnePlace = (before: readonly Claim[], next: Claim): readonly Claim[] => {
  const last = before.at(-1);
  if (!last?.exists || next.exists?.at !== last.exists.at) return [...before, next];
  const { at } = last.exists;
  const what = `${last.exists.what}と${next.exists.what}`;
  return [...before.slice(0, -1), { ...does(`${at}${what}が`, EXISTS), exists: { at, what } }];
};
