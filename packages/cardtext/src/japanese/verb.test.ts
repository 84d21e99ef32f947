import { describe, expect, test } from 'vitest';
import { able, clause, didSo, does, inCase, inOneBreath, isWhat, must, orElse, say } from './clause.ts';
import {
  copula,
  form,
  godan,
  ichidan,
  inPast,
  lasting,
  negated,
  obliged,
  passive,
  potential,
  suru,
  type Verb,
} from './verb.ts';

/** Plain, continuative, て, past, not, not and …, passive, possible. */
const FORMS: readonly { readonly verb: Verb; readonly forms: readonly string[] }[] = [
  {
    verb: suru('破壊'),
    forms: [
      '破壊する',
      '破壊し',
      '破壊して',
      '破壊した',
      '破壊しない',
      '破壊せず',
      '破壊される',
      '破壊できる',
    ],
  },
  {
    verb: ichidan('捨て'),
    forms: ['捨てる', '捨て', '捨てて', '捨てた', '捨てない', '捨てず', '捨てられる', '捨てる事ができる'],
  },
  {
    verb: godan('送る'),
    forms: ['送る', '送り', '送って', '送った', '送らない', '送らず', '送られる', '送る事ができる'],
  },
  {
    verb: godan('戻す'),
    forms: ['戻す', '戻し', '戻して', '戻した', '戻さない', '戻さず', '戻される', '戻す事ができる'],
  },
  {
    verb: godan('払う'),
    forms: ['払う', '払い', '払って', '払った', '払わない', '払わず', '払われる', '払う事ができる'],
  },
  {
    verb: godan('置く'),
    forms: ['置く', '置き', '置いて', '置いた', '置かない', '置かず', '置かれる', '置く事ができる'],
  },
  {
    verb: godan('選ぶ'),
    forms: ['選ぶ', '選び', '選んで', '選んだ', '選ばない', '選ばず', '選ばれる', '選ぶ事ができる'],
  },
  {
    verb: godan('含む'),
    forms: ['含む', '含み', '含んで', '含んだ', '含まない', '含まず', '含まれる', '含む事ができる'],
  },
  {
    verb: godan('持つ'),
    forms: ['持つ', '持ち', '持って', '持った', '持たない', '持たず', '持たれる', '持つ事ができる'],
  },
];
test.each(FORMS)('$forms.0', ({ verb, forms }) => {
  const not = negated(verb);
  expect([
    form(verb, 'plain'),
    form(verb, 'linking'),
    form(verb, 'te'),
    form(verb, 'past'),
    form(not, 'plain'),
    form(not, 'linking'),
    form(passive(verb), 'plain'),
    form(potential(verb), 'plain'),
  ]).toEqual(forms);
});

describe('what behaves like a verb', () => {
  test('a noun is followed by の before a noun and by で within a sentence', () => {
    const shown = copula('表側表示');
    expect(form(shown, 'before-noun')).toBe('表側表示の');
    expect(form(shown, 'linking')).toBe('表側表示で');
    expect(form(negated(shown), 'plain')).toBe('表側表示ではない');
    expect(form(obliged(copula('正規のもの')), 'plain')).toBe('正規のものでなければならない');
  });
  test('a state', () => {
    const equipped = lasting(suru('装備'));
    expect(form(equipped, 'plain')).toBe('装備している');
    expect(form(equipped, 'linking')).toBe('装備しており');
    expect(form(negated(equipped), 'linking')).toBe('装備しておらず');
  });
  test('what has happened keeps its tense at the end only, and its contrary is a state', () => {
    const sent = inPast(passive(godan('送る')));
    expect(form(sent, 'before-noun')).toBe('送られた');
    expect(form(sent, 'linking')).toBe('送られ');
    expect(form(negated(sent), 'plain')).toBe('送られていない');
  });
  test('a dictionary form that ends like no verb of five rows is refused', () => {
    expect(() => godan('破壊')).toThrow('破壊');
  });
});

describe('clauses', () => {
  const destroy = clause('そのカードを', suru('破壊'));
  const send = clause('このカードを', godan('墓地へ送る'));
  const saidOf = (one: ReturnType<typeof inOneBreath>): string => (one ? say(one) : '');
  test('several in one breath: only the last one bends', () => {
    expect(saidOf(inOneBreath([send, destroy]))).toBe('このカードを墓地へ送り、そのカードを破壊する');
    expect(saidOf(inOneBreath([able(send), destroy].slice(0, 1)))).toBe('このカードを墓地へ送る事ができる');
    expect(inOneBreath([])).toBeUndefined();
  });
  test('one or the other: the same verb is said once', () => {
    expect(saidOf(orElse([send, destroy]))).toBe('このカードを墓地へ送る、またはそのカードを破壊する');
    const [spell, effect] = ['魔法カードが', 'モンスターの効果が'].map((lead) => clause(lead, suru('発動')));
    expect(spell && effect && saidOf(orElse([spell, effect]))).toBe(
      '魔法カード、またはモンスターの効果が発動する',
    );
  });
  test('a statement and its contrary before 場合', () => {
    expect(inCase(isWhat('このカード', '攻撃表示').yes)).toBe('このカードが攻撃表示の場合');
    expect(inCase(does('モンスターが', suru('存在')).no)).toBe('モンスターが存在しない場合');
    expect(inCase(didSo('このカードが', suru('攻撃')).no)).toBe('このカードが攻撃していない場合');
  });
  test('what must be done', () => {
    expect(say(must(clause('５００ＬＰを', godan('払う'))))).toBe('５００ＬＰを払わなければならない');
  });
});
