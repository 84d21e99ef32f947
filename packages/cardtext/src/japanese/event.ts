/** What an effect waits for: "このカードがフィールドから墓地へ送られた", "自分スタンバイフェイズ". */
import type {
  Verb as ActionVerb,
  Deed,
  EventPattern,
  Filter,
  Manner,
  SummonWay,
  Zone,
} from '@spellspeed/engine/language';
import { involvedIn, isTheirAttacker } from '../meaning/battle.ts';
import { EXCEPT_BATTLE, type Moved, movementOf } from '../meaning/events.ts';
import { asMonster, isThis } from '../meaning/filters.ts';
import { isAnySummon, summonedFrom, summonedWays } from '../meaning/summons.ts';
import { isSetSpell } from '../meaning/times.ts';
import { aside, introduce } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { type Clause, clause, inCase, say } from './clause.ts';
import { namesOfTimings, sayAttackTarget, short } from './condition.ts';
import { headNoun } from './phrase.ts';
import { placeNames } from './place.ts';
import { ONE, type Speech, who, whose } from './speech.ts';
import { CAUSE_NAMES, dotted, either, PHASE_NAMES, SUMMON_NAMES, wide } from './terms.ts';
import { sayUsed } from './test.ts';
import { form, godan, ichidan, inPast, passive, suru, type Verb } from './verb.ts';

/** Something that happens, or a point in time: "相手モンスターの攻撃宣言時". */
export type Happening =
  | { readonly is: 'event'; readonly says: Clause }
  | { readonly is: 'time'; readonly text: string };
const event = (lead: string, verb: Verb): Happening => ({ is: 'event', says: clause(lead, verb) });
const time = (text: string): Happening => ({ is: 'time', text });
type EventOf<Name extends EventPattern['event']> = Extract<EventPattern, { event: Name }>;

/** "モンスター", "このカード"; from here on "そのモンスター" is the card of the event. */
const subject = (filter: Filter, speech: Speech, where: 'said' | 'short' = 'said'): string => {
  const words = speech.words.phrase(filter, { where }, speech);
  const noun = isThis(filter) ? 'カード' : headNoun(filter, aside(speech));
  introduce(speech.memory, 'event', { noun, number: 'one', zones: [], as: 'other' });
  return words;
};
const monsterOf = (filter: Filter, speech: Speech, where: 'said' | 'short' = 'said'): string =>
  subject(asMonster(filter), speech, where);

const MANNERS: { readonly [manner in Manner]: Verb } = {
  destroyed: suru('破壊'),
  sent: godan('送る'),
  discarded: ichidan('捨て'),
  tributed: suru('リリース'),
  banished: suru('除外'),
  returned: godan('戻す'),
  added: ichidan('加え'),
  drawn: suru('ドロー'),
  placed: godan('置く'),
  summoned: suru('召喚'),
  set: suru('セット'),
  activated: suru('発動'),
  attached: suru('Ｘ素材と'),
  detached: godan('取り除く'),
  control: godan('コントロールを移す'),
};
/** What it says of where a card goes; "手札に戻す" is said of what returns. */
const DESTINATIONS: { readonly [zone in Zone]?: readonly [of: string, then: Verb] } = {
  gy: ['墓地', godan('へ送る')],
  hand: ['手札', ichidan('に加え')],
  deck: ['デッキ', godan('に戻す')],
  extra: ['ＥＸデッキ', godan('に戻す')],
  banished: ['', suru('除外')],
};
const LEAVE: Verb = ichidan('離れ');

