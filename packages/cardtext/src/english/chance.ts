/** What is declared, tossed and rolled: numbers that later parts of a text speak of. */
import type { ActionOf, Declaration } from '@spellspeed/engine/language';
import { checked, eitherOf, meaning, NUMBER, type Reader, words } from '../grammar/phrase.ts';
import { KIND_NAMES } from './names.ts';
import { deed, type Said, say } from './said.ts';
import { act, listOf, type Speech } from './speech.ts';

type Declare = ActionOf<'declare'>;
type Toss = ActionOf<'toss-coins'>;
type Roll = ActionOf<'roll-die'>;

const DECLARABLE_WORDS = {
  'card-name': 'card name',
  race: 'Type',
  attribute: 'Attribute',
  'card-type': 'card type',
} as const;
const CARD_TYPES = ' (Monster, Spell, or Trap)';
const amongWords = (what: Declaration): string => {
  if (what.declare === 'card-type')
    return what.among
      ? ` (${listOf(
          what.among.map((kind) => KIND_NAMES[kind]),
          'or',
        )})`
      : CARD_TYPES;
  return 'among' in what && what.among ? `: ${listOf(what.among, 'or')}` : '';
};
const sayDeclared = ({ what }: Declare, speech: Speech): string => {
  const among = amongWords(what);
  if (what.declare === 'number') {
    speech.memory.notes.set('declared', 'the declared number');
    return act(speech, 'declare', `a number from ${what.from} to ${what.to}`);
  }
  // The toss says it.
  if (what.declare === 'coin-side') {
    speech.memory.notes.set('called', 'the call');
    return '';
  }
  const of =
    what.declare === 'attribute' && what.of
      ? ` of ${speech.words.phrase(what.of, { count: 'a' }, speech)}`
      : '';
  return act(speech, 'declare', `1 ${DECLARABLE_WORDS[what.declare]}${of}${among}`);
};
const declared = (what: Reader<Declaration, Speech>): Reader<Declare, Speech> =>
  deed('declare', 'declare')` ${{ what: { ...what, print: () => undefined } }}`;
export const DECLARE: Said<Declare> = checked(
  sayDeclared,
  eitherOf<Declare, Speech>(
    ...(
      Object.entries(DECLARABLE_WORDS) as readonly (readonly [keyof typeof DECLARABLE_WORDS, string])[]
    ).map(([declare, name]) =>
      declared(words(`1 ${name}${declare === 'card-type' ? CARD_TYPES : ''}`, { declare })),
    ),
    declared(
      meaning(
        say<Omit<Extract<Declaration, { declare: 'number' }>, 'declare'>>(
          {},
        )`a number from ${{ from: NUMBER }} to ${{ to: NUMBER }}`,
        (span): Declaration => ({ declare: 'number', ...span }),
      ),
    ),
  ),
);

const sayTossed = ({ count, as }: Toss, speech: Speech): string => {
  speech.memory.notes.set(as, 'the number of heads');
  const called = speech.memory.notes.get('called') === undefined ? '' : ' and call it';
  return act(speech, 'toss', `${count === 1 ? 'a coin' : `a coin ${count} times`}${called}`);
};
export const TOSS: Said<Toss> = checked(
  sayTossed,
  eitherOf<Toss, Speech>(
    deed('toss-coins', 'toss', { count: 1, as: 'heads' })` a coin`,
    deed('toss-coins', 'toss', { as: 'heads' })` a coin ${{ count: NUMBER }} times`,
  ),
);
const sayRolled = ({ as }: Roll, speech: Speech): string => {
  speech.memory.notes.set(as, 'the result');
  return act(speech, 'roll', 'a six-sided die');
};
export const ROLL: Said<Roll> = checked(
  sayRolled,
  deed('roll-die', 'roll', { as: 'result' })` a six-sided die`,
);
