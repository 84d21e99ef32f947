/** From YAML to scenarios. Every mistake is reported with its place. */
import { DEFAULT_FORMAT, FORMATS, type FormatName, PHASES } from '@spellspeed/engine';
import { answersOf, CLAUSES, isRuleId, isRulingId, rulingsOf } from '@spellspeed/rulebook';
import { type Document, isMap, isScalar, LineCounter, type YAMLParseError } from 'yaml';
import type { CardName, PlacedCard } from './card-name.ts';
import { idsInSource } from './catalogue.ts';
import { readChecks } from './checks.ts';
import { cardsInCommand, readCommand } from './command.ts';
import { type ReadField, readField } from './field.ts';
import { cardsOfPlan, isPlaced, readPlan, readResults } from './match-plan.ts';
import { MATCH_STEPS_EXPECTED, matchStepFrom } from './match-step.ts';
import type { MatchPlan } from './match-told.ts';
import { type Mistake, nearestWord, told, withGuesses } from './mistake.ts';
import { isDefined, isToken, nameOfCard, playerOf, withItsName } from './names.ts';
import { Reader, type Value } from './reader.ts';
import {
  CHANCES,
  type Chance,
  type Check,
  type Command,
  GOALS,
  type Scenario,
  STOPS,
  type Step,
} from './scenario.ts';
import { FIELD_TROUBLES } from './trouble.ts';
import { documentsIn, MOST, resolveAliases } from './yaml-bounds.ts';

const KEYS = [
  'title',
  'cites',
  'format',
  'turn',
  'turnPlayer',
  'phase',
  'start',
  'match',
  'chance',
  'goal',
  'A',
  'B',
  'steps',
  'skip',
  'unwritten',
  'unanswered',
  'source',
  'author',
  'tags',
] as const;
type Fields = Map<(typeof KEYS)[number], Value>;

export interface ParsedScenarios {
  readonly scenarios: readonly Scenario[];
  readonly mistakes: readonly Mistake[];
}

/** Reads all scenarios of a file. Scenarios with a mistake are left out; of more than twenty mistakes the rest is counted. */
export const parseScenarios = (text: string, file: string): ParsedScenarios => {
  const { scenarios, mistakes } = withGuesses(() => readText(text, file));
  return { scenarios, mistakes: told(mistakes) };
};

const readText = (text: string, file: string): ParsedScenarios => {
  const lines = new LineCounter();
  const atStart = (found: string, expected: string): ParsedScenarios => {
    const reader = new Reader(file, lines, text);
    reader.wrongAt({ line: 1, column: 1 }, found, expected);
    return { scenarios: [], mistakes: reader.mistakes };
  };
  if (text.length > MOST.characters)
    return atStart(`${text.length} characters`, `at most ${MOST.characters}`);
  const documents = documentsIn(text, lines);
  if (documents === null) return atStart('a text that is nested too deep', `at most ${MOST.levels} levels`);
  if (documents.length > MOST.documents)
    return atStart(`${documents.length} documents`, `at most ${MOST.documents}`);
  const read = documents.map((document) =>
    readDocument(document, new Reader(file, lines, text), lines, file),
  );
  const mistakes = read.flatMap((each) => each.mistakes);
  const scenarios = read.flatMap(({ scenario }) => scenario ?? []);
  return scenarios.length + mistakes.length === 0
    ? atStart('nothing', 'a scenario')
    : { scenarios, mistakes };
};

