/** How applied effects change attacks and battles: "直接攻撃できる". */
import { type Modifier, monster, opponentControls } from '@spellspeed/engine/language';
import type { Table } from '../tables.ts';
import { quantity } from './amount.ts';
import { able, after, clause, EXISTS, must } from './clause.ts';
import { ATTACK, apart, can, cannot, exceptFor, says, silenced } from './predicate.ts';
import { asCost, type Predicate, type Speech, type Subject } from './speech.ts';
import { wide } from './terms.ts';
import { godan, ichidan, suru } from './verb.ts';

type OfAttacks = Extract<
  Modifier,
  {
    modifies:
      | 'cannot-declare-attacks'
      | 'cannot-attack'
      | 'cannot-attack-directly'
      | 'cannot-be-attacked'
      | 'cannot-target-for-attacks'
      | 'attack-cost'
      | 'battles-with-original-values'
      | 'piercing'
      | 'attacks'
      | 'additional-attacks'
      | 'attacks-all-monsters'
      | 'must-attack'
      | 'attacks-directly'
      | 'attacks-again'
      | 'attacks-in-defense-position'
      | 'silences-opponent';
  }
>;
export const ATTACKING: Table<OfAttacks, 'modifies', Predicate, [Subject, Speech]> = {
  'cannot-declare-attacks': () => says(cannot('', suru('攻撃宣言'))),
  'cannot-attack': () => says(cannot('', ATTACK)),
  'cannot-attack-directly': () => says(cannot('', suru('直接攻撃'))),
  'cannot-be-attacked': ({ by }, subject) =>
    apart(cannot(`${by === 'any' ? 'お互い' : '相手'}は${subject.name}を攻撃対象に`, suru('選択'))),
  'cannot-target-for-attacks': ({ which }, _, speech) => {
    const only = exceptFor(which);
    const whom = speech.words.phrase(only ?? which, {}, speech);
    return says(cannot(`${whom}${only ? 'しか' : 'を'}攻撃対象に`, suru('選択')));
  },
  'attack-cost': ({ cost }, subject, speech) => {
    const act = speech.words.action(cost, asCost(speech)) ?? clause('', EXISTS);
    return apart(after(`${subject.name}の攻撃宣言の際に、${speech.players.you}は`, must(act)));
  },
  'battles-with-original-values': () => says(clause('元々の攻撃力・守備力でダメージ計算を', godan('行う'))),
  piercing: ({ times }, subject) => {
    const extent = times === 2 ? 'の倍の数値' : '';
    const lead = `${subject.name}が守備表示モンスターを攻撃した場合、その守備力を攻撃力が超えた分${extent}だけ相手に戦闘ダメージを`;
    return apart(clause(lead, ichidan('与え')));
  },
  attacks: ({ times, on }, _, speech) => {
    const many = typeof times === 'number' ? wide(times) : speech.words.amount(times, speech);
    const often = on === 'monsters' ? `${many}回までモンスターに` : `${many}回`;
    return says(can(`１度のバトルフェイズ中に${often}`, ATTACK));
  },
  'additional-attacks': ({ amount }, _, speech) =>
    says(can(`通常の攻撃に加えて、${quantity(amount, speech)}だけ`, ATTACK)),
  'must-attack': () => says(must(clause('可能なら', ATTACK))),
  'attacks-all-monsters': ({ use, which }, _, speech) => {
    const monsters = speech.words.phrase([monster, ...which, opponentControls], {}, speech);
    const act = clause(`${monsters}全てに１回ずつ`, ATTACK);
    return says(use === 'optional' ? able(act) : must(act));
  },
  'attacks-directly': ({ damage }) =>
    says(
      damage
        ? clause('直接攻撃できる。その直接攻撃で相手に与える戦闘ダメージは半分に', godan('なる'))
        : can('', suru('直接攻撃')),
    ),
  // One attack more than it has, whatever it has; otherwise none for a monster that can already attack twice.
  'attacks-again': ({ order, use, adds, on }) => {
    const whom = on === 'monsters' ? '相手モンスターに' : '';
    const act = clause(
      `${adds === 'always' ? 'さらにもう１度' : 'もう１度だけ'}${order === 'in-a-row' ? '続けて' : ''}${whom}`,
      ATTACK,
    );
    return says(use === 'optional' ? able(act) : must(act));
  },
  'attacks-in-defense-position': () =>
    says(
      clause(
        '表側守備表示のままで攻撃できる。その場合、そのモンスターは守備力を攻撃力として扱いダメージ計算を',
        godan('行う'),
      ),
    ),
  'silences-opponent': ({ when }, subject) =>
    apart(
      silenced(
        `${subject.name}が${when === 'attacks' ? '攻撃する' : '戦闘を行う'}場合`,
        '相手',
        'ダメージステップ終了時まで',
      ),
    ),
};
