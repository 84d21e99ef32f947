/** What a report about a card says: why something cannot be done, and which effects change the card. */
import { ATTRIBUTES, type ChangedValue, RACES, type View } from '@spellspeed/engine';
import type { StatChange } from '@spellspeed/engine/language';
import type { Cause, ChangeOfCard, Possible } from '../host/types.ts';
import type { MessageId } from '../i18n/messages.ts';
import { tellAction } from './choices.ts';
import { plainReason } from './obstacles.ts';
import { placeOf, seenCard, sentence, type Teller } from './teller.ts';

const causeWords = (teller: Teller, view: View, { handle, passcode, spot }: Cause): string => {
  if (handle !== null) return seenCard(teller, view, handle);
  if (passcode !== null) return teller.name(passcode);
  return spot === null
    ? teller.say('telling.card.unknown')
    : teller.say('telling.card.face-down', { place: placeOf(teller, spot) });
};

/** An obstacle in words. */
export interface ToldObstacle {
  readonly cannot: string;
  readonly reason: string;
  /** "Because of …"; null where no other card causes it. */
  readonly because: string | null;
}
export const tellObstacle = (
  { intention, note, obstacle }: Possible,
  view: View,
  teller: Teller,
): ToldObstacle | null => {
  if (obstacle === null) return null;
  const action = tellAction(intention, teller, { view, why: null, note });
  const causes = obstacle.causes.map((cause) => causeWords(teller, view, cause));
  return {
    cannot: sentence(teller.say('telling.cannot', { action })),
    reason: plainReason(teller, obstacle.rule, obstacle.statement),
    because:
      causes.length === 0 ? null : sentence(teller.say('telling.because', { cards: teller.list(causes) })),
  };
};

const HOWS: { readonly [how in StatChange]: MessageId } = {
  raise: 'telling.change.raise',
  set: 'telling.change.becomes',
  restore: 'telling.change.becomes',
  multiply: 'telling.change.multiplied',
  'set-original': 'telling.change.becomes',
  'multiply-original': 'telling.change.multiplied',
};
const valueLine = ({ value, how, amount, after }: ChangedValue, teller: Teller): string =>
  teller.say(HOWS[how], { value: teller.say(`telling.value.${value}`), amount, after });

/** A name, a Type or an Attribute in the language. */
const wordIn = (teller: Teller, word: string): string => {
  const race = RACES.find((each) => each === word);
  const attribute = ATTRIBUTES.find((each) => each === word);
  if (race) return teller.say(`word.race.${race}`);
  return attribute ? teller.say(`word.attribute.${attribute}`) : word;
};
const changeLine = ({ modifies, becomes, values }: ChangeOfCard, teller: Teller): string => {
  if (values.length > 0) return teller.list(values.map((value) => valueLine(value, teller)));
  if (becomes !== null) return teller.say('telling.change.word', { word: wordIn(teller, becomes) });
  return teller.say(modifies === 'effects' ? 'telling.change.negated' : 'telling.change.applies');
};

/** "ATK +800: 1,100 – “United We Stand” (your Spell & Trap Zone 1)". */
export const tellChange = (change: ChangeOfCard, view: View, teller: Teller): string =>
  sentence(
    teller.say('telling.change.from', {
      change: changeLine(change, teller),
      source: causeWords(teller, view, change.source),
    }),
  );
