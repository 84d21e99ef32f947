/** What there is, as a statement and its contrary: "you control a monster", "this card has material". */

import {
  type Amount,
  type Condition,
  EVENT_BATTLE_DAMAGE,
  EVENT_EFFECT_DAMAGE,
  FIELD_ZONES,
  type Filter,
  type Zone,
} from '@spellspeed/engine/language';
import type { Claim } from '../meaning/claims.ts';
import { withoutIdleFace } from '../meaning/filters.ts';
import { isControl, sameZones } from '../meaning/places.ts';
import { aside } from '../memory.ts';
import { sayPlace } from './place.ts';
import { type PhraseStyle, type Speech, your } from './speech.ts';
import { draftOf, inYourMainZone } from './test.ts';

export const claim = (subject: string, is: string, rest: string): Claim => ({
  yes: `${subject} ${is} ${rest}`,
  no: `${subject} ${is} not ${rest}`,
});

/** "you control a monster", "there are 2 or more Spells in your GY" */
export const existence = (condition: Extract<Condition, { if: 'exist' }>, speech: Speech): Claim => {
  const { atLeast } = condition;
  const material = condition.filter.find((test) => test.test === 'attached-to');
  if (material?.test === 'attached-to') return hasMaterial(material.host, condition, speech);
  const filter = withoutIdleFace(condition.filter);
  const draft = draftOf(filter, aside(speech));
  const [place] = draft.places;
  const style: PhraseStyle = place && isControl(place) ? { count: 'a', place: 'unsaid' } : { count: 'a' };
  const phrase = condition.exactly
    ? `exactly ${speech.words.phrase(filter, { ...style, count: { min: atLeast, max: atLeast } }, speech)}`
    : someOf(filter, atLeast, style, speech);
  const none = `no ${speech.words.phrase(filter, { ...style, count: 'plural' }, aside(speech))}`;
  if (place?.side === 'you' && isFieldOrGy(place.zones) && atLeast === 1 && !condition.exactly) {
    const there = `in ${your(speech)} field or GY`;
    const unplaced = { place: 'unsaid' } as const;
    const one = speech.words.phrase(filter, { ...unplaced, count: 'a' }, speech);
    const many = speech.words.phrase(filter, { ...unplaced, count: 'plural' }, aside(speech));
    return { yes: `${speech.you} have ${one} ${there}`, no: `${speech.you} have no ${many} ${there}` };
  }
  if (place && isControl(place)) {
    const words = sayPlace(place, { count: 'a' }, speech);
    const own = place.side === 'you' ? inYourMainZone : (said: string): string => said;
    return {
      yes: own(`${words} ${phrase}`),
      no: own(
        condition.exactly
          ? `${words} not ${phrase}`
          : `${words} ${atLeast === 1 ? none : `less than ${phrase.replace(' or more', '')}`}`,
      ),
    };
  }
  if (place && place.side !== 'any' && draft.names === undefined) {
    const has = place.side === 'you' ? `${speech.you} have` : `${your(speech)} opponent has`;
    const own = { ...speech, memory: { ...speech.memory, saidOpponent: place.side === 'opponent' } };
    const what = condition.exactly
      ? `exactly ${own.words.phrase(filter, { ...style, count: { min: atLeast, max: atLeast } }, own)}`
      : someOf(filter, atLeast, style, own);
    return {
      yes: `${has} ${what}`,
      no: `${has} ${atLeast === 1 ? 'no' : `${atLeast - 1} or less`} ${own.words.phrase(filter, { ...style, count: 'plural' }, own)}`,
    };
  }
  const are = atLeast > 1 ? 'are' : 'is';
  const isNamed = draft.names !== undefined && atLeast === 1;
  return isNamed ? phraseIs(filter, speech) : { yes: `there ${are} ${phrase}`, no: `there are ${none}` };
};
const isFieldOrGy = (zones: readonly Zone[]): boolean => sameZones(zones, [...FIELD_ZONES, 'gy']);
/** "this card has material", "this card has a "Utopia" Xyz Monster as material" */
const hasMaterial = (
  host: Filter,
  { filter, atLeast }: Extract<Condition, { if: 'exist' }>,
  speech: Speech,
): Claim => {
  const card = speech.words.phrase(host, { count: 'a' }, speech);
  const many = atLeast === 1 ? '' : `${atLeast} or more `;
  const kind = filter.filter((test) => test.test !== 'attached-to' && test.test !== 'in');
  if (kind.length === 0) return { yes: `${card} has ${many}material`, no: `${card} has no material` };
  const what = someOf(kind, atLeast, { count: 'a' }, speech);
  return { yes: `${card} has ${what} as material`, no: `${card} does not have ${what} as material` };
};
const someOf = (filter: Filter, atLeast: number, style: PhraseStyle, speech: Speech): string =>
  atLeast === 1
    ? speech.words.phrase(filter, style.place === 'unsaid' ? unplaced(style) : style, speech)
    : `${atLeast} or more ${speech.words.phrase(filter, { ...style, count: 'plural' }, speech)}`;
/** With the place in the verb, "an opponent's monster" would say it twice. */
const unplaced = (style: PhraseStyle): PhraseStyle => ({ ...style, count: 'a' });
/** `"X" is on the field` */
const phraseIs = (filter: Filter, speech: Speech): Claim => {
  const [place] = draftOf(filter, aside(speech)).places;
  const who = speech.words.phrase(filter, { count: 'a', place: 'unsaid' }, speech);
  return place
    ? claim(who, 'is', sayPlace(place, { count: 'a' }, speech))
    : { yes: `there is ${who}`, no: `there is no ${who}` };
};

const DAMAGE_TAKEN: { readonly [name: string]: string } = {
  [EVENT_BATTLE_DAMAGE]: 'battle damage',
  [EVENT_EFFECT_DAMAGE]: 'effect damage',
};
/** "your LP are 1000 or less", "its ATK is greater than or equal to …" */
export const comparison = (left: Amount, right: Amount, speech: Speech): Claim => {
  const taken = typeof left === 'object' && left.count === 'noted' && right === 1 && DAMAGE_TAKEN[left.name];
  if (taken) return { yes: `${speech.you} took ${taken}`, no: `${speech.you} took no ${taken}` };
  const [a, b] = [left, right].map((amount) =>
    // Of the two the text says whose they are.
    speech.words.amount(
      amount,
      isLifePoints(left) && isLifePoints(right) ? aside(forgetful(speech)) : speech,
    ),
  );
  if (typeof left === 'number') return { yes: `${b} is ${a} or less`, no: `${b} is more than ${a}` };
  if (typeof right === 'number') return { yes: `${a} is ${b} or more`, no: `${a} is less than ${b}` };
  return { yes: `${a} is greater than or equal to ${b}`, no: `${a} is less than ${b}` };
};

const isLifePoints = (amount: Amount): boolean =>
  typeof amount === 'object' && amount.count === 'life-points';
const forgetful = (speech: Speech): Speech => ({
  ...speech,
  memory: { ...speech.memory, saidOpponent: false },
});
