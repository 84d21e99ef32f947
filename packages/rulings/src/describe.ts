/** Choices in the words of the commands that take them. */

import { ENGLISH_PRINTER } from '@spellspeed/cardtext/printing';
import {
  type Card,
  HAND_SIGNS,
  type OfferedChoice,
  type OpenDecision,
  TURN_ORDERS,
} from '@spellspeed/engine';
import { isActivated, printedNumber } from '@spellspeed/engine/language';
import type { Course } from './course.ts';
import { nameOfCard, nameOfPlayer } from './names.ts';
import { scenarioPool } from './pool.ts';

/** A card as a command would name it: with whose or which, where several have its name. */
export const nameIn = (course: Course, id: number): string => {
  const { passcode } = course.cardState(id);
  const name = nameOfCard(passcode);
  const same = course.described(passcode);
  const here = same.find((card) => card.id === id);
  if (same.length < 2 || here === undefined) return name;
  const onSide = same.filter(({ side }) => side === here.side);
  if (onSide.length === 1) return `${nameOfPlayer(here.side)}.${name}`;
  return `${name}#${same.indexOf(here) + 1}`;
};
const nameOfHandle = (course: Course, handle: number): string => nameIn(course, course.idOf(handle));

/** Places as the `zone` command names them; another player's with the player. */
const placeName = (place: number): string => {
  if (place === 5) return 'extra-left';
  return place === 6 ? 'extra-right' : String(place + 1);
};
/** The card with the effects that it has gained. */
const definitionOf = (course: Course, handle: number): Card | undefined => {
  const { passcode, gained } = course.cardState(course.idOf(handle));
  return scenarioPool().withGained(passcode, gained)?.card;
};
/** The text of a way of activation. */
export const optionTexts = (course: Course, { why }: OpenDecision): readonly string[] => {
  if (!('card' in why) || why.card === undefined || why.effect === undefined) return [];
  const card = definitionOf(course, why.card);
  return card === undefined ? [] : ENGLISH_PRINTER.options(card, why.effect);
};

/** Which of its effects, where the card has several that are activated. */
const effectWords = (course: Course, handle: number, index: number): string => {
  const effects = definitionOf(course, handle)?.effects ?? [];
  const numbers = new Set(
    effects.flatMap((effect, each) => (isActivated(effect) ? [printedNumber(effects, each)] : [])),
  );
  return numbers.size < 2 ? '' : ` effect ${printedNumber(effects, index)}`;
};

/** The command that takes this choice of the question. */
export const describeChoice = (course: Course, choice: OfferedChoice, decision = course.decision): string => {
  const card = 'card' in choice ? nameOfHandle(course, choice.card) : '';
  switch (choice.do) {
    case 'normal-summon':
      return `summon ${card}`;
    case 'set-monster':
    case 'set-card':
      return `set ${card}`;
    case 'special-summon':
      return `special summon ${card}${choice.by === 'other-procedure' ? ' the other way' : ''}`;
    case 'pendulum-summon':
      return 'pendulum summon';
    case 'flip-summon':
      return `flip ${card}`;
    case 'change-position':
      return `change ${card} to ${choice.to}`;
    case 'activate':
      return `activate ${card}${effectWords(course, choice.card, choice.effect)}`;
    case 'carry-out':
      return `activate ${card}`;
    case 'attack':
      return `attack ${card}`;
    case 'enter-phase':
      return `phase ${choice.phase}`;
    case 'end-battle':
      return 'phase main2';
    case 'card':
      return decision?.kind === 'attack-target'
        ? `attack ${attackerOf(course, decision)} -> ${card}`
        : `choose ${card}`;
    case 'attack-directly':
      return decision?.kind === 'attack-target'
        ? `attack ${attackerOf(course, decision)} directly`
        : 'attack directly';
    case 'stop-attack':
      return 'stop attack';
    case 'zone':
      return `zone ${choice.player === decision?.player ? '' : `${nameOfPlayer(choice.player)}.`}${placeName(choice.place)}`;
    case 'position':
      return `position ${choice.position === 'face-down' ? 'set' : choice.position}`;
    case 'option':
      return optionInWords(choice.option, decision);
    case 'declare':
      return `${choice.what === 'number' ? 'number' : 'declare'} ${choice.word}`;
    case 'pass':
    case 'yes':
    case 'no':
      return choice.do;
  }
};
const optionInWords = (option: number, decision: OpenDecision | null): string => {
  if (decision?.why.for === 'rock-paper-scissors') return `show ${HAND_SIGNS[option]}`;
  return decision?.why.for === 'first-player' ? `go ${TURN_ORDERS[option]}` : `option ${option + 1}`;
};
const attackerOf = (course: Course, { why }: OpenDecision): string =>
  'card' in why && why.card !== undefined ? nameOfHandle(course, why.card) : '';

/** What the asked player can do, as commands; options with their texts. */
export const commandsNow = (course: Course): readonly string[] => {
  const { decision } = course;
  if (decision === null) return [];
  const texts = optionTexts(course, decision);
  const said = decision.choices.map((choice) => {
    const text = choice.do === 'option' ? texts[choice.option] : undefined;
    return `${describeChoice(course, choice, decision)}${text === undefined ? '' : ` "${text}"`}`;
  });
  return [...new Set(said)];
};
const MOST_SHOWN = 12;
/** One line for the message of a failure. */
export const describeChoices = (course: Course): string => {
  const { decision } = course;
  if (decision === null) return 'the duel is over';
  const commands = commandsNow(course);
  const more = commands.length > MOST_SHOWN ? ' · …' : '';
  return `${nameOfPlayer(decision.player)} can: ${commands.slice(0, MOST_SHOWN).join(' · ')}${more}`;
};
