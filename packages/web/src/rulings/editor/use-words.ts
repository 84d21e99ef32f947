/** Places, cards and mistakes of the editor in words. */
import { MAIN_MONSTER_ZONES } from '@spellspeed/engine';
import type { Mistake } from '@spellspeed/rulings';
import { useMemo } from 'react';
import { type CardName, useCardName } from '../../card/card-name.ts';
import { type Say, useSay } from '../../i18n/say.ts';
import { counterNamed } from '../../words/counter-name.ts';
import { type BuiltCard, type BuiltField, cardOf, placeOf } from './built-field.ts';
import { EXTRA_PLACES } from './places.ts';
import type { Place } from './stands.ts';

export interface EditorWords {
  /** "A: Monster Zone 3" */
  readonly place: (place: Place) => string;
  /** "Monster Zone 3" */
  readonly zone: (place: Place) => string;
  /** "Kuriboh, Set, Spell Counter: 2" */
  readonly card: (field: BuiltField, card: BuiltCard) => string;
  /** Where it is: "A: Monster Zone 3", "under Number 39: Utopia". */
  readonly where: (field: BuiltField, card: BuiltCard) => string;
  readonly mistake: (mistake: Mistake) => string;
}
const zoneIn = (say: Say, { pile, place }: Place): string => {
  if (pile === 'pendulum') return say('rulings.edit.pendulum-zone', { side: place === 0 ? 'left' : 'right' });
  if (pile === 'monsters' && place !== null && place >= MAIN_MONSTER_ZONES)
    return say('place.extra-monsters', { side: place === EXTRA_PLACES[0] ? 'left' : 'right' });
  const zone = say(`word.zone.${pile}`);
  return place === null || pile === 'field' ? zone : say('place.numbered', { zone, place: place + 1 });
};
const wordsIn = (say: Say, cardName: CardName): EditorWords => {
  const place = (at: Place): string => say('rulings.edit.zone', { player: at.player, zone: zoneIn(say, at) });
  return {
    place,
    zone: (at) => zoneIn(say, at),
    card: (field, { id, passcode, position, counters, host, stand }) => {
      const materials = field.cards.filter((each) => each.stand === 'materials' && each.host === id).length;
      const monster = stand === 'spells' ? cardOf(field, host) : undefined;
      return [
        cardName(passcode),
        ...(position === null ? [] : [say(`rulings.edit.${position}`)]),
        ...(materials === 0 ? [] : [say('rulings.edit.has-materials', { count: materials })]),
        ...Object.entries(counters).map(([counter, count]) =>
          say('duel.label.counters', { counter: counterNamed(say, counter), count }),
        ),
        ...(monster ? [say('rulings.edit.equipped-to', { card: cardName(monster.passcode) })] : []),
      ].join(', ');
    },
    where: (field, card) => {
      const host = card.stand === 'materials' ? cardOf(field, card.host) : undefined;
      return host ? say('rulings.edit.under', { card: cardName(host.passcode) }) : place(placeOf(card));
    },
    mistake: ({ trouble, found, expected }) =>
      trouble === null ? say('rulings.edit.wrong', { found, expected }) : say(`rulings.wrong.${trouble}`),
  };
};
export const useEditorWords = (): EditorWords => {
  const say = useSay();
  const cardName = useCardName();
  return useMemo(() => wordsIn(say, cardName), [say, cardName]);
};