const moved = (happened: Moved, speech: Speech): Happening => {
  const { card, from, to, manner, alone, inBattleWith, owner, except } = happened;
  switch (movementOf(happened)) {
    case 'in-battle':
      return inBattle(card, inBattleWith ?? [], speech);
    case 'added-by-opponent': {
      const cards = subject(card, speech, 'short');
      const start = from ? `${dotted(placeNames(from))}から` : '';
      return event(`${speech.players.opponent}が${start}${cards}を`, ichidan('手札に加え'));
    }
    case 'leaves':
      return event(
        `${subject(card, speech)}が${except ? '自身の効果以外の方法で' : happened.doer ? causeWords(happened, speech) : ''}フィールドから`,
        LEAVE,
      );
    case 'leaves-extra-deck':
      return event(
        `${subject(card, speech)}が${owner && owner !== 'any' ? whose(owner, speech) : ''}ＥＸデッキから`,
        LEAVE,
      );
    case 'activated':
      return event(
        `${subject(card, speech)}が${owner && owner !== 'any' ? `${speech.players[owner]}の` : ''}${dotted(placeNames(to ?? []))}で`,
        passive(suru('発動')),
      );
    case 'drawn':
      subject(card, speech);
      return event(`${owner && owner !== 'any' ? `${speech.players[owner]}が` : ''}カードを`, suru('ドロー'));
    default: {
      const verbs = verbsOf(manner, to, owner, speech).map(passive);
      const before = verbs.slice(0, -1).map((verb) => form(verb, 'linking'));
      const last = verbs.at(-1);
      const start = `${whoMoves(happened, speech)}${alone ? '１体のみが' : 'が'}${startWords(happened, speech)}`;
      const cause = causeWords(happened, speech);
      return last
        ? event(start + cause + before.join(''), last)
        : event(`${start}${cause}フィールドから`, LEAVE);
    }
  }
};
/** "フィールドのこのカード", "魔法＆罠ゾーンにセットされたこのカード" */
const whoMoves = (happened: Moved, speech: Speech): string => {
  const { card, from } = happened;
  const said = subject(card, speech);
  if (isSetSpell(happened)) return '魔法＆罠ゾーンにセットされたこのカード';
  const isSaid = !from || card.some((test) => test.test === 'in');
  return isDestroyed(happened) && !isSaid ? `${dotted(placeNames(from))}の${said}` : said;
};
/** "戦闘・効果で", "相手の効果で" */
const causeWords = ({ by, doer, of, ofItsHost, excavated }: Moved, speech: Speech): string => {
  const whom = !doer || doer === 'any' ? '' : whose(doer, speech);
  if (by?.join() === EXCEPT_BATTLE.join()) return '戦闘以外で';
  if (by?.join() === 'cost') {
    const paid = of ? `${speech.words.phrase(of, {}, aside(speech))}の効果` : 'カードの効果';
    return `${ofItsHost ? 'Ｘモンスターの効果' : paid}を発動するために`;
  }
  const source = of && `${speech.words.phrase(of, {}, aside(speech))}の効果`;
  const names = by?.map((each) => (source && each === 'effect' ? source : CAUSE_NAMES[each])) ?? [];
  if (names.length > 0) return `${whom}${dotted(names)}${excavated ? 'によってめくられて' : 'で'}`;
  return whom === '' ? '' : `${whom}カードによって`;
};
/** What was done to it, and where it went: "破壊され", "墓地へ送られた". */
const verbsOf = (
  manner: readonly Manner[] | undefined,
  to: readonly Zone[] | undefined,
  owner: Moved['owner'],
  speech: Speech,
): readonly Verb[] => {
  const end = destination(to, owner, speech);
  if (manner?.every((each) => each === 'returned') && to?.join() === 'hand')
    return [godan(`${owner && owner !== 'any' ? whose(owner, speech) : ''}手札に戻す`)];
  if (manner?.join() === 'drawn' && end) return [{ ...end, stem: `ドローで${end.stem}` }];
  const how = manner?.filter((each) => !['sent', 'added', 'returned'].includes(each)) ?? [];
  const deeds = how.map((each) => MANNERS[each]);
  if (how.includes('banished') || !end) return deeds;
  return [...deeds, end];
};
/** "墓地へ送る", "自分の墓地へ送る" */
const destination = (
  to: readonly Zone[] | undefined,
  owner: Moved['owner'],
  speech: Speech,
): Verb | undefined => {
  const ends = to?.flatMap((zone) => (DESTINATIONS[zone] ? [DESTINATIONS[zone]] : [])) ?? [];
  const [end, more] = ends;
  if (to?.join() === 'gy,banished')
    return suru(`${owner && owner !== 'any' ? whose(owner, speech) : ''}墓地へ送られ、または除外`);
  if (!end || more) return undefined;
  const [place, then] = end;
  const whom = owner && owner !== 'any' && place !== '' ? whose(owner, speech) : '';
  return { ...then, stem: whom + place + then.stem };
};
const isDestroyed = ({ manner }: Moved): boolean => manner?.join() === 'destroyed';
/** "フィールドから", "デッキから"; what was destroyed or lay on a named field has said it. */
const startWords = (happened: Moved, speech: Speech): string => {
  const { from, card, to, owner } = happened;
  if (!from || isDestroyed(happened) || card.some((test) => test.test === 'in')) return '';
  // What is banished says with the place that it leaves whose it is: "自分の墓地から除外された".
  const whom = to?.join() === 'banished' && owner && owner !== 'any' ? whose(owner, speech) : '';
  return `${whom}${dotted(placeNames(from))}から`;
};

