/** A thought in sentences: the line that is expected, the chance to win, and what was thought of the two next best answers. */
import type { Passcode, Player } from '@spellspeed/engine';
import type { Deed, Thought } from '../search/thought.ts';
import { CHINESE } from './chinese.ts';
import { ENGLISH } from './english.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import type { Wording } from './wording.ts';

export type ThoughtLanguage = 'en' | 'zh' | 'it' | 'ja';
export const WORDINGS: { readonly [language in ThoughtLanguage]: Wording } = {
  en: ENGLISH,
  zh: CHINESE,
  it: ITALIAN,
  ja: JAPANESE,
};

/** So many deeds of a line are told, and so many answers beside the best one. */
const TOLD = 8;
const NEXT_BEST = 2;

/** What a deed is done with or to. */
const objectOf = (
  wording: Wording,
  { choice, passcode }: Deed,
  nameOf: (passcode: Passcode) => string,
): string => {
  if (choice.do === 'enter-phase') return wording.phases[choice.phase];
  if (choice.do === 'position') return wording.positions[choice.position];
  return passcode === null ? wording.hidden : nameOf(passcode);
};
const sayDeed = (wording: Wording, deed: Deed, nameOf: (passcode: Passcode) => string): string =>
  wording.deeds[deed.choice.do](objectOf(wording, deed, nameOf));
/** Each deed of a line in words, but for the zones in which cards are placed; those of the other player are said to be the opponent's. */
export const tellDeeds = (
  deeds: readonly Deed[],
  me: Player,
  language: ThoughtLanguage,
  nameOf: (passcode: Passcode) => string,
): readonly string[] => {
  const wording = WORDINGS[language];
  const told = deeds.filter(({ choice }) => choice.do !== 'zone');
  return told.map((deed) => {
    const said = sayDeed(wording, deed, nameOf);
    return deed.player === me ? said : wording.theirs(said);
  });
};

/** One sentence each; `nameOf` names a card in this language. */
export const explainThought = (
  thought: Thought,
  language: ThoughtLanguage,
  nameOf: (passcode: Passcode) => string,
): readonly string[] => {
  const wording = WORDINGS[language];
  const { player } = thought.decision;
  const say = (deed: Deed): string => sayDeed(wording, deed, nameOf);
  const sayAll = (deeds: readonly Deed[]): string =>
    deeds.length === 0 ? wording.deeds.pass('') : wording.together(deeds.map(say));
  const percent = (chance: number): number => Math.round(100 * chance);
  const [best, ...others] = thought.answers;
  if (best === undefined) return [];
  const line = thought.line();
  const told = tellDeeds(line.slice(0, TOLD), player, language, nameOf);
  return [
    wording.line(told.length > 0 ? told : [sayAll(best.deeds)], Math.max(0, line.length - TOLD)),
    wording.chance(percent(best.chance), best.worlds),
    ...others.slice(0, NEXT_BEST).map(({ deeds, chance }) => wording.other(sayAll(deeds), percent(chance))),
  ];
};
