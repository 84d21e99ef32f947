import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clauseFiles, generate } from '../scripts/generate.mjs';
import { ANSWERS } from './answers.ts';
import {
  answersOf,
  CHAPTERS,
  CLAUSES,
  clauseOf,
  clauseOfRuling,
  findClauses,
  isRuleId,
  isRulingId,
  rulingsOf,
  statementsIn,
  untranslatedIn,
} from './index.ts';

describe('The rulebook', () => {
  test('is generated from the clause files as they are now (else: npm run generate -w packages/rulebook)', () => {
    for (const [name, text] of Object.entries(generate(clauseFiles()))) {
      const written = readFileSync(new URL(name, import.meta.url), 'utf8');
      expect(written === text, `${name} is up to date`).toBe(true);
    }
  });

  test('states each clause once', () => {
    const ids = CLAUSES.map(({ id }) => id);
    expect(ids.length).toBe(new Set(ids).size);
  });

  test('has a known chapter in front of each id', () => {
    const chapters = CHAPTERS.map(({ name }) => name);
    expect(CLAUSES.filter(({ id, chapter }) => !id.startsWith(`${chapter}.`))).toEqual([]);
    expect(CLAUSES.filter(({ chapter }) => !chapters.includes(chapter))).toEqual([]);
  });

  test('leads from a clause that is stated twice to an owner, never further', () => {
    const repeated = CLAUSES.flatMap(({ sameAs }) => sameAs ?? []);
    expect(repeated.filter((owner) => !isRuleId(owner) || clauseOf(owner).sameAs !== undefined)).toEqual([]);
  });

  test('gives a reason for our own clauses and only for them', () => {
    const own = CLAUSES.filter(({ sources }) => sources.includes('own'));
    expect(CLAUSES.filter(({ reason }) => reason !== undefined)).toEqual(own);
  });
});

describe('Looking up', () => {
  test('a clause by its id', () => {
    expect(clauseOf('battle.replay.monster-count-changes').statement).toContain('A replay happens if');
    expect(isRuleId('battle.replay.monster-count-changes')).toBe(true);
    expect(isRuleId('battle.replay.no-such-clause')).toBe(false);
    expect(isRuleId('toString')).toBe(false);
  });

  test('a ruling of the catalogue by its id', () => {
    const id = 'damage-step.entering-makes-the-attacker-have-attacked';
    expect(rulingsOf(clauseOf(id))).toEqual([`${id}/3`, `${id}/4`]);
    expect(clauseOfRuling(`${id}/3`)).toBe(clauseOf(id));
    for (const unknown of [`${id}/1`, id, 'no-such-clause/1', '']) expect(isRulingId(unknown)).toBe(false);
  });

  test('a ruling that an official answer gives', () => {
    const own = clauseOf('faq.text.that-set-card-must-still-be-set');
    expect(answersOf(own)).toEqual([`${own.id}/1`, `${own.id}/2`]);
    expect(clauseOfRuling(`${own.id}/2`)).toBe(own);
    const seeds = clauseOf('summoning.inherent.negated-monster-not-from-hand-field-or-extra-deck');
    expect(clauseOfRuling('faq.negation.summon.monster-is-in-no-place/1')).toBe(seeds);
    expect(answersOf(seeds)).toContain('faq.negation.summon.monster-is-in-no-place/1');
    expect(rulingsOf(seeds)).not.toContain('faq.negation.summon.monster-is-in-no-place/1');
    for (const { id } of ANSWERS) expect(isRulingId(id), id).toBe(true);
    expect(new Set(ANSWERS.map(({ id }) => id)).size).toBe(ANSWERS.length);
  });

  test('clauses by words, those with the words in their id first', () => {
    const [first] = findClauses('Trap Set turn');
    expect(first?.id).toBe('spells-traps.trap.not-on-the-turn-it-was-set');
    expect(findClauses('replay').length).toBeGreaterThan(10);
    expect(findClauses('発動できる')[0]?.chapter).toBe('wording');
    expect(findClauses('no-such-word-anywhere')).toEqual([]);
    expect(findClauses(' ')).toEqual([]);
  });
});