/** "このカードが戦闘で相手モンスターを破壊し墓地へ送った", "モンスターが戦闘で破壊され墓地へ送られた" */
const inBattle = (card: Filter, by: Filter, speech: Speech): Happening => {
  const { lead, verb } = battleDestruction(card, by, speech);
  const sent = godan('墓地へ送る');
  return event(lead + form(verb, 'linking'), by.length === 0 ? passive(sent) : sent);
};
const battleDestruction = (card: Filter, by: Filter, speech: Speech): Clause => {
  const victor =
    by.length === 0
      ? undefined
      : isTheirAttacker(by)
        ? `${whose('opponent', speech)}攻撃モンスター`
        : short(asMonster(by), speech);
  const victim = monsterOf(card, speech, victor ? 'short' : 'said');
  const destroy = suru('破壊');
  return victor
    ? clause(`${victor}が戦闘で${victim}を`, destroy)
    : clause(`${victim}が戦闘で`, passive(destroy));
};

const waysOf = (ways: readonly SummonWay[]): string =>
  isAnySummon(ways) ? '召喚・反転召喚・特殊召喚' : dotted(summonedWays(ways).map((way) => SUMMON_NAMES[way]));
/** "このカードが召喚・特殊召喚した", "モンスターが特殊召喚された", "相手がモンスターを特殊召喚した" */
const summoned = (
  { card, ways, by, byItsEffect, byEffectOf, owner, atLeast }: EventOf<'summoned'>,
  speech: Speech,
): Happening => {
  const { rest, zone } = summonedFrom({ card, owner: owner ?? 'any' });
  const start = zone
    ? `${owner && owner !== 'any' ? whose(owner, speech) : ''}${dotted(placeNames([zone]))}から`
    : '';
  const made = card.find((test) => test.test === 'summoned-using');
  const using = `${start}${made?.test === 'summoned-using' ? sayUsed(made, speech) : ''}`;
  const monster = monsterOf(
    rest.filter((test) => test !== made),
    speech,
  );
  const how = suru(
    `${byItsEffect ? '自身の効果で' : ''}${byEffectOf ? `${speech.words.phrase(byEffectOf, {}, speech)}の効果で` : ''}${using}${waysOf(ways)}`,
  );
  // "相手が手札からモンスターを特殊召喚した", "このカードが墓地から特殊召喚した"
  if (by !== 'any')
    return event(`${who(by, speech)}が${start}${monster}を`, { ...how, stem: how.stem.replace(start, '') });
  const together = atLeast === undefined ? 'が' : `${wide(atLeast)}体以上が同時に`;
  return event(`${monster}${together}`, isThis(card) ? how : passive(how));
};
const activated = (pattern: EventOf<'activated'>, speech: Speech): Happening => {
  const { what, by, card, including, targeting } = pattern;
  introduce(speech.memory, 'chained-to', { noun: 'カード', number: 'one', zones: [], as: 'other' });
  const where = pattern.in ? `${dotted(placeNames(pattern.in))}で` : '';
  const whom = targeting
    ? `${speech.words.phrase(targeting, pattern.alone ? { count: ONE } : {}, speech)}${pattern.alone ? 'のみ' : ''}を対象とする`
    : '';
  const would = including ? `${either(including.map((each) => deedWords(each, speech)))}を含む` : '';
  const which = `${would}${whom}${activatedWords(card, what, speech)}`;
  const { inResponseTo } = pattern;
  const chained = inResponseTo
    ? `${inResponseTo.by === 'any' ? '' : `${who(inResponseTo.by, speech)}の`}${activatedWords(inResponseTo.card, 'card-or-effect', speech)}の発動に対して`
    : '';
  if (by === 'any') return event(`${chained}${which}が${where}`, suru('発動'));
  return event(`${chained}${who(by, speech)}が${which}を${where}`, suru('発動'));
};
/** "魔法・罠・モンスターの効果", "魔法・罠カード", "モンスターの効果" */
const activatedWords = (card: Filter, what: EventOf<'activated'>['what'], speech: Speech): string => {
  if (card.length === 0) return what === 'card' ? '魔法・罠カード' : '魔法・罠・モンスターの効果';
  const words = speech.words.phrase(card, {}, speech);
  const isCard = what === 'card' && headNoun(card, aside(speech)) !== 'モンスター';
  if (what === 'effect') return `${words}の効果（カードの発動は除く）`;
  return isCard ? words : `${words}の効果`;
};
/** "デッキから特殊召喚する" */
const deedWords = ({ verb, from, to, toAtLeast }: Deed, speech: Speech): string => {
  if (to !== undefined)
    return `${to === 'any' ? 'プレイヤー' : to === 'you' ? '自分' : '相手'}にダメージを与える効果`;
  const deed = DEEDS[verb];
  if (!deed) return '';
  if (toAtLeast) {
    const cards = speech.words.phrase(toAtLeast.cards, {}, speech);
    return `${say(clause(`${cards}を${wide(toAtLeast.count)}枚以上`, deed.done))}効果`;
  }
  if (from.length === 0) return `${say(clause(`${deed.what}を`, deed.done))}効果`;
  const start = dotted(placeNames(from));
  // "フィールドのカードを破壊する", but "デッキからカードを手札に加える".
  return `${say(clause(`${start}${verb === 'destroy' ? 'の' : 'から'}${deed.what}を`, deed.done))}効果`;
};
const CARDS_OF = (verb: Verb) => ({ what: 'カード', done: verb });
const DEEDS: { readonly [verb in ActionVerb]?: { readonly what: string; readonly done: Verb } } = {
  'to-hand': CARDS_OF(ichidan('手札に加え')),
  'to-deck': CARDS_OF(godan('デッキに戻す')),
  'send-to-gy': CARDS_OF(godan('墓地へ送る')),
  'special-summon': { what: 'モンスター', done: suru('特殊召喚') },
  banish: CARDS_OF(suru('除外')),
  destroy: CARDS_OF(suru('破壊')),
};

