/** Verbs whose words depend on where the cards come from, who is meant, or how many they are. */

import type {
  ActionOf,
  BattlePosition,
  Cards,
  MonsterTraits,
  NewPosition,
} from '@spellspeed/engine/language';
import { alsoSaid, orWords } from '../grammar/also.ts';
import { together } from '../grammar/form.ts';
import { among, checked, eitherOf, iso, oneOf, onlyIf, type Reader, words } from '../grammar/phrase.ts';
import { areSeveral, areTheirs, areYourField, isAdded, isUnequipped } from '../meaning/cards.ts';
import { isThis } from '../meaning/filters.ts';
import { aside, mentionOf } from '../memory.ts';
import { quantity, quantityOf } from './amount.ts';
import { SUMMONED_AS_MONSTER } from './as-monster.ts';
import { sayCards } from './cards.ts';
import { CARDS, cardsPlacedByVerb, cardsThen } from './chosen.ts';
import { POINTERS, pointersIn } from './reference.ts';
import { deed, type Said, type SaidPart, YOUR } from './said.ts';
import { act, followedBy, listOf, type PhraseStyle, type Speech, your } from './speech.ts';

const FROM = { place: 'from' } as const;

/** "Tribute 1 monster": only the own monsters can be meant. */
export const unlessYours = (what: Cards): Omit<PhraseStyle, 'count'> => {
  return areYourField(what) ? { place: 'unsaid' } : {};
};

/** Only what is in the hand can be discarded, so that need not be said of your own. */
const sayDiscarded = (what: Cards, speech: Speech): string => {
  if (what.cards === 'referenced' && what.what.ref === 'this') speech.memory.saidWhere = true;
  return sayCards(what, speech, areTheirs(what) ? FROM : { place: 'unsaid' });
};
const DISCARDED = cardsPlacedByVerb([{ test: 'in', side: 'you', zones: ['hand'] }], sayDiscarded);
export const DISCARD: Said<ActionOf<'discard'>> = oneOf(
  deed('discard', 'discard')` ${{ what: DISCARDED }}`,
  deed('discard', 'discard', { into: 'gy' })` ${cardsThen(DISCARDED)` to the GY`}`,
);

/** "add … from your Deck to your hand", "return … to the hand" */
export const TO_HAND: Said<ActionOf<'to-hand'>> = oneOf(
  onlyIf(
    ({ what }, speech) => isAdded(what, speech),
    deed('to-hand', 'add')` ${cardsThen(CARDS.from)` to ${YOUR} hand`}`,
  ),
  deed('to-hand', 'return')` ${cardsThen(CARDS.plain)`${orWords(' to the hand', ' to your hand')}`}`,
);

/** "shuffle all 5 into the Deck": the number that the text has asked for, or none of them. */
const sayAllToDeck = ({ what, extent, place }: ActionOf<'to-deck'>, speech: Speech): string | undefined => {
  if (!extent || place !== 'shuffled' || what.cards !== 'referenced') return undefined;
  const { count, whose } = mentionOf(speech.memory, what.what) ?? {};
  const said = sayCards(what, speech, FROM);
  const all = whose || count === undefined ? `all of ${said}` : count === 2 ? 'both' : `all ${count}`;
  return act(speech, 'shuffle', `${all} into the Deck`);
};
const ALL_OF_THEM: Said<Cards> = among(
  (speech, ahead): readonly Cards[] =>
    /^(?:all \d|both)/.test(ahead)
      ? pointersIn(speech).map((what): Cards => ({ cards: 'referenced', what }))
      : [],
  (what, { memory }) => {
    const count = what.cards === 'referenced' ? mentionOf(memory, what.what)?.count : undefined;
    return count === undefined ? undefined : count === 2 ? 'both' : `all ${count}`;
  },
);
const EXTRA_WORDS = ['those targets', 'of those targets', 'targets', 'of them', 'those monsters'];
const ALL_TO_DECK: Said<ActionOf<'to-deck'>> = checked(
  sayAllToDeck,
  deed('to-deck', 'shuffle', {
    place: 'shuffled',
    extent: 'all',
  })` ${{ what: ALL_OF_THEM }}${orWords('', ...EXTRA_WORDS.map((words) => ` ${words}`))}${orWords(' into the Deck', ' into your Deck')}`,
);
export const TO_DECK: Said<ActionOf<'to-deck'>> = oneOf(
  ALL_TO_DECK,
  deed('to-deck', 'shuffle', {
    place: 'shuffled',
  })` ${cardsThen(CARDS.from)`${orWords(' into the Deck', ' into your Deck')}`}`,
  deed('to-deck', 'shuffle', { place: 'main-deck' })` ${cardsThen(CARDS.from)` into the Main Deck`}`,
  deed('to-deck', 'place', {
    place: 'top',
  })` ${cardsThen(CARDS.from)`${orWords(' on the top of the Deck', ' on top of the Deck', ' on the top of your Deck', ' on top of your Deck')}`}`,
  deed('to-deck', 'return', {
    place: 'extra-deck',
  })` ${cardsThen(CARDS.from)`${orWords(' to the Extra Deck', ' to your Extra Deck')}`}`,
  deed('to-deck', 'place', {
    place: 'bottom',
  })` ${cardsThen(CARDS.from)`${orWords(' on the bottom of the Deck', ' on the bottom of your Deck', ' to the bottom of the Deck')}`}`,
);

