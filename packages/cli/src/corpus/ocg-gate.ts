/** The gate: the Japanese print of what ships against the OCG's texts, and which differences nobody has looked at. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '@spellspeed/engine/language';
import {
  AGREEMENTS,
  type Agreement,
  type Correction,
  comparedWithOcg,
  isOfMeaning,
  type Judged,
  judgementOf,
  type OcgCompared,
  type OcgDifference,
  type OcgTexts,
  parseCorrections,
  parseJudged,
  wordsForList,
} from '@spellspeed/reader';
import { readText } from '../files.ts';
import { toldUpTo } from '../input/told.ts';

export const JUDGED_FILE = 'packages/reader/data/ocg-judged.tsv';

export interface Gated extends OcgCompared {
  readonly passcode: number;
  readonly name: string;
  readonly judged?: Judged;
}

export const CORRECTIONS_FILE = 'packages/reader/data/ocg-corrections.jsonl';
export const correctionsIn = (root: string): readonly Correction[] => {
  const file = join(root, CORRECTIONS_FILE);
  return existsSync(file) ? parseCorrections(readText(file)) : [];
};

export const judgedIn = (root: string): readonly Judged[] => {
  const file = join(root, JUDGED_FILE);
  return existsSync(file) ? parseJudged(readText(file)) : [];
};

/** Compares each card that has a Japanese text. */
export const gated = (cards: readonly Card[], texts: OcgTexts, list: readonly Judged[]): readonly Gated[] =>
  cards.flatMap((card) => {
    const passcode = Number(card.passcode);
    const text = texts.get(passcode);
    if (text === undefined) return [];
    const compared = comparedWithOcg(card, text);
    const judged = judgementOf(list, passcode, compared.printed, compared.official);
    return [{ passcode, name: card.name, ...compared, ...(judged && { judged }) }];
  });

/** What the ledger keeps: "equal", "differs: may, target". */
export const inLedger = ({ agreement, kinds }: OcgCompared): string =>
  agreement === 'differs' ? `differs: ${kinds.join(', ')}` : agreement;

/** Differences that another play may follow from and that have no reason. */
export const unjudged = (all: readonly Gated[]): readonly Gated[] =>
  all.filter(({ judged, kinds, agreement }) => agreement === 'differs' && !judged && kinds.some(isOfMeaning));

export interface GateFigures {
  readonly compared: number;
  readonly agreements: { readonly [agreement in Agreement]: number };
  readonly judged: number;
  readonly unjudged: number;
  readonly kinds: { readonly [kind in OcgDifference]?: number };
}
export const gateFigures = (all: readonly Gated[]): GateFigures => {
  const kinds: { [kind in OcgDifference]?: number } = {};
  for (const each of all) for (const kind of each.kinds) kinds[kind] = (kinds[kind] ?? 0) + 1;
  const count = (is: (each: Gated) => boolean): number => all.filter(is).length;
  return {
    compared: all.length,
    agreements: Object.fromEntries(
      AGREEMENTS.map((one) => [one, count(({ agreement }) => agreement === one)]),
    ) as GateFigures['agreements'],
    judged: count(({ judged }) => judged !== undefined),
    unjudged: unjudged(all).length,
    kinds,
  };
};

const percent = (part: number, all: number): string => `${all === 0 ? 0 : ((100 * part) / all).toFixed(1)} %`;
export const gateLines = (all: readonly Gated[], most: number): readonly string[] => {
  const { compared, agreements, judged, unjudged: open, kinds } = gateFigures(all);
  const proved = agreements.equal + agreements['same-words'];
  return [
    `${compared} cards with a Japanese text: ${AGREEMENTS.map((one) => `${agreements[one]} ${one}`).join(', ')}`,
    `${proved} doubly proved (${percent(proved, compared)}); of the others ${judged} have a reason; ${open} may be played otherwise and have none`,
    `kinds: ${Object.entries(kinds)
      .map(([kind, cards]) => `${kind} ${cards}`)
      .join(', ')}`,
    ...commonest(all).slice(0, most),
  ];
};
/** The differences that most cards have in common. */
const commonest = (all: readonly Gated[]): readonly string[] => {
  const found = new Map<string, string[]>();
  for (const { agreement, judged, printed, official, name } of all) {
    if (agreement !== 'differs' || judged) continue;
    const words = `${wordsForList(printed) || '–'} → ${wordsForList(official) || '–'}`;
    found.set(words, [...(found.get(words) ?? []), name]);
  }
  return [...found]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(
      ([words, names]) =>
        `${String(names.length).padStart(5)}  ${words}   (${toldUpTo(3, names).join('; ')})`,
    );
};
