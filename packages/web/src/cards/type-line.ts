/** What is printed on a card besides its name and text, in the words of the page. */
import type { CardFacts } from '@spellspeed/cards';
import { RACES } from '@spellspeed/engine';
import { useMemo } from 'react';
import type { MessageId } from '../i18n/messages.ts';
import { type Say, useSay } from '../i18n/say.ts';

type Words = (facts: CardFacts) => string;

/** The Type of a monster; a Type that is not known is said as it is written. */
export const raceIn = (say: Say, race: string): string => {
  const known = RACES.find((each) => each === race);
  return known === undefined ? race : say(`word.race.${known}` satisfies MessageId);
};

/** "Dragon / Synchro / Tuner", "Quick-Play Spell" */
export const typeLineIn = (say: Say, facts: CardFacts): string => {
  if (facts.kind !== 'monster')
    return say('cards.spell-trap', {
      kind: say(`word.kind.${facts.kind}`),
      property: say(`word.property.${facts.property}`),
    });
  const frame = facts.frame === 'effect' ? [] : [say(`word.frame.${facts.frame}`)];
  const abilities = facts.abilities.map((ability) => say(`word.ability.${ability}`));
  const effect =
    facts.frame === 'effect' && !facts.abilities.includes('effect') ? [say('word.ability.effect')] : [];
  return [raceIn(say, facts.race), ...frame, ...abilities, ...effect].join(' / ');
};

/** "Level 4 · DARK · ATK 2500 / DEF 1200"; empty for Spells and Traps. */
export const valuesIn = (say: Say, facts: CardFacts): string => {
  if (facts.kind !== 'monster') return '';
  const { level, rank, linkArrows, attribute, scale, atk, def } = facts;
  return [
    ...(level === undefined ? [] : [say('word.level', { level })]),
    ...(rank === undefined ? [] : [say('word.rank', { level: rank })]),
    ...(linkArrows === undefined ? [] : [say('word.link', { level: linkArrows.length })]),
    say(`word.attribute.${attribute}`),
    ...(scale === undefined ? [] : [say('word.scale', { scale })]),
    def === undefined ? `ATK ${atk}` : `ATK ${atk} / DEF ${def}`,
  ].join(' · ');
};

export const useTypeLine = (): Words => {
  const say = useSay();
  return useMemo(() => (facts) => typeLineIn(say, facts), [say]);
};
export const useValues = (): Words => {
  const say = useSay();
  return useMemo(() => (facts) => valuesIn(say, facts), [say]);
};
