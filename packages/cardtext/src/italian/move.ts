/** Verbs whose words depend on where the cards come from, who is meant, or how many they are. */
import type { ActionOf, Cards, MonsterTraits, NewPosition } from '@spellspeed/engine/language';
import { areSeveral, areTheirs, areYourField, isAdded, isUnequipped } from '../meaning/cards.ts';
import { aside } from '../memory.ts';
import { DAMAGE, quantity } from './amount.ts';
import { after, belonging, own } from './article.ts';
import { sayCards } from './cards.ts';
import { agreed, type Nominal } from './noun.ts';
import { act, commanding, opponent, type PhraseStyle, type Speech } from './speech.ts';
import {
  ATTRIBUTE_NAMES,
  listOf,
  POSITION,
  POSITION_NAMES,
  RACE_NAMES,
  spaced,
  ZONE_NOUNS,
} from './terms.ts';
import { inMood } from './verb.ts';

const FROM = { place: 'from' } as const;

/** "offri come Tributo 1 mostro": only the own monsters can be meant. */
export const unlessYours = (what: Cards): Omit<PhraseStyle, 'count'> =>
  areYourField(what) ? { place: 'unsaid' } : {};

/** Only what is in the hand can be discarded, so that need not be said of your own. */
export const discard = ({ what, into }: ActionOf<'discard'>, speech: Speech): string => {
  if (what.cards === 'referenced' && what.what.ref === 'this') speech.memory.saidWhere = true;
  const cards = sayCards(what, speech, areTheirs(what) ? FROM : { place: 'unsaid' });
  return act(speech, 'scartare', cards, into ? 'al Cimitero' : '');
};

/** "aggiungi … dal tuo Deck alla tua mano", "fai ritornare … nella mano" */
export const toHand = ({ what }: ActionOf<'to-hand'>, speech: Speech): string => {
  if (isAdded(what, speech))
    return act(
      speech,
      'aggiungere',
      sayCards(what, speech, FROM),
      `alla ${own(speech.you, ZONE_NOUNS.hand)}`,
    );
  return act(speech, 'fare ritornare', sayCards(what, speech), 'nella mano');
};

const DECK_PLACES: {
  readonly [place in ActionOf<'to-deck'>['place']]: readonly [verb: string, where: string];
} = {
  shuffled: ['mischiare', 'nel Deck'],
  'main-deck': ['mischiare', 'nel Main Deck'],
  top: ['mettere', 'in cima al Deck'],
  'extra-deck': ['fare ritornare', "nell'Extra Deck"],
  bottom: ['mettere', 'in fondo al Deck'],
};
export const toDeck = ({ what, place, extent }: ActionOf<'to-deck'>, speech: Speech): string => {
  const [verb, where] = DECK_PLACES[place];
  const said = sayCards(what, speech, FROM);
  if (!extent) return act(speech, verb, said, where);
  const all = agreed('tutt~', said);
  return said.pronoun
    ? act(speech, verb, said, `${all} ${where}`)
    : act(speech, verb, { ...said, text: `${all} ${said.text}` }, where);
};

/** "infliggi 500 danni al tuo avversario", "infliggi al tuo avversario danno pari al suo ATK originale" */
export const damage = ({ to, amount, as }: ActionOf<'damage'>, speech: Speech): string => {
  if (as !== undefined)
    speech.memory.notes.set(
      as,
      to === 'opponent' ? `il danno che ${opponent(speech)} ha subito` : 'il danno che hai subito',
    );
  // Nobody is free to take damage.
  if (to === 'you') return act(commanding(speech), 'subire', quantity(amount, DAMAGE, speech));
  const victim = to === 'opponent' ? after('a', opponent(speech)) : 'a entrambi i giocatori';
  const words = quantity(amount, DAMAGE, speech, ` ${victim}`);
  const isVariable = words.startsWith(`${DAMAGE.one} `);
  return act(speech, 'infliggere', isVariable ? `${victim} ${words.replace(` ${victim}`, '')}` : words);
};

/** "Bestia/TERRA/Livello 1/ATK 0/DEF 0" */
export const tokenTraits = ({ race, attribute, level, atk, def, abilities }: MonsterTraits): string =>
  [
    RACE_NAMES[race],
    ...(abilities.includes('tuner') ? ['Tuner'] : []),
    ATTRIBUTE_NAMES[attribute],
    ...(level === undefined ? [] : [`Livello ${level}`]),
    `ATK ${atk}`,
    ...(def === undefined ? [] : [`DEF ${def}`]),
  ].join('/');