/** What a monster is changed to. */
const CHANGED_TO = {
  attack: '攻撃表示',
  'face-up-defense': '表側守備表示',
  'face-down': '裏側守備表示',
} as const;
const EVENTS: Table<EventPattern, 'event', Happening, [Speech]> = {
  moved,
  summoned,
  activated,
  'used-as-material': ({ card, ways, for: monster, to }, speech) => {
    const used = monsterOf(card, speech);
    const what = speech.words.phrase(asMonster(monster), {}, aside(speech));
    const how = `${used}が${what}の${waysOf(ways)}の素材として`;
    if (!to) return event(how, passive(suru('使用')));
    return event(
      how,
      passive(to.includes('banished') ? suru('墓地へ送られ、または除外') : godan('墓地へ送る')),
    );
  },
  'would-be-summoned': ({ card, ways, by, alone }, speech) => {
    const monster = speech.words.phrase(asMonster(card), alone ? { count: ONE } : {}, speech);
    monsterOf(card, speech);
    const doer = by === 'any' ? '自分か相手' : speech.players[by];
    return time(`${doer}が${monster}を${waysOf(ways)}する際`);
  },
  flipped: ({ card }, speech) => event(`${monsterOf(card, speech)}が`, suru('リバース')),
  'position-changed': ({ card, to }, speech) => {
    const who = monsterOf(card, speech);
    if (to === undefined) return event(`${who}の表示形式が`, passive(suru('変更')));
    return event(`${to === 'face-down' ? '表側表示の' : ''}${who}が${CHANGED_TO[to]}に`, suru('変更'));
  },
  'attack-declared': ({ attacker, target, nth }, speech) => {
    const who = monsterOf(attacker, speech, 'short');
    if (nth !== undefined)
      return time(`１度のバトルフェイズ中に${who}が${wide(nth)}回目の直接攻撃を宣言した時`);
    if (target === 'direct') return time(`${who}の直接攻撃宣言時`);
    return target
      ? event(`${who}が${sayAttackTarget(target, speech)}に`, suru('攻撃宣言'))
      : time(`${who}の攻撃宣言時`);
  },
  'attack-involves': (involved, speech) => {
    const [one = '', other] = [involved.one, ...(involved.other ? [involved.other] : [])].map((each) =>
      speech.words.phrase(asMonster(each), { where: 'short' }, speech),
    );
    for (const { key, filter, whose: owner } of involvedIn(involved)) {
      const noun = headNoun(filter, aside(speech));
      const said = owner && `その${owner === 'you' ? '自分の' : '相手'}${noun}`;
      introduce(speech.memory, key, { noun, number: 'one', zones: [], as: 'other', ...(said && { said }) });
    }
    return time(`${one}が${other === undefined ? '' : `${other}と`}戦闘を行う攻撃宣言時`);
  },
  'effect-resolved': ({ by, card, activated }, speech) => {
    const kind = card.length === 0 ? 'カード' : speech.words.phrase(card, {}, speech);
    const whom = by === 'any' ? '' : speech.players[by] + (kind === 'カード' ? 'の' : '');
    return time(activated === 'card' ? `${whom}${kind}の発動の処理後` : `${whom}${kind}の効果の処理後`);
  },
  'was-targeted': ({ card }, speech) => time(`${monsterOf(card, speech)}を対象とするカードの効果の処理後`),
  'targeted-for-attack': ({ card }, speech) =>
    event(`${monsterOf(card, speech)}が攻撃対象に`, passive(suru('選択'))),
  'life-points-gained': ({ by }, speech) =>
    event(`${by === 'any' ? 'プレイヤー' : speech.players[by]}のＬＰが`, suru('回復')),
  'attack-negated': ({ attacker }, speech) =>
    event(`${monsterOf(attacker, speech, 'short')}の攻撃が`, godan('無効になる')),
  'battle-damage': ({ to, by, piercing }, speech) => {
    const whom = to === 'any' ? '' : `${speech.players[to]}に`;
    const more = piercing === 'yes' ? '貫通による' : '';
    return event(`${monsterOf(by, speech, 'short')}が${whom}${more}戦闘ダメージを`, ichidan('与え'));
  },
  'effect-damage': ({ to, by, of }, speech) => {
    const whom = to === 'any' ? '' : `${speech.players[to]}に`;
    if (of) return event(`${monsterOf(of, speech, 'short')}が${whom}効果ダメージを`, ichidan('与え'));
    return event(
      `${who(to, speech)}が${by === 'any' ? '' : whose(by, speech)}効果でダメージを`,
      ichidan('受け'),
    );
  },
  'destroyed-by-battle': ({ card, by }, speech) => {
    const { lead, verb } = battleDestruction(card, by, speech);
    return event(lead, verb);
  },
  'start-step-over': ({ of }, { players }) => time(`${of === 'any' ? '' : players[of]}バトルフェイズ開始時`),
  timing: ({ timing }, speech) => {
    // In a battle it is about the attacking monster.
    introduce(speech.memory, 'event', { noun: 'モンスター', number: 'one', zones: [], as: 'other' });
    return time(namesOfTimings([timing]));
  },
  phase: ({ phase, of, after }, speech) => {
    const whoseIs = of === 'any' ? '自分・相手の' : speech.players[of];
    if (!after) return time(`${whoseIs}${PHASE_NAMES[phase]}`);
    const before = whenever(sayEvent(after, speech), '場合');
    return time(`${before}、次の${of === 'any' ? '' : whoseIs}${PHASE_NAMES[phase]}`);
  },
};
export const sayEvent = speaker('event', EVENTS);

/** "〜した時", "〜した場合"; a point in time is said as such. */
export const whenever = (happened: Happening, word: '時' | '場合'): string => {
  if (happened.is === 'time') return happened.text;
  const past = { ...happened.says, verb: inPast(happened.says.verb) };
  return word === '場合' ? inCase(past) : `${say(past)}時`;
};
