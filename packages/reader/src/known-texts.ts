/** Texts of a source beside the facts of the project: the facts say what is printed, the source what the text says. */
import { type CardFacts, factsNamed, factsOf } from '@spellspeed/cards';
import type { CardText } from './card-text.ts';

export interface KnownTexts {
  /** Each with what the project's facts say is printed on the card. */
  readonly known: readonly CardText[];
  /** Cards of the source that the facts do not have. */
  readonly unknown: readonly { readonly passcode: number; readonly name: string }[];
}

/** Of two texts of one card the first counts. */
export const knownTexts = (texts: readonly CardText[]): KnownTexts => {
  const known = new Map<number, CardText>();
  const unknown: { passcode: number; name: string }[] = [];
  for (const text of texts) {
    const facts = factsFor(text);
    if (facts === undefined) unknown.push({ passcode: text.passcode, name: text.name });
    else if (!known.has(facts.passcode)) known.set(facts.passcode, withFacts(text, facts));
  }
  return { known: [...known.values()], unknown };
};

/** A passcode near another card's may be a new card: its name must agree. */
const factsFor = ({ passcode, name }: CardText): CardFacts | undefined => {
  const found = factsOf(passcode);
  return found?.passcode === passcode ? found : factsNamed(name);
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const withFacts = ({ text, pendulum }: CardText, facts: CardFacts): CardText => {
  const { passcode, names, series } = facts;
  const said = { passcode, name: names.en, series, text, ...(pendulum !== undefined && { pendulum }) };
  if (facts.kind !== 'monster')
    return { ...said, kind: facts.kind === 'spell' ? 'Spell' : 'Trap', line: facts.property };
  const { race, frame, abilities, attribute, level, rank, atk, def } = facts;
  const abilityWords = abilities.filter((ability) => ability !== 'effect').map(capital);
  const isEffect = frame === 'effect' || abilities.includes('effect');
  const frameWords = frame === 'effect' ? [] : [capital(frame)];
  return {
    ...said,
    kind: 'Monster',
    line: [race, ...frameWords, ...abilityWords, ...(isEffect ? ['Effect'] : [])].join(' / '),
    ...{ attribute, atk },
    ...(level !== undefined && { level }),
    ...(rank !== undefined && { rank }),
    ...(def !== undefined && { def }),
  };
};
