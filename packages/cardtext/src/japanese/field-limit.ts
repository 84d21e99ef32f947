/** What texts do not let players have or do as long as they are in force: "お互いにカードを除外できない". */
import type { Modifier } from '@spellspeed/engine/language';
import type { Table } from '../tables.ts';
import { clause, must } from './clause.ts';
import { ACTIVATE, apart, BANISH, cannot, says } from './predicate.ts';
import type { Predicate, Speech, Subject } from './speech.ts';
import { wide } from './terms.ts';
import { godan, suru } from './verb.ts';

type OfLimits = Extract<
  Modifier,
  {
    modifies:
      | 'limits-kinds'
      | 'special-summon-times'
      | 'activation-times'
      | 'summon-times'
      | 'attacking-monsters'
      | 'cannot-banish'
      | 'activates-only-set';
  }
>;
const KINDS = { race: '種族', attribute: '属性' } as const;
const SEND = godan('送る');

export const LIMITS: Table<OfLimits, 'modifies', Predicate, [Subject, Speech]> = {
  'limits-kinds': ({ of, to }, { side, name }) => {
    const kind = KINDS[of];
    const field = side === 'any' ? 'お互いのフィールドにそれぞれ' : `${name}フィールドに`;
    const who = side === 'any' ? 'お互いのプレイヤーは自身' : `${name}は${name}`;
    const [only, ifMore] =
      to === 'one-kind'
        ? [
            `１種類の${kind}のモンスターしか表側表示で`,
            `の表側表示モンスターの${kind}が２種類以上の場合には１種類になるように墓地へ`,
          ]
        : [
            `１体しか同じ${kind}のモンスターは表側表示で`,
            `に同じ${kind}のモンスターが２体以上存在する場合には、同じ${kind}のモンスターが１体になるように墓地へ`,
          ];
    const rule = `${field}${only}存在できない。${who}のフィールド${ifMore}`;
    return apart(must(clause(rule, SEND)));
  },
  'special-summon-times': ({ times }, { side, name }) => {
    const who = side === 'any' ? 'お互いに' : `${name}は`;
    return apart(cannot(`その間は${who}１ターンに${wide(times)}度しかモンスターを`, suru('特殊召喚')));
  },
  'activation-times': ({ card, what, times }, { side, name }, speech) => {
    const cards = speech.words.phrase(card, {}, speech);
    const activated = what === 'card' ? cards : `${cards}の効果`;
    if (what === 'card' && typeof times === 'number')
      return says(cannot(`${activated}を${wide(times)}枚しか`, ACTIVATE));
    const who = side === 'any' ? 'お互いはそれぞれ' : `${name}は`;
    if (typeof times === 'number')
      return apart(
        cannot(
          `${side === 'any' ? 'お互いに' : `${name}は`}１ターンに${wide(times)}度しか${activated}を`,
          ACTIVATE,
        ),
      );
    const most = speech.words.amount(times, speech);
    return apart(cannot(`${who}１ターンに${activated}を、${most}までしか`, ACTIVATE));
  },
  'summon-times': ({ times }, { side, name }) =>
    apart(
      cannot(
        `${side === 'any' ? 'お互いに' : `${name}は`}１ターンに合計${wide(times)}回までしかモンスターを召喚・反転召喚・`,
        suru('特殊召喚'),
      ),
    ),
  'attacking-monsters': ({ most, within }) =>
    says(
      cannot(
        `${within === 'turn' ? '' : '１度のバトルフェイズ中に'}モンスター${wide(most)}体でしか`,
        suru('攻撃'),
      ),
    ),
  'cannot-banish': ({ card }, _, speech) =>
    says(cannot(`${card.length === 0 ? 'カード' : speech.words.phrase(card, {}, speech)}を`, BANISH)),
  'activates-only-set': ({ card }, _, speech) => {
    const cards = speech.words.phrase(card, {}, speech);
    return says(
      cannot(
        `${cards}カードはセットしなければ発動できず、セットしたプレイヤーから見て次の自分ターンが来るまで`,
        ACTIVATE,
      ),
    );
  },
};
