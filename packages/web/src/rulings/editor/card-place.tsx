import { Button } from 'react-aria-components';
import { useCardName } from '../../card/card-name.ts';
import { useSay } from '../../i18n/say.ts';
import {
  type BuiltCard,
  cardsAt,
  cardsIn,
  moveCard,
  POSITIONS_IN,
  shiftCard,
  swapCards,
  turnCard,
} from './built-field.ts';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { EXTRA_PLACES, isPlaceOf, PLACES_IN } from './places.ts';
import { isZone, PILES, PLAYER_NAMES, type Place, type PlayerName } from './stands.ts';
import { canStand } from './use-material.ts';
import { useEditorWords } from './use-words.ts';

/** All places of a player by name. */
const placesOf = (player: PlayerName): Place[] =>
  PILES.flatMap((pile): Place[] => {
    if (!isZone(pile)) return [{ player, pile, place: null }];
    const places = pile === 'monsters' ? [...PLACES_IN.monsters, ...EXTRA_PLACES] : PLACES_IN[pile];
    return places.map((place) => ({ player, pile, place }));
  });
const keyOf = ({ player, pile, place }: Place): string => `${player}.${pile}.${place ?? ''}`;

/** Where the card is and how it lies. A card that is in the zone already changes places with it. */
export const CardPlace = ({ card }: { readonly card: BuiltCard }) => {
  const say = useSay();
  const cardName = useCardName();
  const words = useEditorWords();
  const { field, put, material } = useEditing();
  const { id, passcode, player, stand, place } = card;
  const here = stand === 'materials' ? words.where(field, card) : keyOf({ player, pile: stand, place });
  const offered = (at: Place): boolean =>
    keyOf(at) === here || (canStand(material, passcode, at.pile) && isPlaceOf(field.format, at));
  const othersAt = (at: Place): readonly BuiltCard[] =>
    isZone(at.pile) ? cardsAt(field, at).filter((each) => each.id !== id) : [];
  const go = (key: string): void => {
    const at = PLAYER_NAMES.flatMap(placesOf).find((each) => keyOf(each) === key);
    if (at === undefined) return;
    const [other] = othersAt(at);
    put(
      other === undefined || stand === 'materials' ? moveCard(field, at, id) : swapCards(field, card, other),
    );
  };
  return (
    <>
      <label className="field">
        {say('rulings.edit.where')}
        <select className={`input ${styles.whole}`} value={here} onChange={({ target }) => go(target.value)}>
          {stand === 'materials' && <option value={here}>{here}</option>}
          {PLAYER_NAMES.map((each) => (
            <optgroup key={each} label={each}>
              {placesOf(each)
                .filter(offered)
                .map((at) => (
                  <option key={keyOf(at)} value={keyOf(at)}>
                    {[words.place(at), ...othersAt(at).map((other) => `(${cardName(other.passcode)})`)].join(
                      ' ',
                    )}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Lies card={card} />
      {stand !== 'materials' && !isZone(stand) && <Order card={card} />}
    </>
  );
};

/** Attack or Defense Position, face-up or face-down, where a card can lie in several ways. */
const Lies = ({ card: { id, stand, position } }: { readonly card: BuiltCard }) => {
  const say = useSay();
  const { field, put } = useEditing();
  const ways = POSITIONS_IN[stand];
  if (ways.length === 0) return null;
  return (
    <fieldset className={styles.options}>
      <legend>{say('rulings.edit.lies')}</legend>
      {ways.map((way) => (
        <label key={way} className={styles.option}>
          <input
            type="radio"
            name="position"
            checked={position === way}
            onChange={() => put(turnCard(field, id, way))}
          />
          {say(`rulings.edit.${way}`)}
        </label>
      ))}
    </fieldset>
  );
};

/** The place of a card in its list. */
const Order = ({ card: { id, player, stand } }: { readonly card: BuiltCard }) => {
  const say = useSay();
  const { field, put } = useEditing();
  const list = cardsIn(field, player, stand);
  const at = list.findIndex((each) => each.id === id);
  if (list.length < 2) return null;
  return (
    <div className="row">
      <span className={styles.middle}>{say('rulings.edit.nth', { place: at + 1, count: list.length })}</span>
      <Button className="button" isDisabled={at === 0} onPress={() => put(shiftCard(field, id, -1))}>
        ↑ {say('rulings.edit.earlier')}
      </Button>
      <Button
        className="button"
        isDisabled={at === list.length - 1}
        onPress={() => put(shiftCard(field, id, 1))}
      >
        ↓ {say('rulings.edit.later')}
      </Button>
    </div>
  );
};
