/** What some cards are or do, as a statement and its contrary: "this card attacks", "that monster is a Dragon monster". */
import type { Filter, Reference, Side } from '@spellspeed/engine/language';
import { attackRole } from '../meaning/battle.ts';
import type { Claim } from '../meaning/claims.ts';
import { isThis } from '../meaning/filters.ts';
import { isControl } from '../meaning/places.ts';
import { aside, isPlural, type Mention } from '../memory.ts';
import { sayAttacks } from './battle.ts';
import { claim } from './existence.ts';
import { sayPlace, whose } from './place.ts';
import { type Speech, withArticle, your } from './speech.ts';
import { draftOf } from './test.ts';

/** "this card attacks", "that monster is a Dragon monster" */
export const match = (what: Reference, filter: Filter, speech: Speech): Claim => {
  if (what.ref === 'opponent-in-battle') return battles(filter, speech);
  if (what.ref === 'linked' && isEquippedToThis(filter)) return EQUIPPED_BY_THIS;
  const role = attackRole(what, filter);
  if (role) return sayAttacks(role, speech);
  const [only] = filter;
  if (only?.test === 'equipped-to' && filter.length === 1)
    return claim(
      speech.words.reference(what, 'subject', speech),
      'is',
      `equipped to ${speech.words.phrase(only.host, { count: 'a' }, speech)}`,
    );
  if (filter.length === 1 && only?.test === 'in' && isControl(only)) return controls(what, only.side, speech);
  const summoned = filter.length === 1 ? draftOf(filter, aside(speech)).tail[0] : undefined;
  if (only?.test === 'summoned-using' && summoned !== undefined)
    return claim(speech.words.reference(what, 'subject', speech), 'was', summoned.replace('that was ', ''));
  const are = isPlural(what, speech.memory) ? 'are' : 'is';
  const who = speech.words.reference(what, 'subject', speech);
  return who === 'them'
    ? claim('any of them', 'is', predicate(filter, speech))
    : claim(who, are, predicate(filter, speech));
};
const isEquippedToThis = ([only, ...others]: Filter): boolean =>
  only?.test === 'equipped-to' && isThis(only.host) && others.length === 0;
/** The card to which the text keeps a link is an Equip Card. */
const EQUIPPED_BY_THIS: Claim = {
  yes: 'a monster is equipped to this card by its effect',
  no: 'no monster is equipped to this card by its effect',
};
const MONSTER: Mention = { noun: 'monster', number: 'one', zones: [], as: 'other' };
/** "this card battles an opponent's monster" */
const battles = (filter: Filter, speech: Speech): Claim => {
  const whom = speech.words.phrase(filter, { count: 'a' }, speech).replace(/\bcard\b/, 'monster');
  speech.memory.mentions.set('opponent-in-battle', MONSTER);
  return { yes: `this card battles ${whom}`, no: `this card does not battle ${whom}` };
};
/** "your opponent controls it" */
const controls = (what: Reference, side: Side, speech: Speech): Claim => {
  const card = speech.words.reference(what, 'object', speech);
  return side === 'you'
    ? { yes: `${speech.you} control ${card}`, no: `${speech.you} do not control ${card}` }
    : {
        yes: `${your(speech)} opponent controls ${card}`,
        no: `${your(speech)} opponent does not control ${card}`,
      };
};
/** "face-up on the field", "a Dragon monster" */
export const predicate = (filter: Filter, speech: Speech): string => {
  const draft = draftOf(filter, aside(speech));
  const { face, position, ...others } = draft.adjectives;
  const isPlain =
    !draft.head &&
    !draft.names &&
    draft.having.length === 0 &&
    draft.tail.length === 0 &&
    Object.keys(others).length === 0;
  if (!isPlain) return speech.words.phrase(filter, { count: 'a' }, speech);
  const places = draft.places.map((place) => sayPlace(place, { count: 'a' }, speech));
  const where = places.map((place) =>
    place.endsWith('control') ? `under ${whose('you', speech)} control` : place,
  );
  // "in face-up Defense Position"
  const how = position === undefined ? face : `in ${face === undefined ? '' : `${face} `}${position}`;
  const words = [how, ...where].filter((word) => word !== undefined);
  return words.join(' ') || withArticle('card');
};
