/** Why a sentence of a text is refused, in lines of the terminal. */
import { REFUSAL_REASONS } from '@spellspeed/cardtext';
import type { Refusal } from '@spellspeed/reader';
import type { Terminal } from '../terminal.ts';

type Paint = Terminal['paint'];
type Told<Why extends Refusal['why']> = (refusal: Extract<Refusal, { why: Why }>) => readonly string[];

/** So many words that could stand at a place are told. */
const MOST_EXPECTED = 8;
const quoted = (words: readonly string[]): string => words.map((each) => `“${each}”`).join(', ');

const TOLD: { readonly [Why in Refusal['why']]: Told<Why> } = {
  stopped: ({ sentence, at, expected, nearest }) => [
    at === 0
      ? 'not understood from its first word on'
      : `understood up to “${sentence.slice(0, at).trim()}”, not from “${sentence.slice(at)}” on`,
    ...(expected.length === 0
      ? []
      : [
          `there could stand: ${quoted(expected.slice(0, MOST_EXPECTED))}${expected.length > MOST_EXPECTED ? ` and ${expected.length - MOST_EXPECTED} more` : ''}`,
        ]),
    ...(nearest === undefined ? [] : [`nearest that is understood: “${nearest}”`]),
  ],
  'said-otherwise': ({ print }) => ['understood, but said otherwise than it is printed:', `“${print}”`],
  'several-meanings': ({ meanings }) => ['it has several meanings:', ...meanings.map((each) => `– ${each}`)],
  'left-open': ({ open }) => open.map((each) => `it leaves open ${each}`),
  'means-nothing': ({ reason }) => [
    'its words say something that no text means:',
    REFUSAL_REASONS[reason].en,
  ],
};

/** The sentence first, then what is wrong with it. */
export const tellRefusal = (refusal: Refusal, paint: Paint): readonly string[] => [
  paint.yellow(`✗ ${refusal.sentence}`),
  // The table holds for each reason the function that takes it.
  ...(TOLD[refusal.why] as (refusal: Refusal) => readonly string[])(refusal).map((line) => `    ${line}`),
];
