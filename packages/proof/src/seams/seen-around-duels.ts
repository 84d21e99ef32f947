/** Wrong conditions and numbers in what plays, checks and proves duels, each a replaced expression: a test of the named file must fail. */
import { inPackage } from './in-package.ts';
import type { Mistake } from './mistake.ts';

const formats = inPackage('formats');
const FORMATS: readonly Mistake[] = [
  formats(
    'A Main Deck of 39 cards is legal',
    'check-deck.ts',
    'main: [40, 60]',
    'main: [39, 60]',
    'check-deck.test.ts',
  ),
  formats(
    'A Main Deck of 61 cards is legal',
    'check-deck.ts',
    'main: [40, 60]',
    'main: [40, 61]',
    'check-deck.test.ts',
  ),
  formats(
    'A Side Deck of 16 cards is legal',
    'check-deck.ts',
    'side: [0, 15], copies',
    'side: [0, 16], copies',
    'check-deck.test.ts',
  ),
  formats(
    'A limit list may allow more than 3 copies',
    'check-deck.ts',
    'Math.min(most, ...same',
    'Math.max(most, ...same',
    'check-deck.test.ts',
  ),
  formats(
    'A card that is treated as another is counted by its own name',
    'check-deck.ts',
    'card?.treatedAs ?? card?.name',
    'card?.name',
    'check-deck.test.ts',
  ),
  formats(
    'Copies in the Side Deck are not counted',
    'check-deck.ts',
    'const known = groups.filter(({ card }) => card !== undefined);',
    "const known = groups.filter(({ card, section }) => card !== undefined && section !== 'side');",
    'check-deck.test.ts',
  ),
  formats(
    'A Token may be in a deck',
    'check-deck.ts',
    '  if (card.token)\n',
    "  if (card.token && section === 'extra')\n",
    'check-deck.test.ts',
  ),
  formats(
    'A monster of the Extra Deck may not be in the Side Deck',
    'check-deck.ts',
    "section === 'side' || card.extraDeck",
    'card.extraDeck',
    'check-deck.test.ts',
  ),
  formats(
    'Passcodes in links are read highest byte first',
    'ydke.ts',
    '(a | (b << 8) | (c << 16) | (d << 24))',
    '(d | (c << 8) | (b << 16) | (a << 24))',
    'ydke.test.ts',
  ),
  formats(
    'What follows three lists of a link is let in',
    'ydke.ts',
    'if (rest !== undefined && rest.start < start + link.length)',
    'if (rest !== undefined && rest.start < 0)',
    'ydke.test.ts',
  ),
  formats(
    'A number that is no passcode is let into a deck',
    'ydk.ts',
    'if (isPasscode(passcode)) return',
    'if (passcode >= 0) return',
    'ydk.test.ts',
  ),
  formats(
    'Cards before the first section of a list go to the Side Deck',
    'ydk.ts',
    "let section: Section = 'main';",
    "let section: Section = 'side';",
    'ydk.test.ts',
  ),
];

const tournament = inPackage('tournament');
const TOURNAMENT: readonly Mistake[] = [
  tournament(
    'A draw is worth as much as a win',
    'standings.ts',
    'draw: 1, loss',
    'draw: 3, loss',
    'tournament.test.ts',
  ),
  tournament(
    'An opponent who won nothing counts for nothing',
    'standings.ts',
    'Math.max(LEAST_PERCENTAGE, mean(',
    'Math.max(0, mean(',
    'tournament.test.ts',
  ),
  tournament(
    'A bye counts as an opponent',
    'standings.ts',
    'record.filter(({ opponent }) => opponent !== null);',
    'record.filter(({ opponent }) => opponent !== undefined);',
    'standings.test.ts',
  ),
  tournament(
    'Who loses early stands before who loses late',
    'standings.ts',
    'other.lateLosses - one.lateLosses',
    'one.lateLosses - other.lateLosses',
    'standings.test.ts',
  ),
  tournament(
    'Matches of the elimination count in the standings',
    'standings.ts',
    "kind === 'swiss')",
    'kind !== undefined)',
    'tournament.test.ts',
  ),
  tournament(
    'Players may meet twice',
    'swiss.ts',
    '(one.met.has(other.id) ? REMATCH : 0)',
    '(one.met.has(other.id) ? 0 : 0)',
    'tournament.test.ts',
  ),
  tournament(
    'Unequal points are as good as equal ones',
    'swiss.ts',
    '(one.points - other.points) ** 2',
    '(one.points - one.points) ** 2',
    'tournament.test.ts',
  ),
  tournament(
    'The first of the standings does not meet the last in the elimination',
    'elimination.ts',
    'seeds.flatMap((seed) => [seed, sum - seed])',
    'seeds.flatMap((seed) => [seed, seed + seeds.length])',
    'standings.test.ts',
  ),
  tournament(
    'Who has left goes on to the elimination',
    'elimination.ts',
    'filter(({ hasLeft }) => !hasLeft)',
    'filter(({ hasLeft }) => hasLeft !== undefined)',
    'standings.test.ts',
  ),
];

