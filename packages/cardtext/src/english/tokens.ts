/** Special Summons of Tokens: "Special Summon 2 "X Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0) in Defense Position". */
import {
  type ActionOf,
  ATTRIBUTES,
  type BattlePosition,
  type MonsterCard,
  type Passcode,
  RACES,
} from '@spellspeed/engine/language';
import { checked, type Reader } from '../grammar/phrase.ts';
import { standsAt } from '../grammar/text.ts';
import { boundKey, introduce } from '../memory.ts';
import { freshName } from './chosen.ts';
import { tokenTraits } from './move.ts';
import type { Said } from './said.ts';
import { act, inMood, quoted, type Speech, your } from './speech.ts';

type Tokens = ActionOf<'special-summon-tokens'>;
const POSITIONS: readonly (readonly [string, readonly BattlePosition[]])[] = [
  [' in Attack Position', ['attack']],
  [' in Defense Position', ['defense']],
  ['', ['attack', 'defense']],
];
const positionWords = (positions: readonly BattlePosition[]): string =>
  POSITIONS.find(([, which]) => which.join() === positions.join())?.[0] ?? '';

const sayTokens = ({ token, count, to, positions, as }: Tokens, speech: Speech): string => {
  const number = count === 1 ? `1 ${quoted(token.name)}` : `${count} ${quoted(`${token.name}s`)}`;
  const where = to === 'opponent' ? ` to ${your(speech)} opponent's field` : '';
  if (as)
    introduce(speech.memory, boundKey(as), {
      noun: 'Token',
      number: count === 1 ? 'one' : 'several',
      zones: [],
      as: 'other',
    });
  return act(
    speech,
    'Special Summon',
    `${number} (${tokenTraits(token)})${where}${positionWords(positions)}`,
  );
};

/** "2 "X Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0)" */
const TOKENS =
  /^(\d+) "([^"]*)" \(([A-Z][\w-]*(?: [A-Z]\w*)?)\/(Tuner\/)?([A-Z]+)\/Level (\d+)\/ATK (\d+|\?)\/DEF (\d+|\?)\)/;
interface Made {
  readonly token: MonsterCard;
  readonly count: number;
  readonly letters: number;
}
const madeIn = (ahead: string, { card }: Speech): Made | undefined => {
  const [all, number, names = '', race, tuner, attribute, level, atk, def] = TOKENS.exec(ahead) ?? [];
  const [ofRace, ofAttribute] = [
    RACES.find((one) => one === race),
    ATTRIBUTES.find((one) => one === attribute),
  ];
  if (all === undefined || !ofRace || !ofAttribute) return undefined;
  const count = Number(number);
  const token: MonsterCard = {
    kind: 'monster',
    // The Token of a card has the number behind the card's own.
    passcode: (card.passcode + 1) as Passcode,
    name: count === 1 ? names : names.replace(/s$/, ''),
    series: [],
    effects: [],
    frame: 'token',
    abilities: tuner ? ['tuner'] : [],
    race: ofRace,
    attribute: ofAttribute,
    level: Number(level),
    atk: atk === '?' ? '?' : Number(atk),
    def: def === '?' ? '?' : Number(def),
  };
  return { token, count, letters: all.length };
};
const found: Reader<Tokens, Speech> = {
  needs: ['/Level '],
  read: (text, at, speech) => {
    const verb = `${inMood(speech.mood, 'Special Summon')} `;
    if (!standsAt(text, at, verb)) return [];
    const start = at + verb.length;
    const made = madeIn(text.words.slice(start, start + 200), speech);
    if (!made) return [];
    const { token, count, letters } = made;
    return (['you', 'opponent'] as const).flatMap((to) => {
      const where = to === 'opponent' ? ` to ${your(speech)} opponent's field` : '';
      return POSITIONS.flatMap(([words, positions]) => {
        if (!standsAt(text, start + letters, where + words)) return [];
        const value: Tokens = { do: 'special-summon-tokens', token, count, to, positions };
        const one = { to: start + letters + where.length + words.length, memory: speech.memory };
        return [
          { ...one, value },
          { ...one, value: { ...value, as: freshName(speech.memory) } },
        ];
      });
    });
  },
};
export const TOKENS_SUMMONED: Said<Tokens> = checked(sayTokens, found);