/** "inflict 500 damage to your opponent", "take damage equal to its original ATK" */
const sayDamage = ({ to, amount, as }: ActionOf<'damage'>, speech: Speech): string => {
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

/** "the damage you took": an earlier part of the text has noted it. */
const NOTED = /\bdamage (?:you|your opponent) took\b/;
const NOTING: Reader<ActionOf<'damage'>, Speech> = eitherOf(
  deed('damage', 'take', { to: 'you', as: 'taken' })` ${{ amount: quantityOf('damage') }}`,
  deed('damage', 'inflict', {
    to: 'opponent',
    as: 'inflicted',
  })` ${{ amount: quantityOf('damage', ' to your opponent') }}`,
);
export const DAMAGE: Said<ActionOf<'damage'>> = oneOf(
  onlyIf(
    ({ as }, { you }) => you === 'you' && as === undefined,
    oneOf(
      deed('damage', 'take', { to: 'you' })` ${{ amount: quantityOf('damage') }}`,
      deed('damage', 'inflict', {
        to: 'opponent',
      })` ${{ amount: quantityOf('damage', ' to your opponent') }}`,
      deed('damage', 'inflict', { to: 'any' })` ${{ amount: quantityOf('damage', ' to both players') }}`,
    ),
  ),
  checked(sayDamage, {
    read: (text, at, speech) => (NOTED.test(text.words.slice(at)) ? NOTING.read(text, at, speech) : []),
  }),
);

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

/** " to your opponent's field", " to its owner's field"; your field goes without saying. */
const toField = (to: ActionOf<'special-summon'>['to'], several: boolean, speech: Speech): string => {
  if (to === 'owner') return several ? " to their owners' fields" : " to its owner's field";
  return to === 'opponent' ? ` to ${your(speech)} opponent's field` : '';
};
const saySpecialSummon = (action: ActionOf<'special-summon'>, speech: Speech): string => {
  const { what, to, positions, traits, ignoring, pointedToBy, zone, treatedAs } = action;
  const unequip = isUnequipped(action.what, speech);
  const said = unequip ? 'it' : sayCards(what, speech, FROM);
  const cards = action.extent ? `all of ${said}` : said;
  const several = areSeveral(what, speech.memory);
  const pointer = pointedToBy && speech.words.phrase(pointedToBy, { count: 'a' }, aside(speech));
  const where = pointer
    ? ` to ${to === 'opponent' ? `${your(speech)} opponent's` : your(speech)} zone ${isThis(pointedToBy) ? '' : 'that '}${pointer} points to`
    : zone
      ? ' to the Extra Monster Zone'
      : toField(to, several, speech);
  const how = inPositions(positions);
  const summon = act(
    speech,
    'Special Summon',
    followedBy(cards, `${asMonster(traits)}${where}${how}`.trim()),
  );
  const treated = treatedAs ? `${summon} (this is treated as a ${TREATED_AS[treatedAs]} Summon)` : summon;
  const all = ignoring ? `${treated}, ignoring its Summoning conditions` : treated;
  return unequip ? `${act(speech, 'unequip', 'this card')} and ${all}` : all;
};
type Position = BattlePosition | 'face-down';
const POSITION_COUNT = Object.keys(POSITION_NAMES).length;
const POSITIONS: readonly (readonly Position[])[] = [
  ['attack', 'defense'],
  ['attack'],
  ['defense'],
  ['face-down'],
  ['attack', 'face-down'],
  ['defense', 'face-down'],
  ['attack', 'defense', 'face-down'],
];
const inPositions = (positions: readonly Position[]): string => {
  if (positions.length === POSITION_COUNT) return ' face-up or in face-down Defense Position';
  const names = positions.map((position) => POSITION_NAMES[position]);
  return positions.length === 2 && !positions.includes('face-down') ? '' : ` in ${listOf(names, 'or')}`;
};
/** " to your opponent's field in Defense Position"; your field and either face-up position go without saying. */
/** Where nothing is said. */
const YOUR_FIELD = [' to your field', ' to your side of the field', ' on your field'];
type WhereAndHow = Pick<ActionOf<'special-summon'>, 'to' | 'positions'>;
const WHERES: readonly WhereAndHow[] = (['you', 'opponent', 'owner'] as const).flatMap((to) =>
  POSITIONS.map((positions) => ({ to, positions })),
);
const whereAndHow = (several: boolean): SaidPart =>
  together<WhereAndHow, Speech>(
    ['to', 'positions'],
    alsoSaid(
      among<WhereAndHow, Speech>(
        () => WHERES,
        ({ to, positions }, speech) => `${toField(to, several, speech)}${inPositions(positions)}`,
      ),
      ...POSITIONS.flatMap((positions) =>
        YOUR_FIELD.map((field) =>
          words<WhereAndHow>(field + inPositions(positions), { to: 'you', positions }),
        ),
      ),
    ),
  );
const OF_SEVERAL = whereAndHow(true);
const OF_ONE = whereAndHow(false);
export const SPECIAL_SUMMON: Said<ActionOf<'special-summon'>> = oneOf(
  onlyIf(
    (action, speech) => !isUnequipped(action.what, speech),
    oneOf(
      onlyIf(
        ({ what, to }, { memory }) => to !== 'owner' || areSeveral(what, memory),
        deed('special-summon', 'Special Summon')` ${cardsThen(CARDS.from)`${OF_SEVERAL}`}`,
      ),
      onlyIf(
        ({ what, to }, { memory }) => to === 'owner' && !areSeveral(what, memory),
        deed('special-summon', 'Special Summon')` ${cardsThen(CARDS.from)`${OF_ONE}`}`,
      ),
      ...POSITIONS.map(
        (positions) =>
          deed('special-summon', 'Special Summon', {
            to: 'you',
            positions,
            pointedToBy: [{ test: 'is', what: { ref: 'this' } }],
          })` ${cardsThen(CARDS.from)` to ${YOUR} zone this card points to${inPositions(positions)}`}`,
      ),
      deed('special-summon', 'Special Summon', {
        ignoring: 'conditions',
      })` ${cardsThen(CARDS.from)`${OF_ONE}`}, ignoring its Summoning conditions`,
    ),
  ),
  checked(saySpecialSummon, SUMMONED_AS_MONSTER),
);
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
const sayChange = (action: ActionOf<'change-position'>, speech: Speech): string =>
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

/** "its battle position" */
const ITS: Said<Cards> = iso(
  POINTERS.possessive,
  (what): Cards => ({ cards: 'referenced', what }),
  () => undefined,
);
const CHANGES: readonly Said<ActionOf<'change-position'>>[] = (
  Object.entries(NEW_POSITION_WORDS) as readonly (readonly [Exclude<NewPosition, 'switch'>, string])[]
).map(
  ([to, words]) =>
    deed('change-position', to === 'face-up' ? 'flip' : 'change', {
      to,
    })` ${cardsThen(CARDS.plain)` ${words}`}`,
);
export const CHANGE_POSITION: Said<ActionOf<'change-position'>> = oneOf(
  ...CHANGES,
  checked(
    sayChange,
    oneOf(
      deed('change-position', 'change', { to: 'switch' })` ${{ what: ITS }} battle position`,
      deed('change-position', 'change', { to: 'switch' })` ${{ what: ITS }} battle positions`,
      deed('change-position', 'change', { to: 'switch' })` the battle position of ${{ what: CARDS.plain }}`,
      deed('change-position', 'change', { to: 'switch' })` the battle positions of ${{ what: CARDS.plain }}`,
    ),
  ),
);
const TREATED_AS = { fusion: 'Fusion', synchro: 'Synchro' } as const;