const bots = inPackage('bots');
const BOTS: readonly Mistake[] = [
  bots(
    'A random bot never picks as many as it may',
    'pick.ts',
    'Math.min(max, choices.length) - min + 1',
    'Math.min(max, choices.length) - min || 1',
    'pick.test.ts',
  ),
  bots(
    'The worst is picked for the best',
    'pick.ts',
    '(worth[b] ?? 0) > (worth[a] ?? 0)',
    '(worth[b] ?? 0) < (worth[a] ?? 0)',
    'pick.test.ts',
  ),
  bots(
    'What is worth nothing is picked as well',
    'pick.ts',
    'mayStop && (worth[choice] ?? 0) <= 0',
    'mayStop && (worth[choice] ?? 0) < 0',
    'pick.test.ts',
  ),
  bots(
    'A bot destroys its own cards',
    'greedy/gain.ts',
    'const lost: Each<Action> = (card, _, { sight }) => (isMine(sight, card) ? -1 : 1)',
    'const lost: Each<Action> = (card, _, { sight }) => (isMine(sight, card) ? 1 : -1)',
    'greedy/plays.test.ts',
  ),
  bots(
    'A bot attacks what is stronger',
    'greedy/battle.ts',
    'return -worthAsMonster(attacker) - worthOfDamage',
    'return worthAsMonster(attacker) + worthOfDamage',
    'greedy/plays.test.ts',
  ),
  bots(
    'A bot does not see that it can win',
    'greedy/battle.ts',
    'amount >= lifePoints ? VICTORY',
    'amount > lifePoints + 10_000 ? VICTORY',
    'greedy/plays.test.ts',
  ),
];

const rulings = inPackage('rulings');
const RULINGS: readonly Mistake[] = [
  rulings(
    'A ruling may expect any number of cards',
    'expect.ts',
    'compare(what, there.length, is)',
    'compare(what, is, is)',
    'expect.test.ts',
  ),
  rulings(
    'A ruling may expect any choices',
    'expect.ts',
    'cards.size === 0 && (named.length',
    'cards.size >= 0 && (named.length',
    'expect.test.ts',
  ),
  rulings(
    'A reason that is not the one expected will do',
    'expect.ts',
    'rules.some((rule) => rule === because)',
    'rules.length > 0',
    'expect.test.ts',
  ),
  rulings(
    'What did not happen has happened',
    'expect.ts',
    'notHappened: (course, { fact, text }) =>\n    factsOf({ events: course.happened }).has(codeOf(fact))',
    'notHappened: (course, { fact, text }) =>\n    factsOf({ events: course.happened }).has(codeOf(fact) + text)',
    'expect.test.ts',
  ),
  rulings(
    'A Token may lie in a GY of a described field',
    'standing.ts',
    "if (stand !== 'monsters' && stand !== 'equips') return 'token';",
    "if (stand === 'hand') return 'token';",
    'field.test.ts',
  ),
  rulings(
    'A Link Monster may stand in Defense Position',
    'standing.ts',
    "facts.frame === 'link' && stand === 'monsters'",
    "facts.frame === 'link' && stand === 'spells'",
    'field.test.ts',
  ),
];

export const SEEN_AROUND_DUELS: readonly Mistake[] = [...FORMATS, ...TOURNAMENT, ...BOTS, ...RULINGS];
