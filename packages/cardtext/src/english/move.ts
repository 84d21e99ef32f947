/** Verbs whose words depend on where the cards come from, who is meant, or how many they are. */

import type {
  ActionOf,
  BattlePosition,
  Cards,
  MonsterTraits,
  NewPosition,
} from '@spellspeed/engine/language';
import { areSeveral, areTheirs, areYourField, isAdded, isUnequipped } from '../meaning/cards.ts';
import { aside } from '../memory.ts';
import { quantity } from './amount.ts';
import { sayCards } from './cards.ts';
import { act, followedBy, listOf, type PhraseStyle, type Speech, your } from './speech.ts';

const FROM = { place: 'from' } as const;

/** "Tribute 1 monster": only the own monsters can be meant. */
export const unlessYours = (what: Cards): Omit<PhraseStyle, 'count'> => {
  return areYourField(what) ? { place: 'unsaid' } : {};
};

/** Only what is in the hand can be discarded, so that need not be said of your own. */
export const discard = ({ what, into }: ActionOf<'discard'>, speech: Speech): string => {
  if (what.cards === 'referenced' && what.what.ref === 'this') speech.memory.saidWhere = true;
  const cards = sayCards(what, speech, areTheirs(what) ? FROM : { place: 'unsaid' });
  return act(speech, 'discard', into ? followedBy(cards, 'to the GY') : cards);
};

/** "add … from your Deck to your hand", "return … to the hand" */
export const toHand = ({ what }: ActionOf<'to-hand'>, speech: Speech): string => {
  if (isAdded(what, speech))
    return act(speech, 'add', followedBy(sayCards(what, speech, FROM), `to ${your(speech)} hand`));
  return act(speech, 'return', followedBy(sayCards(what, speech), 'to the hand'));
};

const DECK_PLACES: {
  readonly [place in ActionOf<'to-deck'>['place']]: (cards: string, speech: Speech) => string;
} = {
  shuffled: (cards, speech) => act(speech, 'shuffle', followedBy(cards, 'into the Deck')),
  top: (cards, speech) => act(speech, 'place', followedBy(cards, 'on the top of the Deck')),
  'extra-deck': (cards, speech) => act(speech, 'return', followedBy(cards, 'to the Extra Deck')),
  bottom: (cards, speech) => act(speech, 'place', followedBy(cards, 'on the bottom of the Deck')),
};
export const toDeck = ({ what, place }: ActionOf<'to-deck'>, speech: Speech): string =>
  DECK_PLACES[place](sayCards(what, speech, FROM), speech);

/** "inflict 500 damage to your opponent", "take damage equal to its original ATK" */
export const damage = ({ to, amount, as }: ActionOf<'damage'>, speech: Speech): string => {
  const opponent = `${your(speech)} opponent`;
  if (as !== undefined)
    speech.memory.notes.set(
      as,
      `the damage ${to === 'opponent' ? `${opponent} took` : `${speech.you} took`}`,
    );
  if (to === 'you') return act(speech, 'take', quantity(amount, 'damage', speech));
  const victim = to === 'opponent' ? opponent : 'both players';
  return act(speech, 'inflict', quantity(amount, 'damage', speech, ` to ${victim}`));
};

const POSITION_NAMES: { readonly [position in BattlePosition | 'face-down']: string } = {
  attack: 'Attack Position',
  defense: 'Defense Position',
  'face-down': 'face-down Defense Position',
};
/** "Special Summon that target in Attack Position"; either face-up position goes without saying. */
/** "Beast/EARTH/Level 1/ATK 0/DEF 0" */
export const tokenTraits = ({ race, attribute, level, atk, def, abilities }: MonsterTraits): string =>
  [
    race,
    ...(abilities.includes('tuner') ? ['Tuner'] : []),
    attribute,
    ...(level === undefined ? [] : [`Level ${level}`]),
    `ATK ${atk}`,
    ...(def === undefined ? [] : [`DEF ${def}`]),
  ].join('/');

export const specialSummon = (action: ActionOf<'special-summon'>, speech: Speech): string => {
  const { what, to, positions, traits, ignoring, pointedToBy, zone, treatedAs } = action;
  const unequip = isUnequipped(action.what, speech);
  const said = unequip ? 'it' : sayCards(what, speech, FROM);
  const cards = action.extent ? `all of ${said}` : said;
  const free = positions.length === 2 && !positions.includes('face-down');
  const pointer = pointedToBy && speech.words.phrase(pointedToBy, { count: 'a' }, aside(speech));
  const where = pointer
    ? ` to ${your(speech)} zone that ${pointer} points to`
    : to === 'opponent'
      ? ` to ${your(speech)} opponent's field`
      : zone
        ? ' to the Extra Monster Zone'
        : '';
  const how = free
    ? ''
    : ` in ${listOf(
        positions.map((position) => POSITION_NAMES[position]),
        'or',
      )}`;
  const summon = act(
    speech,
    'Special Summon',
    followedBy(cards, `${asMonster(traits)}${where}${how}`.trim()),
  );
  const treated = treatedAs ? `${summon} (this is treated as a Fusion Summon)` : summon;
  const all = ignoring ? `${treated}, ignoring its Summoning conditions` : treated;
  return unequip ? `${act(speech, 'unequip', 'this card')} and ${all}` : all;
};
/** "as an Effect Monster (Rock/EARTH/Level 4/ATK 1600/DEF 1800) (this card is also still a Trap)" */
const asMonster = (traits: MonsterTraits | undefined): string => {
  if (!traits) return '';
  const kind = traits.frame === 'normal' ? 'a Normal Monster' : 'an Effect Monster';
  return `as ${kind} (${tokenTraits(traits)})${traits.stillTrap ? ' (it is also still a Trap)' : ''}`;
};

const NEW_POSITION_WORDS: { readonly [position in Exclude<NewPosition, 'switch'>]: string } = {
  attack: 'to face-up Attack Position',
  defense: 'to Defense Position',
  'face-down': 'to face-down Defense Position',
  'face-up-defense': 'to face-up Defense Position',
  'face-up': 'face-up',
};
/** "change that target to Defense Position", "change its battle position", "flip all monsters … face-up" */
export const changePosition = (action: ActionOf<'change-position'>, speech: Speech): string =>
  `${newPosition(action, speech)}${action.flipEffects ? ' (Flip Effects are not activated at this time)' : ''}`;
const newPosition = ({ what, to }: ActionOf<'change-position'>, speech: Speech): string => {
  if (to !== 'switch') {
    const verb = to === 'face-up' ? 'flip' : 'change';
    return act(speech, verb, followedBy(sayCards(what, speech), NEW_POSITION_WORDS[to]));
  }
  const positions = areSeveral(what, speech.memory) ? 'battle positions' : 'battle position';
  const isPlain = what.cards === 'referenced' && !what.still;
  const owner = isPlain ? speech.words.reference(what.what, 'possessive', aside(speech)) : '';
  const isPronoun = owner === 'its' || owner === 'their';
  const changed = isPronoun ? `${owner} ${positions}` : `the ${positions} of ${sayCards(what, speech)}`;
  if (isPronoun) sayCards(what, speech);
  return act(speech, 'change', changed);
};
