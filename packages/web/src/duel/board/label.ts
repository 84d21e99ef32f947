/** What a card or a zone is called where it lies: for screen readers, and wherever the drawing is not enough. */

import type { SeenCard, View } from '@spellspeed/engine';
import { useMemo } from 'react';
import { type CardName, useCardName } from '../../card/card-name.ts';
import { type Say, useSay } from '../../i18n/say.ts';
import { counterNamed } from '../../words/counter-name.ts';
import type { NamedPlace, PlaceName } from '../../words/place-name.ts';
import { cardOfHandle, sideOfPlayer } from './layout.ts';
import { useSideWords } from './use-side-words.ts';

interface Words {
  readonly say: Say;
  readonly cardName: CardName;
  readonly placeName: PlaceName;
}
const PLACED: readonly string[] = ['monsters', 'spells', 'field', 'pendulum'];

/** "Dark Magician, Attack Position, ATK 2500, DEF 2100". */
const cardParts = (card: SeenCard, { say, cardName }: Words): string[] => {
  const { known, zone, face, position, counters, materials } = card;
  const isPlaced = PLACED.includes(zone);
  const held = Object.entries(counters).filter(([, count]) => count > 0);
  return [
    known ? cardName(known.passcode) : say('word.face-down-card'),
    ...(isPlaced && zone === 'monsters' ? [positionWords(face, position, say)] : []),
    ...(isPlaced && zone !== 'monsters' && face === 'down' && known ? [say('word.position.set')] : []),
    ...(known && known.atk !== null ? [say('duel.label.atk', { atk: known.atk })] : []),
    ...(known && known.def !== null ? [say('duel.label.def', { def: known.def })] : []),
    ...(zone === 'pendulum' && known?.scale != null ? [say('word.scale', { scale: known.scale })] : []),
    ...(known?.negated ? [say('duel.label.negated')] : []),
    ...(materials.length > 0 ? [say('duel.label.materials', { count: materials.length })] : []),
    ...held.map(([counter, count]) =>
      say('duel.label.counters', { counter: counterNamed(say, counter), count }),
    ),
  ];
};
const positionWords = (face: SeenCard['face'], position: SeenCard['position'], say: Say): string =>
  face === 'down' ? say('word.position.face-down') : say(`word.position.${position}`);

export interface Labels {
  readonly card: (card: SeenCard) => string;
  /** With its place before it. */
  readonly placed: (card: SeenCard, view: View) => string;
  readonly empty: (place: NamedPlace, isPendulum: boolean) => string;
  /** The name alone, or what it is called while it is not known. */
  readonly name: (card: SeenCard) => string;
  readonly place: (card: SeenCard, view: View) => string;
}
export const useLabels = (): Labels => {
  const say = useSay();
  const cardName = useCardName();
  const { place: placeName } = useSideWords();
  return useMemo(() => {
    const words: Words = { say, cardName, placeName };
    const join = (parts: readonly string[]): string => parts.join(say('duel.label.comma'));
    const place = ({ controller, zone, place: at }: SeenCard, view: View): string =>
      placeName({ side: sideOfPlayer(view, controller), zone, place: at });
    const name = ({ known }: SeenCard): string =>
      known ? cardName(known.passcode) : say('word.face-down-card');
    const equipWords = ({ equippedTo }: SeenCard, view: View): string[] => {
      const host = cardOfHandle(view, equippedTo);
      return host === null ? [] : [say('duel.label.equipped', { card: name(host) })];
    };
    return {
      card: (card) => join(cardParts(card, words)),
      placed: (card, view) => join([place(card, view), ...cardParts(card, words), ...equipWords(card, view)]),
      empty: (at, isPendulum) =>
        join([
          placeName(at),
          ...(isPendulum && at.zone !== 'pendulum' ? [say('duel.label.also-pendulum')] : []),
          say('word.empty'),
        ]),
      name,
      place,
    };
  }, [say, cardName, placeName]);
};
