/** Where cards are: "che controlli", "nella tua mano o Cimitero", "dal tuo Deck". The words agree with the cards. */
import type { Side, Zone } from '@spellspeed/engine/language';
import { isEverywhere, isOnField, isTheField, type Place, sameZones } from '../meaning/places.ts';
import { after, own, the, theNoun } from './article.ts';
import { formOf, type GrammaticalNumber, type Nominal, type Noun } from './noun.ts';
import { opponent, type PhraseStyle, type Speech, youDo } from './speech.ts';
import { FIELD, listOf, ZONE_NOUNS } from './terms.ts';

export const sayPlace = (place: Place, style: PhraseStyle, speech: Speech): string => {
  const onField = place.zones.filter(isOnField);
  const elsewhere = place.zones.filter((zone) => !isOnField(zone));
  if (isEverywhere(place.zones))
    return `in ${whose(place.side, ZONE_NOUNS.nowhere, speech).text}`.replace('in il', 'in');
  if (!isTheField(onField)) return sayZones(place.side, place.zones, style, speech);
  if (elsewhere.length === 0) return sayField(place.side, speech);
  if (style.place === 'from' || sameZones(elsewhere, ['hand']))
    return inOwn(place.side, [...elsewhere.map(nounOfZone), FIELD], style, speech);
  return sayFieldAndMore(place.side, elsewhere, style, speech);
};

const sayField = (side: Side, speech: Speech): string =>
  side === 'any' ? 'sul Terreno' : control(side, speech);
const control = (side: 'you' | 'opponent', speech: Speech): string => {
  if (side === 'you') return `che ${youDo(speech, '{controlla||controlli}')}`;
  if (speech.memory.saidOpponent) return 'che controlla';
  speech.memory.saidOpponent = true;
  return `controllat~ ${after('da', opponent(speech))}`;
};
/** "controllato dal tuo avversario o nel suo Cimitero", "sul Terreno e nei Cimiteri" */
const sayFieldAndMore = (
  side: Side,
  elsewhere: readonly Zone[],
  style: PhraseStyle,
  speech: Speech,
): string => {
  const field = sayField(side, speech);
  const more = sayZones(side, elsewhere, style, speech);
  if (side === 'any') return `${field} ${joining(style)} ${more}`;
  return `${field} o ${style.count === 'each' ? 'che è ' : ''}${more}`;
};

/** All of several places are meant, or one of them. */
const joining = ({ count }: PhraseStyle): 'e' | 'o' =>
  count === 'all' || count === 'each' || count === 'plural' || count === 'the' ? 'e' : 'o';
const nounOfZone = (zone: Zone): Noun => ZONE_NOUNS[zone];
const sayZones = (side: Side, all: readonly Zone[], style: PhraseStyle, speech: Speech): string => {
  // A Pendulum Zone is a Spell & Trap Zone.
  const zones = all.filter((zone) => (zone !== 'pendulum' || !all.includes('spells')) && zone !== 'banished');
  const nouns = zones.map(nounOfZone);
  const places = [
    ...(nouns.length === 0
      ? []
      : [side === 'any' ? ofBoth(nouns, style) : inOwn(side, nouns, style, speech)]),
    ...(all.includes('banished') ? [amongBanished(side, speech)] : []),
  ];
  return listOf(places, 'o');
};
const amongBanished = (side: Side, speech: Speech): string =>
  `tra ${side === 'any' ? 'le carte bandite' : whose(side, ZONE_NOUNS.banished, speech, 'several').text}`;

const preposition = ({ place }: PhraseStyle) => (place === 'from' ? 'da' : 'in');
/** "nella tua mano o Cimitero", "nella mano o Cimitero del tuo avversario", "nel suo Cimitero" */
const inOwn = (side: Side, [first, ...more]: readonly Noun[], style: PhraseStyle, speech: Speech): string => {
  if (!first) return '';
  if (side === 'any') return ofBoth([first, ...more], style);
  const others = more.map(({ one }) => one);
  if (side === 'opponent' && !speech.memory.saidOpponent) {
    speech.memory.saidOpponent = true;
    return `${after(preposition(style), the(listOf([first.one, ...others], 'o'), { ...first, number: 'one' }))} ${after('di', opponent(speech))}`;
  }
  return after(preposition(style), listOf([whose(side, first, speech).text, ...others], 'o'));
};
/** "in qualsiasi Cimitero", "nei Cimiteri", "nella mano di qualsiasi giocatore" */
const ofBoth = (nouns: readonly Noun[], style: PhraseStyle): string => {
  const inAll = joining(style) === 'e';
  return listOf(
    nouns.map((noun) => {
      if (noun === FIELD) return after(preposition(style), theNoun(noun).text);
      if (inAll) return after(preposition(style), theNoun(noun, 'several').text);
      return noun === ZONE_NOUNS.gy
        ? `${preposition(style)} qualsiasi ${noun.one}`
        : `${after(preposition(style), theNoun(noun).text)} di qualsiasi giocatore`;
    }),
    joining(style),
  );
};

/** "il tuo Deck", "il Deck del tuo avversario", and "il suo Deck" once the opponent has been named. */
export const whose = (side: Side, noun: Noun, speech: Speech, number: GrammaticalNumber = 'one'): Nominal => {
  const like = { gender: noun.gender, number };
  if (side === 'you') return { text: the(own(speech.you, noun, number), like), ...like };
  if (side === 'any') return { text: `${the(formOf(noun, number), like)} di qualsiasi giocatore`, ...like };
  if (speech.memory.saidOpponent) return { text: the(own('lui', noun, number), like), ...like };
  speech.memory.saidOpponent = true;
  return { text: `${the(formOf(noun, number), like)} ${after('di', opponent(speech))}`, ...like };
};
/** "la tua Main Phase", "la End Phase del tuo avversario": phases are called with "la" and nothing melts into it. */
export const phaseOf = (side: Side, name: string, speech: Speech): string => {
  if (side === 'you') return `la ${speech.you === 'tu' ? 'tua' : 'sua'} ${name}`;
  return side === 'any' ? `la ${name}` : `la ${name} ${after('di', opponent(speech))}`;
};
/** "il tuo turno", "il turno del tuo avversario" */
export const turnOf = (side: Side, speech: Speech): string => {
  if (side === 'you') return `il ${speech.you === 'tu' ? 'tuo' : 'suo'} turno`;
  return side === 'any' ? 'il turno di qualsiasi giocatore' : `il turno ${after('di', opponent(speech))}`;
};
