/** Ritual Spells: the sum that old ones name in figures is the Level of the monster that they name. */
import { factsNamed } from '@spellspeed/cards';
import type { Normalisation } from './clause.ts';

/** What an old Ritual Spell means, if its sum is that monster's Level; otherwise its words stay, and are not read. */
const ofOneMonster = (words: string, quoted: string, sum: string): string => {
  const facts = factsNamed(quoted.slice(1, -1));
  return facts?.kind === 'monster' && facts.level === Number(sum)
    ? `Ritual Summon 1 ${quoted} from your hand, by Tributing monsters from your hand or field whose total Levels equal or exceed its Level.`
    : words;
};

export const RITUAL_WORDINGS: readonly Normalisation[] = [
  {
    is: 'the Ritual Spell of one monster',
    from: /\bThis card is used to Ritual Summon ("[^"]*")\. You must also Tribute monsters (?:from your hand or field|from your hand or the field|from the field or your hand) whose total Levels equal (\d+) or more\./g,
    to: ofOneMonster,
  },
  {
    is: 'the Ritual Spell of one monster',
    from: /\bThis card is used to Ritual Summon ("[^"]*")\. You must also Tribute monsters whose total Levels equal (\d+) or more from the field or your hand\./g,
    to: ofOneMonster,
  },
  {
    is: 'the Ritual Spell of several monsters',
    from: /\bThis card can be used to Ritual Summon any ([^.]*)\. You must also Tribute monsters from your hand or field whose total Levels (equal or exceed|exactly equal) the Level of the Ritual Monster you Ritual Summon\./g,
    to: 'Ritual Summon 1 $1 from your hand, by Tributing monsters from your hand or field whose total Levels $2 its Level.',
  },
  {
    is: 'the Level of the Ritual Monster is its Level',
    from: /\b(Ritual Summon 1 [^.]* whose total Levels (?:equal or exceed|exactly equal)) the Level of (?:the|that) Ritual Monster(?: you Ritual Summon)?(?=[.,])/g,
    to: '$1 its Level',
  },
];
