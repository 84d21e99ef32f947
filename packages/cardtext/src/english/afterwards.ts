/** Sentences behind an effect, read: how often it can be used, what binds its player, what cannot answer it. */
import type { ActivatedEffect, Condition, Filter, Limit, Oath } from '@spellspeed/engine/language';
import { eitherOf, meaning, type Reader, type Reading, readOnly } from '../grammar/phrase.ts';
import { standsAt, type Text, textOf } from '../grammar/text.ts';
import { CLAIM } from './claim.ts';
import { excepting } from './lasting.ts';
import { limitSentence } from './limit.ts';
import { locksOn } from './lock.ts';
import { EXCEPTIONS } from './noun.ts';
import { CHANGES, type Change, OWN_CHANGES } from './predicate.ts';
import { say, saying } from './said.ts';
import type { Speech } from './speech.ts';

export interface Afterwards {
  readonly limit?: Limit;
  readonly oath?: Oath;
  readonly locksResponses?: NonNullable<ActivatedEffect['locksResponses']>;
  readonly notNegated?: 'activation-and-effect' | 'effect';
  readonly fromHand?: Condition;
  readonly turnItWasSet?: Condition;
  readonly alsoAtResolution?: Condition;
}
type Found<Value> = Reader<Value, Speech>;

const NAMED_LIMITS: readonly Limit[] = (['use', 'any-use', 'activation', 'any-copy'] as const).flatMap((of) =>
  (['turn', 'duel', 'chain'] as const).flatMap((within) => [1, 2].map((times) => ({ of, times, within }))),
);
/** "You cannot Special Summon monsters the turn you activate this effect." */
const oaths: readonly Found<Afterwards>[] = ['card', 'effect'].flatMap((what) => {
  const when = ` the turn you activate this ${what}`;
  return [
    meaning(
      say<{ bound: Change }>({})`${{ bound: readOnly(eitherOf(CHANGES, OWN_CHANGES)) }}${when}.`,
      ({ bound }): Afterwards => ({ oath: bound }),
    ),
    meaning(
      say<{ bound: Change; except: Filter }>(
        {},
      )`${{ bound: readOnly(CHANGES) }}${when}${{ except: readOnly(EXCEPTIONS) }}.`,
      ({ bound, except }): Afterwards => ({
        oath: { ...bound, modifiers: excepting(bound.modifiers, except) },
      }),
    ),
  ];
});
/** "You must control no monsters", "This card must be face-up on the field": what must be so is claimed otherwise. */
const MUST: Found<Condition> = {
  needs: [' to activate and to resolve this effect'],
  read: (text, at, speech) =>
    MUSTS.filter(([must]) => standsAt(text, at, must)).flatMap(([must, claimed]) => {
      const shift = must.length - claimed.length;
      const claim = textOf(claimed + text.words.slice(at + must.length));
      return CLAIM.read(claim, 0, speech).map((one) => ({ ...one, to: one.to + at + shift }));
    }),
};
const MUSTS = [
  ['you must control', 'you control'],
  ['you must have', 'you have'],
  ['this card must be', 'this card is'],
] as const;
/** Every sentence that can stand there; those that name the card find its name in the speech. */
export const AFTERWARDS: Found<Afterwards> = eitherOf<Afterwards, Speech>(
  ...NAMED_LIMITS.map((limit) => {
    const sentence = (name: string): string => `${limitSentence({ limit }, name)}.`;
    return meaning(
      say<Afterwards>({})`${saying(({ card }) => sentence(card.name), sentence('X'))}`,
      (): Afterwards => ({ limit }),
    );
  }),
  ...oaths,
  ...["this card's", "this effect's"].flatMap((whose): readonly Found<Afterwards>[] => [
    say<Afterwards>({
      locksResponses: 'opponent',
    })`your opponent cannot activate cards or effects in response to ${whose} activation.`,
    say<Afterwards>({
      locksResponses: 'both',
    })`neither player can activate cards or effects in response to ${whose} activation.`,
    ...locksOn(whose),
    say<Afterwards>({
      notNegated: 'activation-and-effect',
    })`${whose} activation and effect cannot be negated.`,
  ]),
  ...["this card's effect", 'this effect'].map(
    (what) => say<Afterwards>({ notNegated: 'effect' })`${what} cannot be negated.`,
  ),
  say<Afterwards>({})`${{ alsoAtResolution: readOnly(MUST) }} to activate and to resolve this effect.`,
  say<Afterwards>({})`if ${{ fromHand: CLAIM }}, you can activate this card from your hand.`,
  say<Afterwards>({})`if ${{ turnItWasSet: CLAIM }}, you can activate this card the turn it was Set.`,
);
/** Of an effect whose ways stand after bullets, they begin a new line. */
export const afterwardsFrom = (
  text: Text,
  start: Reading<Afterwards>,
  speech: Speech,
): readonly Reading<Afterwards>[] => {
  if (!standsAt(text, start.to, ' ') && !standsAt(text, start.to, '\n')) return [start];
  const more = AFTERWARDS.read(text, start.to + 1, { ...speech, memory: start.memory }).flatMap((one) =>
    afterwardsFrom(text, { ...one, value: { ...start.value, ...one.value } }, speech),
  );
  return [start, ...more];
};
