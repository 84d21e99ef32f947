/** "if it would be destroyed by battle or card effect, destroy this card instead" */
import { type Cause, type Filter, type Modifier, ZONES } from '@spellspeed/engine/language';
import { whose } from './place.ts';
import { listOf, type Speech, type Subject } from './speech.ts';
import { nameOf } from './subject.ts';

export const CAUSE_NAMES: { readonly [cause in Cause]: string } = {
  battle: 'battle',
  effect: 'card effect',
  cost: 'cost',
  summon: 'Summon',
  rule: 'the rules',
};

/** "a monster effect", "your opponent's card effect" */
export const anEffectOf = (source: Filter, speech: Speech): string => {
  const isTheirs = (test: Filter[number]): boolean =>
    test.test === 'in' && test.side === 'opponent' && test.zones.length === ZONES.length;
  const rest = source.filter((test) => !isTheirs(test));
  const cards = speech.words.phrase(rest, { count: 'singular' }, speech).replace(/^1 /, '');
  return `${rest.length < source.length ? whose('opponent', speech) : 'a'} ${cards} effect`;
};

type Saves = NonNullable<Extract<Modifier, { modifies: 'destruction-replaced' }>['saves']>;
const WHO: { readonly [saves in Saves]: (one: string) => string } = {
  'all-together': (one) => one.replace(/\b(monster|Monster|card)\b/, '$1(s)'),
  'one-alone': (one) => `${one.replace(/^an? /, 'exactly 1 ')} (and no other cards)`,
};
export const replacement = (
  { by, of: source, use, instead, saves }: Extract<Modifier, { modifies: 'destruction-replaced' }>,
  subject: Subject,
  speech: Speech,
): string => {
  const one = subject.form === 'phrase' ? subject.one : nameOf(subject);
  const who = saves ? WHO[saves](one) : one;
  const causes = by.map((cause) =>
    cause === 'effect' && source ? anEffectOf(source, speech) : CAUSE_NAMES[cause],
  );
  const how = causes.length === 0 ? '' : ` by ${listOf(causes, 'or')}`;
  const act = speech.words.action(instead, speech);
  return `if ${who} would be destroyed${how}, ${use === 'optional' ? 'you can ' : ''}${act} instead`;
};
