/** A card that is Special Summoned as a monster, read: "this card as a Normal Monster (Rock/EARTH/Level 4/ATK 0/DEF 2000)". */
import {
  type ActionOf,
  ATTRIBUTES,
  type BattlePosition,
  type MonsterTraits,
  RACES,
} from '@spellspeed/engine/language';
import type { Reader } from '../grammar/phrase.ts';
import { standsAt } from '../grammar/text.ts';
import { inMood, type Speech } from './speech.ts';

type Summon = ActionOf<'special-summon'>;
const TRAITS =
  /^ as an? (Normal|Effect) Monster \(([A-Z][\w-]*(?: [A-Z]\w*)?)\/(Tuner\/)?([A-Z]+)\/Level (\d+)\/ATK (\d+|\?)\/DEF (\d+|\?)\)( \(it is also still a Trap\))?/;
interface Found {
  readonly traits: MonsterTraits;
  readonly letters: number;
}
const printedValue = (digits: string | undefined): number | '?' => (digits === '?' ? '?' : Number(digits));
const traitsIn = (ahead: string): Found | undefined => {
  const [all, frame, race, tuner, attribute, level, atk, def, still] = TRAITS.exec(ahead) ?? [];
  const ofRace = RACES.find((one) => one === race);
  const ofAttribute = ATTRIBUTES.find((one) => one === attribute);
  if (all === undefined || !ofRace || !ofAttribute) return undefined;
  const traits: MonsterTraits = {
    frame: frame === 'Normal' ? 'normal' : 'effect',
    abilities: tuner ? ['tuner'] : [],
    race: ofRace,
    attribute: ofAttribute,
    level: Number(level),
    atk: printedValue(atk),
    def: printedValue(def),
    ...(still && { stillTrap: true }),
  };
  return { traits, letters: all.length };
};
const POSITIONS: readonly (readonly [string, readonly BattlePosition[]])[] = [
  [' in Attack Position', ['attack']],
  [' in Defense Position', ['defense']],
  ['', ['attack', 'defense']],
];
/** What could be meant; the printer tells whether these are the words. */
export const SUMMONED_AS_MONSTER: Reader<Summon, Speech> = {
  needs: [' Monster ('],
  read: (text, at, { memory, mood }) => {
    const start = `${inMood(mood, 'Special Summon')} this card`;
    if (!standsAt(text, at, start)) return [];
    const from = at + start.length;
    const found = traitsIn(text.words.slice(from, from + 160));
    if (!found) return [];
    const { traits, letters } = found;
    return POSITIONS.filter(([words]) => standsAt(text, from + letters, words)).map(([words, positions]) => ({
      value: {
        do: 'special-summon',
        what: { cards: 'referenced', what: { ref: 'this' } },
        to: 'you',
        positions,
        traits,
      },
      to: from + letters + words.length,
      memory,
    }));
  },
};