const readDocument = (
  document: Document,
  reader: Reader,
  lines: LineCounter,
  file: string,
): { readonly scenario: Scenario | null; readonly mistakes: readonly Mistake[] } => {
  for (const error of document.errors) {
    const at = lines.linePos(error.pos[0]);
    reader.wrongAt({ line: at.line, column: at.col }, `broken YAML (${reasonOf(error)})`, 'YAML');
  }
  const tooMuch = document.errors.length === 0 ? resolveAliases(document) : null;
  if (tooMuch !== null) reader.wrong(document.contents as Value, tooMuch, [], 'more');
  const scenario =
    reader.mistakes.length === 0 ? readScenario(reader, document.contents as Value, file) : null;
  return { scenario: reader.mistakes.length === 0 ? scenario : null, mistakes: reader.mistakes };
};
/** What is wrong with the YAML, without the place. */
const reasonOf = ({ message }: YAMLParseError): string =>
  (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');

const readScenario = (reader: Reader, node: Value, file: string): Scenario | null => {
  if (node === null) return null;
  const fields: Fields = reader.fields(node, KEYS, 'a scenario');
  const get = (key: (typeof KEYS)[number]): Value => fields.get(key) ?? null;
  const title = isBlank(get('title'))
    ? reader.wrong(get('title') ?? node, 'the key "title" with a sentence', [], 'no title')
    : reader.text(get('title'));
  const format = fields.has('format') ? readFormat(reader, get('format')) : DEFAULT_FORMAT;
  if (fields.has('unwritten')) refuseUnwritten(reader, get('unwritten'));
  const { sides, cards } = readField(reader, [get('A'), get('B')], format);
  const plan = fields.has('match') && isPlan(fields) ? readMatchPlan(reader, fields, { sides, cards }) : null;
  const named = plan === null ? cards : [...cards, ...cardsOfPlan(plan)];
  const steps = reader.list(get('steps')).flatMap((step) => readStep(reader, step, named) ?? []);
  return {
    title: title ?? '',
    file,
    line: reader.placeOf(node).line,
    skip: fields.has('skip') ? reader.text(get('skip')) : null,
    unanswered: fields.has('unanswered') ? readKind(reader, get('unanswered')) : null,
    cites: reader.list(get('cites')).flatMap((cite) => readRule(reader, cite) ?? []),
    source: fields.has('source') ? readSource(reader, get('source')) : null,
    tags: reader.list(get('tags')).flatMap((tag) => reader.text(tag) ?? []),
    format,
    turn: fields.has('turn') ? readTurn(reader, get('turn')) : 3,
    turnPlayer: fields.has('turnPlayer') ? playerOf(reader.word(get('turnPlayer'), ['A', 'B']) ?? 'A') : 0,
    phase: fields.has('phase') ? (reader.word(get('phase'), PHASES) ?? 'main1') : 'main1',
    goal: fields.has('goal') ? reader.word(get('goal'), GOALS) : null,
    start: fields.has('start') ? (reader.flag(get('start')) ?? false) : false,
    match: fields.has('match') && !isPlan(fields) ? readMatch(reader, fields, sides) : null,
    plan,
    chance: reader.list(get('chance')).flatMap((each) => readChance(reader, each) ?? []),
    sides,
    cards,
    steps,
  };
};
/** A document that a tool has begun fails until somebody has written it. */
const refuseUnwritten = (reader: Reader, node: Value): void => {
  const what = reader.text(node) ?? 'what it shows';
  reader.wrong(node, `${what}; then this key goes`, [], 'a ruling that is still to be written');
};
const isBlank = (node: Value): boolean =>
  node === null || (isScalar(node) && String(node.value ?? '').trim() === '');
const readChance = (reader: Reader, node: Value): Chance | null => {
  const text = reader.text(node);
  return CHANCES.find((chance) => chance === text) ?? reader.wrong(node, CHANCES.join(' | '), CHANCES);
};
const readTurn = (reader: Reader, node: Value): number => {
  const turn = reader.number(node) ?? 3;
  if (!Number.isInteger(turn) || turn < 1) reader.wrong(node, 'the number of a turn, from 1');
  return turn;
};
const readKind = (reader: Reader, node: Value): number => {
  const kind = reader.number(node) ?? 1;
  if (!Number.isInteger(kind) || kind < 1) reader.wrong(node, 'the number of a kind of fault, from 1');
  return kind;
};
const IN_A_DUEL = ['turn', 'turnPlayer', 'phase', 'start'] as const;
/** The winners so far. Such a scenario has nothing on the field yet. */
const readMatch = (reader: Reader, fields: Fields, sides: Scenario['sides']): Scenario['match'] => {
  for (const key of IN_A_DUEL)
    if (fields.has(key))
      reader.wrong(fields.get(key) ?? null, `no "${key}" with "match": the Duel has not begun`);
  for (const [player, side] of sides.entries())
    if (isPlaced(side))
      reader.wrong(
        fields.get(player === 0 ? 'A' : 'B') ?? null,
        'only deck, exactDeck and extra with "match": the Duel has not begun',
      );
  return readResults(reader, fields.get('match') ?? null);
};
/** A list are the winners so far, a map the whole Match. */
const isPlan = (fields: Fields): boolean => isMap(fields.get('match') ?? null);
const readMatchPlan = (reader: Reader, fields: Fields, { sides, cards }: ReadField): MatchPlan =>
  readPlan(reader, fields.get('match') ?? null, {
    cards,
    inProgress: IN_A_DUEL.some((key) => fields.has(key)) || sides.some(isPlaced),
  });
const readFormat = (reader: Reader, node: Value): FormatName =>
  reader.word(node, Object.keys(FORMATS) as FormatName[]) ?? DEFAULT_FORMAT;
const RULES = CLAUSES.map(({ id }) => id);
export const readRule = (reader: Reader, node: Value): string | null => {
  const text = reader.text(node);
  return text === null || isRuleId(text) ? text : reader.wrong(node, 'the id of a clause', RULES);
};

const RULINGS = CLAUSES.flatMap((clause) => [...rulingsOf(clause), ...answersOf(clause)]);
/** What looks like the id of a clause or of a ruling of the catalogue is one. */
const readSource = (reader: Reader, node: Value): string | null => {
  const text = reader.text(node);
  for (const id of text === null ? [] : idsInSource(text))
    if (!isRuleId(id) && !isRulingId(id))
      reader.wrongAt(
        reader.placeOf(node),
        JSON.stringify(id),
        'the id of a ruling in the catalogue or of a clause',
        nearestWord(id, RULINGS),
      );
  return text;
};

const STEP_KEYS = ['A', 'B', 'advance', 'match', 'expect', 'note', 'at'] as const;
const readStep = (reader: Reader, node: Value, cards: readonly PlacedCard[]): Step | null => {
  const place = reader.placeOf(node);
  if (!isMap(node)) return reader.wrong(node, 'a step: A, B, advance, match, expect or note');
  const fields = reader.fields(node, STEP_KEYS, 'a step');
  const main = [...fields.keys()].filter((key) => key !== 'at');
  const [key] = main;
  if (key === undefined || main.length !== 1)
    return fields.size === 0
      ? null
      : reader.wrong(node, 'one main key: A, B, advance, match, expect or note');
  const value = fields.get(key) ?? null;
  const at = fields.has('at') ? reader.word(fields.get('at') ?? null, STOPS) : null;
  const text = isScalar(value) ? `${key}: ${String(value.value)}` : key;
  const head = { ...place, text, source: reader.source(node) };
  if (at !== null && key !== 'A' && key !== 'B')
    return reader.wrong(node, '"at" only with a command of A or B');
  switch (key) {
    case 'A':
    case 'B': {
      const command = commandAt(reader, value, cards);
      return command && { ...head, step: 'command', player: playerOf(key), command, at };
    }
    case 'advance': {
      const to = reader.word(value, STOPS);
      return to && { ...head, step: 'advance', to };
    }
    case 'match': {
      const does = matchStepFrom(reader.text(value) ?? '');
      return does === null ? reader.wrong(value, MATCH_STEPS_EXPECTED) : { ...head, step: 'match', does };
    }
    case 'expect':
      return { ...head, step: 'expect', checks: readExpectations(reader, value, cards) };
    case 'note':
      return { ...head, step: 'note' };
  }
};

/** Far longer than any command. */
const LONGEST_COMMAND = 2_000;
/** The command in a text node, with its cards known in this scenario. */
const commandAt = (reader: Reader, node: Value, cards: readonly PlacedCard[]): Command | null => {
  const text = reader.text(node);
  if (text === null) return null;
  if (text.length > LONGEST_COMMAND)
    return reader.wrong(node, `a command of at most ${LONGEST_COMMAND} characters`);
  const command = readCommand(text);
  if ('expected' in command) {
    reader.wrongAt(reader.placeOf(node), command.found, command.expected, command.nearest);
    return null;
  }
  for (const name of cardsInCommand(command)) checkPresence(reader, node, name, cards);
  return command;
};
/** Is there such a card in the scenario? A Token may come during it. */
const checkPresence = (reader: Reader, node: Value, name: CardName, cards: readonly PlacedCard[]): void => {
  if (isToken(name.passcode)) return;
  const same = cards.filter(({ passcode }) => passcode === name.passcode);
  if (same.length >= (name.nth ?? 1)) return;
  if (!isDefined(name.passcode)) {
    reader.wrong(node, FIELD_TROUBLES['not-playable'], [], withItsName(name.text, name.passcode));
    return;
  }
  const names = [
    ...new Set(cards.filter(({ isFiller }) => !isFiller).map(({ passcode }) => nameOfCard(passcode))),
  ];
  reader.wrong(node, `a card of this scenario: ${names.join(', ')}`, names, JSON.stringify(name.text));
};

const readExpectations = (reader: Reader, node: Value, cards: readonly PlacedCard[]): Check[] =>
  readChecks(node, {
    reader,
    command: (value) => commandAt(reader, value, cards),
    rule: (value) => readRule(reader, value),
    present: (value, name) => checkPresence(reader, value, name, cards),
  });
