/** What no text means of sentences that are joined. */
import { type Fields, isFields, some } from './parts.ts';

/** What cannot be done with a monster that is only lent cannot be done as long. */
export const takesForGood = ({ do: verb, parts }: Fields): boolean =>
  verb === 'sequence' &&
  some(parts, (part) => part.do === 'take-control' && part.until !== undefined) &&
  some(parts, (part) => part.do === 'apply' && part.until === 'while-it-stays');
/** "Any damage you take is halved": a player stays, so something that applies to one has an end, said, or asked for ("while …"). */
export const bindsAPlayerForGood = ({ do: verb, affects, until, while: condition }: Fields): boolean =>
  verb === 'apply' &&
  isFields(affects) &&
  affects.affects === 'player' &&
  until === 'while-it-stays' &&
  condition === undefined;
/** "1 face-up Continuous Spell or Continuous Trap": both lie face-up, or it stands with both. Which face belongs to which place is another matter. */
export const turnsOneAlone = ({ test, filters }: Fields): boolean => {
  if (test !== 'either' || !Array.isArray(filters)) return false;
  const has = (name: string) => (filter: readonly Fields[]) => filter.some((one) => one.test === name);
  return filters.some(has('face')) && !filters.every(has('face')) && !filters.some(has('in'));
};
/** "You can …, also you can …": the second is no part of what the first lets a player do. */
export const asksTwice = ({ do: verb, action }: Fields): boolean =>
  verb === 'may' &&
  isFields(action) &&
  action.joint === 'also' &&
  Array.isArray(action.parts) &&
  action.parts.some((part: unknown) => isFields(part) && part.do === 'may');
/** "You can add 1 of them to your hand, also place the rest …": what is left is put away, whatever the player does with one of them. */
export const keepsTheRest = ({ do: verb, action }: Fields): boolean =>
  verb === 'may' &&
  some(action, ({ test, what: among }) => {
    if (test !== 'is' || !isFields(among) || among.name === undefined) return false;
    return some(
      action,
      ({ cards, what }) => cards === 'referenced' && isFields(what) && what.name === among.name,
    );
  });
/** "If …, do this, also, after that, if …": the second is no part of what the first asks for. */
export const asksWithin = ({ do: verb, action }: Fields): boolean =>
  verb === 'if' &&
  isFields(action) &&
  action.joint === 'also-after-that' &&
  Array.isArray(action.parts) &&
  action.parts.some((part: unknown) => isFields(part) && part.do === 'if');
