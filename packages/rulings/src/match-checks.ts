/** Expectations about a Match: read and checked. */
import { FORMATS, type FormatName, type Player } from '@spellspeed/engine';
import { DUEL_KINDS, STAGES } from '@spellspeed/match';
import type { Course } from './course.ts';
import { MATCH_STEPS_EXPECTED, matchStepFrom } from './match-step.ts';
import type { MatchCheck } from './match-told.ts';
import { cardNamesFrom, nameOfCard, nameOfPlayer, playerOf } from './names.ts';
import type { Reader, Value } from './reader.ts';

const KEYS = [
  'duel',
  'kind',
  'stage',
  'format',
  'score',
  'winner',
  'side',
  'told',
  'last',
  'judged',
  'refuses',
] as const;
type Key = (typeof KEYS)[number];
const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];

type ReadRule = (node: Value) => string | null;
/** The checks of `match:` in an expectation. */
export const readMatchChecks = (reader: Reader, node: Value, rule: ReadRule): MatchCheck[] =>
  [...reader.fields(node, KEYS, 'a map of expectations about the Match')].flatMap(([key, value]) =>
    checksOf(reader, key, value, rule),
  );

const checksOf = (reader: Reader, key: Key, node: Value, rule: ReadRule): readonly MatchCheck[] => {
  switch (key) {
    case 'duel':
    case 'judged':
      return made(reader.number(node), (is) => ({ of: key, is }));
    case 'last':
      return made(reader.number(node), (is) => ({ of: key, is: is === 0 ? null : is }));
    case 'kind':
      return made(reader.word(node, DUEL_KINDS), (is) => ({ of: key, is }));
    case 'stage':
      return made(reader.word(node, STAGES), (is) => ({ of: key, is }));
    case 'format':
      return made(reader.word(node, FORMAT_NAMES), (is) => ({ of: key, is }));
    case 'score':
      return made(reader.text(node), (is) => ({ of: key, is }));
    case 'winner':
      return made(reader.word(node, ['A', 'B', 'draw', 'none']), (is) => ({
        of: key,
        is: is === 'draw' || is === 'none' ? is : playerOf(is),
      }));
    case 'side':
      return byPlayer(reader, node, (player, value) => [
        { of: key, player, is: reader.list(value).flatMap((item) => codesIn(reader, item)) },
      ]);
    case 'told':
      return byPlayer(reader, node, (player, value) => told(reader, player, value));
    case 'refuses':
      return reader.entries(node, 'a map from steps to clauses').flatMap(({ key: text, keyNode, value }) => {
        const step = matchStepFrom(text);
        if (step === null) reader.wrong(keyNode, MATCH_STEPS_EXPECTED);
        const because = rule(value);
        return step === null || because === null ? [] : [{ of: key, step, text, because }];
      });
  }
};
const made = <T>(value: T | null, make: (value: T) => MatchCheck): readonly MatchCheck[] =>
  value === null ? [] : [make(value)];
const byPlayer = (
  reader: Reader,
  node: Value,
  make: (player: Player, value: Value) => readonly MatchCheck[],
): readonly MatchCheck[] =>
  [...reader.fields(node, ['A', 'B'], 'a map from players')].flatMap(([name, value]) =>
    make(playerOf(name), value),
  );
const told = (reader: Reader, player: Player, node: Value): readonly MatchCheck[] => {
  const fields = reader.fields(node, ['extra', 'side'], 'a map: extra, side');
  const extra = reader.number(fields.get('extra') ?? null);
  const side = reader.number(fields.get('side') ?? null);
  return extra === null || side === null ? [] : [{ of: 'told', player, extra, side }];
};
const codesIn = (reader: Reader, node: Value): number[] => {
  const names = cardNamesFrom(reader.text(node) ?? '');
  if (!('unknown' in names)) return names.map(({ passcode }) => passcode);
  reader.wrong(node, 'the name of a card');
  return [];
};

const compare = (what: string, found: unknown, expected: unknown): string | null =>
  found === expected ? null : `${what} is ${String(found)}, expected ${String(expected)}`;
const namesOf = (cards: readonly number[]): string => cards.map(nameOfCard).sort().join(', ') || 'empty';
const nameOfWinner = (winner: Player | 'draw' | 'none'): string =>
  winner === 'draw' || winner === 'none' ? winner : nameOfPlayer(winner);

/** What is wrong with an expectation about the Match; null if it holds. */
export const problemWithMatch = (course: Course, check: MatchCheck): string | null => {
  const match = course.theMatch;
  const view = match.view(0);
  switch (check.of) {
    case 'duel':
      return compare('the number of the Duel', view.duelNumber, check.is);
    case 'kind':
      return compare('the kind of the Duel', view.kind, check.is);
    case 'stage':
      return compare('the stage of the Match', view.stage, check.is);
    case 'format':
      return compare('the rules of the Match', view.format, check.is);
    case 'score':
      return compare('the score', view.score.join('-'), check.is);
    case 'winner': {
      const { result } = view;
      const found = result === null ? 'none' : (result.winner ?? 'draw');
      return compare('the winner of the Match', nameOfWinner(found), nameOfWinner(check.is));
    }
    case 'side': {
      const { deck } = match.view(check.player).yours;
      return compare(
        `the Side Deck of ${nameOfPlayer(check.player)}`,
        namesOf(deck?.side ?? []),
        namesOf(check.is),
      );
    }
    case 'told':
      return problemWithTold(course, check);
    case 'last': {
      const limit = course.state.timeLimit;
      return compare('the last turn', limit?.stage === 'extra-turns' ? limit.last : null, check.is);
    }
    case 'judged':
      return compare('how often the Life Points were compared', course.judgements, check.is);
    case 'refuses':
      return problemWithRefusal(course, check);
  }
};
type Of<K extends MatchCheck['of']> = Extract<MatchCheck, { readonly of: K }>;
/** Announced before the Duel, and to be seen at any time. */
const problemWithTold = (course: Course, { player, extra, side }: Of<'told'>): string | null => {
  const { sizes } = course.theMatch.view(player).theirs;
  const announced = course.announced[player === 0 ? 1 : 0];
  const expected = `${extra} and ${side}`;
  return (
    compare(`what ${nameOfPlayer(player)} sees`, sizes && `${sizes.extra} and ${sizes.side}`, expected) ??
    compare(
      `what ${nameOfPlayer(player)} is told`,
      announced && `${announced.extra} and ${announced.side}`,
      expected,
    )
  );
};
const problemWithRefusal = (course: Course, { step, text, because }: Of<'refuses'>): string | null => {
  if (step.do === 'next') return 'the next Match is never refused';
  const refusal = course.theMatch.obstacleTo(step);
  if (refusal === null) return `"${text}" is possible, expected that it is refused`;
  return compare(`what refuses "${text}"`, refusal.rule, because);
};