describe('A clause file that is not well-formed is refused with file, line, found and expected:', () => {
  const chapters = { name: 'chapters.yaml', text: '- name: duel\n  title: The Duel\n' };
  const clause = '- id: duel.start.hand\n  rule: Five cards.\n  source: ["002:1"]\n  kind: engine\n';
  const refusal = (text: string, name = 'duel.yaml') => {
    try {
      generate([chapters, { name, text }]);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return 'accepted';
  };

  test.each([
    ['nothing wrong', clause, 'accepted'],
    [
      'an id twice',
      clause + clause,
      'duel.yaml:5: found duel.start.hand again, expected ids once; first at duel.yaml:1',
    ],
    ['an unknown key', `${clause}  nota: x\n`, 'duel.yaml:5: found the key "nota", expected one of id, rule'],
    ['a missing key', '- id: duel.start.hand\n', 'duel.yaml:1: found no "rule", expected a text'],
    [
      'a bad id',
      clause.replace('start', 'Start'),
      'duel.yaml:1: found id: "duel.Start.hand", expected an id',
    ],
    [
      'an unknown kind',
      clause.replace('engine', 'rule'),
      'duel.yaml:4: found kind: "rule", expected one of engine',
    ],
    [
      'a ruling without a number',
      `${clause}  rulings: [one]\n`,
      'duel.yaml:5: found rulings: ["one"], expected a list, each of it a number from 1',
    ],
    ['another chapter', clause.replace('duel.', 'turn.'), 'found the chapter "turn", expected one of duel'],
    [
      'a bad source',
      clause.replace('002:1', 'page 3'),
      'duel.yaml:3: found source: ["page 3"], expected a list',
    ],
    [
      'an own clause without a reason',
      clause.replace('"002:1"', 'own'),
      'found no reason, expected a reason exactly',
    ],
    [
      'sameAs without an owner',
      `${clause}  sameAs: duel.no.owner\n`,
      'duel.start.hand: found sameAs: duel.no.owner',
    ],
    [
      'sameAs itself',
      `${clause}  sameAs: duel.start.hand\n`,
      'duel.start.hand: found sameAs: duel.start.hand',
    ],
    ['yaml that cannot be read', '- id: [duel', 'duel.yaml:1: '],
  ])('%s', (_name, text, expected) => {
    expect(refusal(text)).toContain(expected);
  });
});

describe('An official answer that is not well-formed is refused with file, line, found and expected:', () => {
  const clauses = [
    { name: 'chapters.yaml', text: '- name: duel\n  title: The Duel\n- name: faq\n  title: Answers\n' },
    {
      name: 'duel.yaml',
      text: '- id: duel.start.hand\n  rule: Five cards.\n  source: ["002:1"]\n  kind: engine\n',
    },
  ];
  const ruling =
    '  rulings:\n  - { id: faq.a.b/1, cards: [X (1)], given: g, when: w, then: t, source: "章:1" }\n';
  const rule = `- id: faq.a.b\n  rule: So it is.\n  source: ["章:1-3,5"]\n  kind: engine\n${ruling}`;
  const refusal = (text: string): string => {
    try {
      generate([...clauses, { name: 'answers/a.yaml', text }]);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return 'accepted';
  };
  test.each([
    ['nothing wrong', rule, 'accepted'],
    ['about a clause', rule.replace('id: faq.a.b\n', 'clause: duel.start.hand\n'), 'accepted'],
    [
      'about no clause',
      rule.replace('id: faq.a.b\n', 'clause: duel.x\n'),
      'answers/a.yaml:1: found clause: duel.x',
    ],
    ['a rule twice', rule + rule.replace('/1,', '/2,'), 'found faq.a.b again'],
    [
      'a ruling twice',
      rule.replace(ruling, ruling + ruling.slice(11)),
      'found faq.a.b/1 again, expected ids once',
    ],
    [
      'a ruling of another rule',
      rule
        .replace('b/1', 'b/1')
        .replace(/$/, rule.replace('id: faq.a.b\n', 'id: faq.a.c\n').replace('/1,', '/2,')),
      'found faq.a.b/2, expected a ruling of faq.a.c',
    ],
    ['a card without its passcode', rule.replace('X (1)', 'X'), 'found faq.a.b/1: cards: ["X"], expected'],
    ['no outcome', rule.replace(', then: t', ''), 'found faq.a.b/1: no "then"'],
    ['no rule', rule.replace('  rule: So it is.\n', ''), 'found no "rule"'],
    ['the same as a clause', rule.replace(ruling, `  sameAs: duel.start.hand\n${ruling}`), 'accepted'],
    [
      'the same as no clause',
      rule.replace(ruling, `  sameAs: duel.x\n${ruling}`),
      'found sameAs: duel.x, expected the id of another clause',
    ],
    [
      'about a clause and the same',
      rule.replace('id: faq.a.b\n', 'clause: duel.start.hand\n  sameAs: duel.start.hand\n'),
      'found sameAs, expected it beside an id only',
    ],
    ['a place without a line', rule.replace('"章:1-3,5"', '章'), 'expected a list, each of it chapter:line'],
  ])('%s', (_name, text, expected) => expect(refusal(text)).toContain(expected));
});

describe('the rulebook in other languages', () => {
  test('says rules of official answers in English where it does not have them', async () => {
    const id = 'faq.colosseum.nibiru';
    expect((await statementsIn('ja'))[id]).toBe(clauseOf(id).statement.trim());
    expect((await untranslatedIn('ja')).has(id)).toBe(true);
    expect([...(await untranslatedIn('ja'))].filter((each) => !each.startsWith('faq.'))).toEqual([]);
    expect((await untranslatedIn('en')).size).toBe(0);
  });
  test('says rules of official answers in the words of the clause that says the same', async () => {
    const id = 'faq.text.that-set-card-must-still-be-set';
    const owner = 'effects.resolution.face-down-target-stays-face-down';
    expect(clauseOf(id).sameAs).toBe(owner);
    const said = await statementsIn('zh');
    expect(said[id]).toBe(said[owner]);
    expect((await untranslatedIn('zh')).has(id)).toBe(false);
    expect((await statementsIn('en'))[id]).toBe(clauseOf(id).statement.trim());
  });
  /** What a clause must have somewhere, and in what English words may stand: quotations, names, ids of clauses. */
  const LANGUAGES = [
    { language: 'zh', script: /\p{Script=Han}/u, aside: /「[^」]*」|“[^”]*”|\([^)]*\)|（[^）]*）/g },
    { language: 'ja', script: /\p{Script=Hiragana}/u, aside: /「[^」]*」|『[^』]*』/g },
  ] as const;
  const ID = /[a-z-]+(\.[a-z0-9*-]+)+/g;
  test.each(LANGUAGES)('says each clause in its own words: $language', async ({
    language,
    script,
    aside,
  }) => {
    const statements = await statementsIn(language);
    const inEnglish = await untranslatedIn(language);
    for (const { id } of CLAUSES) {
      if (inEnglish.has(id)) continue;
      const statement = statements[id];
      expect(statement, id).toMatch(script);
      const unquoted = statement.replace(aside, '').replace(ID, '');
      expect(unquoted.match(/[a-z]{4,}/g) ?? [], `${id}: ${statement}`).toEqual([]);
    }
  });
  /** How a statement begins that means the one before it. */
  const LEANING = {
    en: /^(?:Example|The same (?:applies|holds|is true)|Such|Some of these|Likewise|It|They|This|Both kinds|In (?:this|that|such)|The two wordings|The player holding this|After the change|See|While one copy)\b|\b(?:regained in that way|by such a text)\b/,
    zh: /^(?:例：|同样|这类|这样|这种|在这种|这两种|这个(?:抽卡|时点)|该|持有该|1张该|变更之后|参照(?!作为)|只有该文本)/,
    ja: /^(?:例：|このような|この(?:場合|優先権|タイミング)|その(?:ような|ように|カード|1枚|モンスター)|これらの1つ|このドロー|以上の|2つの書き方|他の分野)|このようなテキスト/,
    it: /^(?:Esempio|Lo stesso|Tal[ei]|Un[oa]? tale|Alcuni di questi|Quest[aoie]|In (?:quest|tal)\S*|Le due formulazioni|Dopo il cambiamento|Mentre una copia|Vedi)\b|\b(?:ripreso in quel modo|questa priorità|un tale testo)/,
  } as const;
  test.each(['en', 'zh', 'ja', 'it'] as const)('lets each clause stand alone: %s', async (language) => {
    const [statements, inEnglish] = [await statementsIn(language), await untranslatedIn(language)];
    const leaning = CLAUSES.filter(({ id }) => !inEnglish.has(id) && LEANING[language].test(statements[id]));
    expect(leaning.map(({ id }) => id)).toEqual([]);
  });
  test('says the same clause differently in each language', async () => {
    const id = 'duel.life-points.cost-may-reach-exactly-zero';
    expect((await statementsIn('en'))[id]).toBe(clauseOf(id).statement);
    expect((await statementsIn('zh'))[id]).toContain('基本分');
    expect((await statementsIn('ja'))[id]).toContain('LPコスト');
  });
  test.each([
    ['zh', '基本分 代价 cost'],
    ['ja', '払う事 LPコスト cost'],
  ] as const)('is searched too where it is given, together with the English one: %s', async (language, words) => {
    const found = findClauses(words, await statementsIn(language)).map(({ id }) => id);
    expect(found).toContain('duel.life-points.cost-may-reach-exactly-zero');
    expect(findClauses(words)).toEqual([]);
  });
});

describe('the rulebook in Italian', () => {
  test('says each clause in Italian, with no English but the terms that cards have in English', async () => {
    const statements = await statementsIn('it');
    const inEnglish = await untranslatedIn('it');
    for (const { id, statement: english } of CLAUSES) {
      if (inEnglish.has(id)) continue;
      const statement = statements[id];
      expect(statement, id).not.toBe(english);
      const leftover = statement
        .replace(/[a-z-]+(\.[a-z*-]+)+/g, '')
        .match(
          /\b(?:the|of|and|if|when|is|are|not|cannot|by|its?|with|cards?|monsters?|effects?|traps?|turn|attack|player)\b/gi,
        );
      expect(leftover ?? [], `${id}: ${statement}`).toEqual([]);
    }
  });
});
