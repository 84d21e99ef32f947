/** Everything that the project says about one card: its files, the pool, its text, its rulings. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS, type CardFacts, definitionFileOf, fileNameOf, spokenOf } from '@spellspeed/cards';
import { LANGUAGES, type Language, printCard } from '@spellspeed/cardtext';
import { type Card, createPool, sourceOf, withCards } from '@spellspeed/engine';
import {
  messageOfMistake,
  parseScenarios,
  runScenario,
  runWithoutLaws,
  type Scenario,
  withDefinitions,
} from '@spellspeed/rulings';
import { scenariosWith } from '../evidence/scenarios-with.ts';
import { readText } from '../files.ts';
import { messageOfThrown } from '../trouble.ts';
import { approveTexts, unapprovedTexts } from './approved-texts.ts';
import { CARD_RULINGS, DEFINITIONS } from './checkout.ts';
import type { Finding, Part, Wrong } from './finding.ts';
import { findKnownFacts } from './known-facts.ts';
import { lackingNames, sayLackingName } from './lacking-names.ts';
import { TO_BE_WRITTEN } from './stubs.ts';
import { withoutDefinition } from './without-definition.ts';

/** What is to be examined, as plain data. */
export interface Task {
  /** A name or a passcode. */
  readonly typed: string;
  readonly root: string;
  /** Are its texts to be approved as they are printed now? */
  readonly renew: boolean;
  /** The definition as it is written now; else as it was built. */
  readonly card?: Card;
  /** Are all rulings to run in which the card appears, or its own alone? */
  readonly all?: boolean;
}
export interface Examination {
  readonly name: string;
  readonly passcode: number;
  readonly findings: readonly Finding[];
  readonly texts: { readonly [language in Language]?: string };
  readonly rulings: number;
}

export const examine = (task: Task, onRuling: (done: number, of: number) => void): Examination => {
  const { facts } = findKnownFacts(task.typed);
  const { passcode, names } = facts;
  const card = task.card ?? CARDS.get(passcode);
  const written = lookAtDefinition(task.root, facts);
  if (card === undefined) {
    const findings = [written, ...(written.wrong.length > 0 ? [] : [notListed(facts)])];
    return { name: names.en, passcode, findings, texts: {}, rulings: 0 };
  }
  if (task.renew) approveTexts(task.root, card);
  const rulings = withDefinitions([card], () => lookAtRulings(task, facts, onRuling));
  const findings = [
    written,
    finding('list'),
    finding('pool', poolRefusals(card)),
    finding('names', [], lackingNames(facts, spokenOf(card)).map(sayLackingName)),
    finding('text', unapprovedTexts(task.root, card)),
    rulings.finding,
  ];
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, printCard(card, language)]));
  return { name: names.en, passcode, findings, texts, rulings: rulings.ran };
};

const finding = (part: Part, wrong: readonly Wrong[] = [], notes: readonly string[] = []): Finding => ({
  part,
  wrong,
  notes,
});

/** Is there a definition, and has everything in it been written? */
const lookAtDefinition = (root: string, facts: CardFacts): Finding => {
  const file = `${DEFINITIONS}/${definitionFileOf(facts)}`;
  if (!existsSync(join(root, file))) {
    const reason = withoutDefinition(facts);
    if (reason !== null) return finding('definition', [], [`${facts.names.en} ${reason}`]);
    const says = `there is no definition: "npx spellspeed card new ${JSON.stringify(facts.names.en)}" begins one`;
    return finding('definition', [{ place: file, says }]);
  }
  const lines = readText(join(root, file)).split('\n');
  const wrong = lines.flatMap((line, index): Wrong[] =>
    line.includes(TO_BE_WRITTEN)
      ? [{ place: `${file}:${index + 1}`, says: `still ${line.trim().replace(/^\/\/ T/, 't')}` }]
      : [],
  );
  return finding('definition', wrong);
};

const notListed = (facts: CardFacts): Finding => {
  const says = 'the pool does not have it: "npm run build" prepares it';
  return finding('list', [{ place: `${DEFINITIONS}/${definitionFileOf(facts)}`, says }]);
};

const poolRefusals = (card: Card): readonly Wrong[] => {
  try {
    createPool(withCards(sourceOf([card]), CARDS)).get(card.passcode);
    return [];
  } catch (thrown) {
    return [{ place: DEFINITIONS, says: messageOfThrown(thrown) }];
  }
};

interface LookedAt {
  readonly finding: Finding;
  readonly ran: number;
}
const lookAtRulings = (
  { root, all = false }: Task,
  facts: CardFacts,
  onRuling: (done: number, of: number) => void,
): LookedAt => {
  const own = `${CARD_RULINGS}/${fileNameOf(facts.names.en)}.yaml`;
  if (!existsSync(join(root, own))) return lookAtOthersRulings(facts, own, onRuling);
  const text = readText(join(root, own));
  const { scenarios, mistakes } = parseScenarios(text, own);
  const { ran, wrong } = runAll(all ? scenariosWith(facts) : scenarios, own, onRuling);
  // What cannot be read in other documents shows when all rulings run.
  const unread = mistakes.map(
    (mistake): Wrong => ({ place: `${own}:${mistake.line}`, says: messageOfMistake(mistake) }),
  );
  return { finding: finding('rulings', [...unread, ...wrong]), ran };
};

/** A card without a document of its own: what its facts say needs none, and of others the rulings count in which the card appears. */
const lookAtOthersRulings = (
  facts: CardFacts,
  own: string,
  onRuling: (done: number, of: number) => void,
): LookedAt => {
  if (withoutDefinition(facts) !== null)
    return { finding: finding('rulings', [], ['It needs no rulings of its own.']), ran: 0 };
  const others = scenariosWith(facts).filter(({ file }) => file !== own);
  const { ran, wrong } = runAll(others, own, onRuling);
  if (ran > 0) return { finding: finding('rulings', wrong, [`${own} is not there: ${AMONG_OTHERS}`]), ran };
  const says = 'the card appears in no ruling: write one for each sentence of its text';
  return { finding: finding('rulings', [{ place: own, says }]), ran };
};
const AMONG_OTHERS = 'those of other cards and chapters in which the card appears have run.';

const runAll = (
  scenarios: readonly Scenario[],
  own: string,
  onRuling: (done: number, of: number) => void,
): { readonly ran: number; readonly wrong: readonly Wrong[] } => ({
  ran: scenarios.length,
  wrong: scenarios.flatMap((scenario, index): Wrong[] => {
    // Of a card that a thousand rulings use, the laws are looked at in its own: the others prove them when all rulings run.
    const { failure } = scenario.file === own ? runScenario(scenario) : runWithoutLaws(scenario);
    onRuling(index + 1, scenarios.length);
    return failure === undefined ? [] : [{ place: `${scenario.file}:${scenario.line}`, says: failure }];
  }),
});
