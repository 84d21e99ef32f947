/** "if it would be destroyed by battle or card effect, destroy this card instead" */
import type { Cause, Modifier } from '@spellspeed/engine/language';
import { listOf, type Speech, type Subject } from './speech.ts';
import { nameOf } from './subject.ts';

export const CAUSE_NAMES: { readonly [cause in Cause]: string } = {
  battle: 'battle',
  effect: 'card effect',
  cost: 'cost',
  summon: 'Summon',
  rule: 'the rules',
};

export const replacement = (
  { by, use, instead, saves }: Extract<Modifier, { modifies: 'destruction-replaced' }>,
  subject: Subject,
  speech: Speech,
): string => {
  const one = subject.form === 'phrase' ? subject.one : nameOf(subject);
  const who = saves ? one.replace(/\b(monster|card)\b/, '$1(s)') : one;
  const how =
    by.length === 0
      ? ''
      : ` by ${listOf(
          by.map((cause) => CAUSE_NAMES[cause]),
          'or',
        )}`;
  const act = speech.words.action(instead, speech);
  return `if ${who} would be destroyed${how}, ${use === 'optional' ? 'you can ' : ''}${act} instead`;
};
