import { citationsIn } from '@spellspeed/rulebook';
import { readText } from '../files.ts';
import { nameOf, type Place, sourceFiles } from './sources.ts';

/** Every place in the code that cites a clause, by the id that it names. */
export const citedPlaces = (): ReadonlyMap<string, readonly Place[]> => {
  const places = new Map<string, Place[]>();
  for (const path of sourceFiles()) {
    const file = nameOf(path);
    for (const { id, line } of citationsIn(readText(path)))
      places.set(id, [...(places.get(id) ?? []), { file, line }]);
  }
  return places;
};
