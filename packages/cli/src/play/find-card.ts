/** Which card somebody means: by its place (`H2`, `OM3`) or by (a part of) its name. */
import { factsNamed } from '@spellspeed/cards';
import { FIELD_ZONES, type View, type Zone } from '@spellspeed/engine';
import { type Place, placesIn } from '../tell/places.ts';
import { listed } from '../tell/words.ts';
import { Trouble } from '../trouble.ts';

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const nameOf = ({ card }: Place): string => card.known?.name ?? '';

/** The cards in sight with exactly this name, otherwise those whose names hold these words. */
const named = (places: readonly Place[], typed: string): Place[] => {
  const wanted = folded(typed);
  if (wanted === '') return [];
  // A name in another language leads to the English one.
  const english = factsNamed(typed)?.names.en;
  const exact = places.filter((place) => nameOf(place) === english || folded(nameOf(place)) === wanted);
  return exact.length > 0 ? exact : places.filter((place) => folded(nameOf(place)).includes(wanted));
};

/** What lies here is meant rather than what lies in a pile. */
const NEAR: readonly Zone[] = ['hand', ...FIELD_ZONES];

/** The card in sight that was meant; of several copies the one that comes first. Undefined if there is none. */
export const findCard = (view: View, typed: string): Place | undefined => {
  const places = placesIn(view);
  const label = typed.trim().toUpperCase();
  const at = places.find((place) => place.label === label);
  if (at) return at;
  const isNear = ({ card }: Place): boolean => NEAR.includes(card.zone);
  const near = named(places.filter(isNear), typed);
  const found = near.length > 0 ? near : named(places, typed);
  const names = [...new Set(found.map(nameOf))];
  if (names.length > 1)
    throw new Trouble(
      `Several cards fit "${typed}": ${listed(found.map((place) => `"${nameOf(place)}" (${place.label})`))}.`,
    );
  return found[0];
};
