/** What effects give to monsters, read: behind "gains this effect" it stands after bullets. */
import type { Effect, Filter, GrantEffect } from '@spellspeed/engine/language';
import { asPrinted } from '../grammar/otherwise.ts';
import { eitherOf, meaning, type Reader, readOnly } from '../grammar/phrase.ts';
import { standsAt, type Text } from '../grammar/text.ts';
import type { TextRefusal } from '../meaning/refused/table.ts';
import { nounsIn } from './noun.ts';
import { say } from './said.ts';
import type { Speech } from './speech.ts';

/** An effect, where its text ends, and why no text means it, if none does. */
export interface SaidEffect {
  readonly effect: Effect;
  readonly to: number;
  /** Its words up to there, as they are printed of what was read of them. */
  readonly said: string;
  readonly refused?: TextRefusal;
}
type Found<Value> = Reader<Value, Speech>;

type Granted = Pick<GrantEffect, 'to' | 'others' | 'monster'>;
const WAYS: readonly GrantEffect['to'][] = ['synchro', 'xyz', 'link'];
/** "an Xyz Monster", "a DARK Xyz Monster": to whom, if more is said than how it was Summoned. */
const TO_WHOM: Found<Granted> = {
  read: (text, at, speech) =>
    nounsIn({ count: 'a' })
      .read(text, at, speech)
      .flatMap((one) => {
        const to = WAYS.find((way) => one.value.some((test) => test.test === 'frame' && test.frame === way));
        return to ? [{ ...one, value: { to, ...(one.value.length > 1 && { monster: one.value }) } }] : [];
      }),
};
const USING = ' that was Summoned using ';
const GAINS = ['gains this effect', 'gains these effects'];
/** "An Xyz Monster that was Summoned using this card on the field as material gains this effect." */
const GRANTS: Found<Granted> = eitherOf<Granted, Speech>(
  ...GAINS.flatMap((gains): readonly Found<Granted>[] => [
    meaning(
      say<{ whom: Granted }>(
        {},
      )`${{ whom: readOnly(TO_WHOM) }}${USING}this card on the field as material ${gains}.`,
      ({ whom }) => whom,
    ),
    meaning(
      say<{ whom: Granted; others: Filter }>(
        {},
      )`${{ whom: readOnly(TO_WHOM) }}${USING}only this card and other ${{ others: nounsIn({ count: 'plural' }) }} on the field as material ${gains}.`,
      ({ whom, others }) => ({ ...whom, others }),
    ),
  ]),
);
/** What a monster gains that was Summoned with this card; its effects are still to be found. */
export const grantsIn = (text: Text, speech: Speech): readonly SaidEffect[] =>
  text.words.includes(USING)
    ? GRANTS.read(text, 0, speech).map(({ value, to, memory }) => ({
        effect: { effect: 'grant', from: speech.from, ...value, effects: [] },
        to,
        said: asPrinted(text, 0, to, memory),
      }))
    : [];

const BULLET = '\n● ';
type ReadGiven = (words: string) => readonly SaidEffect[];
interface Given {
  readonly effects: readonly Effect[];
  readonly to: number;
  readonly said: string;
}
/** The effects that stand there, each after its bullet: the first, the first two … */
const givenFrom = (text: Text, at: number, read: ReadGiven): readonly Given[] => {
  if (!standsAt(text, at, BULLET)) return [];
  const start = at + BULLET.length;
  return read(text.words.slice(start)).flatMap(({ effect, to, said }) => {
    const more = givenFrom(text, start + to, read);
    const first = BULLET + said;
    return [
      { effects: [effect], to: start + to, said: first },
      ...more.map((next) => ({
        effects: [effect, ...next.effects],
        to: next.to,
        said: first + next.said,
      })),
    ];
  });
};
const givesNothing = (part: object): part is { readonly effects: readonly Effect[] } =>
  'effects' in part && Array.isArray(part.effects) && part.effects.length === 0;
/** An effect that gives others, with those that it gives; what gives none is as it was. */
export const withGiven = (said: SaidEffect, text: Text, read: ReadGiven): readonly SaidEffect[] => {
  const { effect, to } = said;
  const modifiers = effect.effect === 'continuous' ? effect.modifiers : [];
  if (!givesNothing(effect) && !modifiers.some(givesNothing)) return [said];
  const several = text.words.slice(0, to).endsWith('these effects.');
  return givenFrom(text, to, read)
    .filter(({ effects }) => effects.length > 1 === several)
    .map(({ effects, to: end, said: given }) => ({
      to: end,
      said: said.said + given,
      effect:
        effect.effect === 'grant'
          ? { ...effect, effects }
          : ({
              ...effect,
              modifiers: modifiers.map((one) => (givesNothing(one) ? { ...one, effects } : one)),
            } as Effect),
    }));
};