/** "sul Terreno del tuo avversario", "sul Terreno del proprietario" */
const toField = (to: ActionOf<'special-summon'>['to'], { number }: Nominal, speech: Speech): string => {
  if (to === 'owner')
    return number === 'several' ? 'sui Terreni dei rispettivi proprietari' : 'sul Terreno del proprietario';
  return to === 'opponent' ? `sul Terreno ${after('di', opponent(speech))}` : '';
};
/** "Evoca Specialmente quel bersaglio in Posizione di Attacco"; either face-up position goes without saying. */
export const specialSummon = (action: ActionOf<'special-summon'>, speech: Speech): string => {
  const { what, to, positions, traits, ignoring, pointedToBy, zone, treatedAs } = action;
  if (isUnequipped(what, speech)) {
    const it: Nominal = { text: 'essa', gender: 'f', number: 'one', pronoun: true };
    return `${act(speech, 'disequipaggiare', 'questa carta')} ed ${act(speech, 'Evocare Specialmente', it)}`;
  }
  const said = sayCards(what, speech, FROM);
  const free = positions.length === 2 && !positions.includes('face-down');
  const pointer = pointedToBy && speech.words.phrase(pointedToBy, { count: 'a' }, aside(speech));
  const where = pointer
    ? `${to === 'opponent' ? `in una zona ${after('di', opponent(speech))}` : 'in una tua zona'} puntata ${after('da', pointer.text)}`
    : zone
      ? 'nella Zona Mostri Extra'
      : toField(to, said, speech);
  const how = free
    ? ''
    : listOf(
        positions.map((position) => POSITION_NAMES[position]),
        'o',
      );
  const all = action.extent && said.pronoun ? agreed('tutt~', said) : '';
  const ignored = ignoring ? `, ignorando ${conditionsOf(said)}` : '';
  const rest = spaced([all, asMonster(traits), where, how]);
  const treated = treatedAs ? ` (questa viene considerata come un'Evocazione ${TREATED_AS[treatedAs]})` : '';
  return act(speech, 'Evocare Specialmente', said, rest) + treated + ignored;
};
/** "le sue condizioni di Evocazione" */
const conditionsOf = ({ number }: Nominal): string =>
  `le ${number === 'several' ? 'loro' : 'sue'} condizioni di Evocazione`;
/** "come Mostro con Effetto (Roccia/TERRA/Livello 4/ATK 1600/DEF 1800) (questa carta è ancora anche una Trappola)" */
const asMonster = (traits: MonsterTraits | undefined): string => {
  if (!traits) return '';
  const kind = traits.frame === 'normal' ? 'Mostro Normale' : 'Mostro con Effetto';
  return `come ${kind} (${tokenTraits(traits)})${traits.stillTrap ? ' (questa carta è ancora anche una Trappola)' : ''}`;
};

const NEW_POSITION_WORDS: { readonly [position in Exclude<NewPosition, 'switch'>]: string } = {
  attack: 'scopert~ in Posizione di Attacco',
  defense: 'in Posizione di Difesa',
  'face-down': 'copert~ in Posizione di Difesa',
  'face-up-defense': 'scopert~ in Posizione di Difesa',
  'face-up': '',
};
/** "metti quel bersaglio in Posizione di Difesa", "cambia la sua posizione", "scopri tutti i mostri …" */
export const changePosition = (action: ActionOf<'change-position'>, speech: Speech): string =>
  `${newPosition(action, speech)}${action.flipEffects ? ' (gli Effetti Scoperta non si attivano in questo momento)' : ''}`;
const newPosition = ({ what, to }: ActionOf<'change-position'>, speech: Speech): string => {
  if (to === 'face-up') return act(speech, 'scoprire', sayCards(what, speech));
  const cards = sayCards(what, speech);
  if (to !== 'switch') return put(what, cards, NEW_POSITION_WORDS[to], speech);
  const number = areSeveral(what, speech.memory) && !cards.pronoun ? 'several' : 'one';
  return spaced([inMood('cambiare', speech.mood), belonging(POSITION, number, cards).text]);
};
/** "metti quel bersaglio in Posizione di Difesa", "metti in Posizione di Difesa tutti i mostri sul Terreno" */
const put = (what: Cards, cards: Nominal, position: string, speech: Speech): string => {
  const isShort = what.cards === 'referenced' && !cards.text.includes('Posizione');
  if (isShort || cards.pronoun) return act(speech, 'mettere', cards, position);
  return act(speech, 'mettere', `${agreed(position, cards)} ${cards.text}`);
};
const TREATED_AS = { fusion: 'per Fusione', synchro: 'Synchro' } as const;
