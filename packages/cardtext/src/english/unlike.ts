/** What a card has that another has not: "with a different name from it", "with a different Attribute from that target". */
import type { Filter, Reference, Test } from '@spellspeed/engine/language';
import { iso, readOnly } from '../grammar/phrase.ts';
import { POINTERS } from './reference.ts';
import { type Said, say } from './said.ts';
import type { Speech } from './speech.ts';
import type { TestOf } from './trait.ts';

type Unlike = TestOf<'not'>;
const not = (test: Test): Unlike => ({ test: 'not', filter: [test] });
/** In what they differ. */
const ALIKE: readonly (readonly [string, (as: Reference) => Test])[] = [
  ['name', (as) => ({ test: 'same-name', as })],
  ['original name', (as) => ({ test: 'same-name', as, original: true })],
  ['Attribute', (as) => ({ test: 'same-attribute', as })],
  ['Type', (as) => ({ test: 'same-race', as })],
  ['original Type', (as) => ({ test: 'same-race', as, original: true })],
];
const asOf = (test: Test): Reference | undefined =>
  test.test === 'same-name' || test.test === 'same-attribute' || test.test === 'same-race'
    ? test.as
    : undefined;

/** "a different name from it"; of cards elsewhere, "a different name from the cards in your GY". */
export const sayUnlike = (test: Test, speech: Speech): string | undefined => {
  if (test.test === 'name-among' && !test.within)
    return `a different name from the ${speech.words.phrase(test.among, { count: 'plural' }, speech)}`;
  const as = asOf(test);
  const [what] = ALIKE.find(([, made]) => as && JSON.stringify(made(as)) === JSON.stringify(test)) ?? [];
  return as && what && `a different ${what} from ${speech.words.reference(as, 'object', speech)}`;
};
const CARDS: Said<Filter> = {
  print: () => undefined,
  read: (text, at, speech) => speech.words.nouns({ count: 'plural' }).read(text, at, speech),
};
/** The same, read. */
export const UNLIKE: readonly Said<Unlike>[] = [
  ...ALIKE.map(([what, made]) =>
    iso<{ as: Reference }, Unlike, Speech>(
      say<{ as: Reference }>({})`a different ${what} from ${{ as: POINTERS.object }}`,
      ({ as }) => not(made(as)),
      () => undefined,
    ),
  ),
  iso<{ among: Filter }, Unlike, Speech>(
    say<{ among: Filter }>({})`a different name from the ${{ among: readOnly(CARDS) }}`,
    ({ among }) => not({ test: 'name-among', among }),
    () => undefined,
  ),
];
