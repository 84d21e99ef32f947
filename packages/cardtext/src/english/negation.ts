/** "negate the activation", "negate that effect", "negate the Summon": what is negated, and what "it" is from there on. */
import type { ActionOf } from '@spellspeed/engine/language';
import { orWords } from '../grammar/also.ts';
import { fork } from '../memory.ts';
import { NEGATED } from './reference.ts';
import { deed, type Said } from './said.ts';

/** What was negated is what "it" means from here on. */
const ofTheAnswered = <Value>(phrase: Said<Value>): Said<Value> => ({
  print: (value, speech) => {
    speech.memory.focus = 'chained-to';
    return phrase.print(value, speech);
  },
  read: (text, at, speech) => {
    const memory = { ...fork(speech.memory), focus: 'chained-to' };
    return phrase.read(text, at, { ...speech, memory });
  },
});

/** What is spoken of next is named: "negate the Summon, and if you do, destroy that monster". */
const namedAfter = <Value>(phrase: Said<Value>): Said<Value> => ({
  print: (value, speech) => {
    const said = phrase.print(value, speech);
    if (said !== undefined) speech.memory.focus = NEGATED;
    return said;
  },
  read: (text, at, speech) =>
    phrase.read(text, at, speech).map((one) => ({ ...one, memory: { ...one.memory, focus: NEGATED } })),
});
const ACTIVATION = orWords('the activation', 'that activation', 'the Spell/Trap activation');
const EFFECT = orWords(
  'that effect',
  "that card's effect",
  "that monster's effect",
  "that Spell's effect",
  "that Trap's effect",
);
const SUMMON = orWords(
  'the Summon',
  ...['the', 'that'].flatMap((the) =>
    ['', 'Normal ', 'Special ', 'Flip ', 'Normal or Special '].map((way) => `${the} ${way}Summon`),
  ),
);
export const NEGATE_ACTIVATION: Said<ActionOf<'negate-activation'>> = ofTheAnswered(
  deed('negate-activation', 'negate')` ${ACTIVATION}`,
);
export const NEGATE_EFFECT: Said<ActionOf<'negate-effect'>> = ofTheAnswered(
  deed('negate-effect', 'negate')` ${EFFECT}`,
);
export const NEGATE_ATTACK: Said<ActionOf<'negate-attack'>> = deed(
  'negate-attack',
  'negate',
)` ${orWords('the attack', 'that attack')}`;
export const NEGATE_SUMMON: Said<ActionOf<'negate-summon'>> = namedAfter(
  deed('negate-summon', 'negate')` ${SUMMON}`,
);
