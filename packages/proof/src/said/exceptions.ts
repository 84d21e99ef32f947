/** What a text need not say of a definition, and why: rules about kinds of leaves, never about one card. */

import { type Language, normalForm } from '@spellspeed/cardtext';
import type { Change } from './changes.ts';
import { kindOf } from './kind-of.ts';

export interface Exception {
  readonly name: string;
  readonly reason: string;
  /** The languages that need not say it; all unless it says otherwise. */
  readonly languages?: readonly Language[];
  readonly covers: (change: Change) => boolean;
}

const kinds =
  (...all: readonly string[]) =>
  (change: Change): boolean =>
    all.includes(kindOf(change));
const isTest = (part: unknown, name: string): boolean => has(part, 'test', name);
const has = (part: unknown, field: string, value: unknown): boolean =>
  typeof part === 'object' && part !== null && Reflect.get(part, field) === value;
const isWithin = ({ within }: Change, field: string, ...values: readonly unknown[]): boolean =>
  within.some((part) => values.some((value) => has(part, field, value)));
const stepsInto = ({ path }: Change, ...fields: readonly string[]): boolean =>
  fields.some((field) => path.includes(field));
const isLeftOut = ({ to }: Change): boolean => to === undefined;
const isOwnEvent = (event: unknown): boolean =>
  typeof event === 'object' &&
  event !== null &&
  'card' in event &&
  Array.isArray(event.card) &&
  event.card.some(isThis);
const isThis = (test: unknown): boolean =>
  isTest(test, 'is') && has(Reflect.get(Object(test), 'what'), 'ref', 'this');

/** Is this card discarded, sent somewhere instead, or has it been sent somewhere? */
const tellsWhereItIs = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const what: unknown = Reflect.get(part, 'what');
  const isItself = has(what, 'ref', 'this') || has(Reflect.get(Object(what), 'what'), 'ref', 'this');
  if (isItself && (has(part, 'do', 'discard') || has(part, 'if', 'came-this-turn'))) return true;
  return Object.values(part).some(tellsWhereItIs);
};
/** Where nothing but monsters can be meant: what is Summoned, what battles, what Monsters are made of. */
const OF_MONSTERS = [
  'summoned.card',
  'would-be-summoned.card',
  'flipped.card',
  'attack-declared.attacker',
  'attack-declared.target',
  'attack-negated.attacker',
  'destroyed-by-battle.card',
  'destroyed-by-battle.by',
  'fusion-summon.materials',
  'summoned-using.material',
  'used-as-material.for',
  'xyzOver',
];
const IN_BATTLE = ['battling', 'opponent-in-battle', 'attack-target', 'attacker'];
/** Is the kind of a card asked for, or left out, where only monsters can be meant? */
const isMonsterWithoutAWord = ({ path, within, from }: Change): boolean => {
  const isChanged = isTest(within[0], 'kind');
  const [test, holder] = isChanged ? [within[0], within[1]] : [from, within[0]];
  if (
    !isTest(test, 'kind') ||
    !has(test, 'kind', isChanged ? from : 'monster') ||
    !has(test, 'kind', 'monster')
  )
    return false;
  const steps = path.slice(0, isChanged ? -1 : undefined);
  const place = kindOf({ path: steps, within: holder ? [holder] : [] });
  if (OF_MONSTERS.includes(place) || steps.includes('materials')) return true;
  const asked = Reflect.get(Object(holder), 'what');
  if (place === 'matches.filter' && IN_BATTLE.includes(String(Reflect.get(Object(asked), 'ref'))))
    return true;
  const filter: unknown = Reflect.get(
    Object(holder),
    String(steps.findLast((step) => typeof step === 'string')),
  );
  return Array.isArray(filter) && (filter.some(isNoSuchMonster) || isImpliedBy(filter, test));
};
/** "non-Synchro Monster" says that it is a monster. */
const isNoSuchMonster = (test: unknown): boolean => {
  const denied: unknown = Reflect.get(Object(test), 'filter');
  return isTest(test, 'not') && Array.isArray(denied) && denied.length === 1 && isTest(denied[0], 'frame');
};
const isImpliedBy = (filter: readonly unknown[], test: unknown): boolean =>
  JSON.stringify(normalForm(filter)) === JSON.stringify(normalForm(filter.filter((one) => one !== test)));

/** Sorted by what they are about: the card, its effects, what they wait for, which cards they mean, what they do. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    name: 'whose Extra Deck',
    reason: 'Japanese cards say "from the Extra Deck": nobody Summons from the other one.',
    languages: ['ja'],
    covers: (change) =>
      kindOf(change) === 'in.side' &&
      Reflect.get(Object(change.within[0]), 'zones')?.join() === 'extra' &&
      isWithin(change, 'modifies', 'cannot-special-summon'),
  },
  {
    name: 'facts',
    reason: 'Printed beside the text: passcode, name, archetypes, arrows; also those of a Token.',
    covers: (change) =>
      'passcode' in (change.within[0] ?? {}) &&
      (['passcode', 'series', 'linkArrows'].includes(kindOf(change)) || change.path.join() === 'name'),
  },
  {
    name: 'numbers',
    reason: 'English and Italian cards do not number their effects; entries without words have no number.',
    languages: ['en', 'it'],
    covers: ({ path }) => path.length === 3 && path[2] === 'number',
  },
  {
    name: 'stays by its kind',
    reason: 'Continuous, Equip and Field cards remain on the field without a word.',
    covers: ({ path, within: [card] }) =>
      path.join() === 'remains' && !has(card, 'property', 'Normal') && !has(card, 'property', 'Quick-Play'),
  },
  {
    name: 'a plain activation',
    reason: 'That a card can be activated goes without saying, and where: its kind tells.',
    covers: (change) =>
      kindOf(change) === 'card-activation.from' ||
      (change.path.length === 2 && has(change.from, 'effect', 'card-activation')),
  },
  {
    name: 'kinds of effects',
    reason:
      'What is activated as an effect of a Spell or Trap Card its kind tells; Chinese and Japanese cards do not say "Quick Effect".',
    covers: (change) => change.path.length === 3 && change.path[2] === 'effect' && !isLeftOut(change),
  },
  {
    name: 'not for the reader',
    reason:
      'Whether a sentence is an effect, a text or unclassified, and what it is asked of when it resolves, rulings tell and no printed word.',
    covers: kinds(
      'continuous.unclassified',
      'continuous.isText',
      'unclassified.isText',
      'activated-effects.asOf',
      'special-summon.properly',
      'link.adds',
    ),
  },
  {
    name: 'where its own event leaves it',
    reason: 'Where a card is when it has been Summoned, destroyed or sent somewhere follows from that event.',
    covers: (change) =>
      ['trigger.from', 'unclassified.from'].includes(kindOf(change)) &&
      [change.within[0]?.on].flat().some(isOwnEvent),
  },
  {
    name: 'where what is done with it finds it',
    reason:
      'A card that is discarded lies in the hand, one that is sent somewhere instead or has been sent somewhere this turn where the text says.',
    covers: (change) => change.path.at(-1) === 'from' && tellsWhereItIs(change.within[0]),
  },
  {
    name: 'where it is Summoned',
    reason: 'What happens when a card is Summoned happens where it is Summoned.',
    covers: (change) =>
      kindOf(change) === 'continuous.from' &&
      [change.within[0]?.modifiers]
        .flat()
        .every(
          (one) =>
            has(one, 'modifies', 'summon-not-negated') || has(one, 'modifies', 'silences-when-summoned'),
        ),
  },
  {
    name: 'destroyed by battle with',
    reason:
      '"destroys a monster by battle and sends it to the GY" says how, by what, from where and where to.',
    covers: (change) =>
      ['moved.from', 'moved.to', 'moved.manner', 'moved.by'].includes(kindOf(change)) &&
      'inBattleWith' in (change.within[0] ?? {}),
  },
  {
    name: 'this card is Summoned',
    reason: '"this card is Summoned" says not by whom.',
    languages: ['en', 'it'],
    covers: (change) => kindOf(change) === 'summoned.by' && isOwnEvent(change.within[0]),
  },
  {
    name: 'Tribute Summons',
    reason: 'Where a text says "Normal Summoned", a Tribute Summon is meant as well.',
    covers: ({ from, to }) => from === 'tribute' || to === 'tribute',
  },
  {
    name: 'it is a monster',
    reason:
      'A noun such as "Dragon" or "Synchro Monster" speaks of monsters without a word; only monsters are Summoned, battle and are material.',
    covers: isMonsterWithoutAWord,
  },
  {
    name: 'Field Spells',
    reason: 'Only Spells are Field, Equip, Quick-Play or Ritual Cards, only Traps Counter Cards.',
    covers: (change) =>
      isLeftOut(change) && isTest(change.from, 'kind') && Object.values(change.within[0] ?? {}).some(isTold),
  },
  {
    name: 'among whom it is the highest',
    reason: '"the one with the highest ATK" means the highest of those of whom the phrase speaks.',
    covers: (change) => stepsInto(change, 'among') && isWithin(change, 'test', 'extreme'),
  },
  {
    name: 'Xyz Materials',
    reason: 'Materials of this card are on no side of the field.',
    covers: (change) =>
      isMaterialPlace(change.from) ||
      String(change.from) === 'material' ||
      (['in.side', 'in.zones'].includes(kindOf(change)) && isMaterialPlace(change.within[0])),
  },
  {
    name: 'where costs come from',
    reason: 'What is discarded lies in the hand, what is Tributed on the field of whoever does it.',
    covers: (change) =>
      isWithin(change, 'do', 'discard', 'tribute') &&
      (isTest(change.from, 'in') || ['in.side', 'in.zones'].includes(kindOf(change))),
  },
  {
    name: 'where a Normal Summon comes from',
    reason: 'What is Normal Summoned lies in the hand; another place is said.',
    covers: (change) => isWithin(change, 'do', 'normal-summon') && isTest(change.from, 'in'),
  },
  {
    name: 'still',
    reason: 'Of a target only states are said again that can change: face, position, controller.',
    covers: (change) => stepsInto(change, 'still'),
  },
  {
    name: 'as many as you like',
    reason: '"any number" has no number; nobody has so many cards.',
    covers: ({ from, within: [cards] }) => from === ANY_NUMBER || has(cards, 'max', ANY_NUMBER),
  },
  {
    name: 'names within a text',
    reason:
      'What parts of an effect call each other is said by "it" and "that monster"; such a name means one kind of thing.',
    covers: (change) =>
      ['as', 'ref'].includes(String(change.path.at(-1))) &&
      (change.path.at(-1) === 'as' || 'name' in (change.within[0] ?? {})),
  },
  {
    name: 'Tokens',
    reason: 'The text that makes a Token calls it one.',
    covers: ({ path, within: [token] }) => path.at(-1) === 'frame' && has(token, 'frame', 'token'),
  },
  {
    name: 'what the event has said',
    reason: '"Target that monster": what was said of it when it came is not said again.',
    covers: ({ within: [, target] }) => isOfEvent(target),
  },
  {
    name: 'later',
    reason: 'What is done later is a sentence of its own, whatever joins it.',
    covers: (change) => kindOf(change) === 'sequence.joint' && isDoneLater(change.within[0]),
  },
  {
    name: 'limits of Summons',
    reason: 'How often a card is Summoned in one way is counted by its name or of this copy.',
    covers: (change) => change.path[0] === 'summoning' && change.path.at(-1) === 'of',
  },
  {
    name: 'one player',
    reason: 'A monster is Summoned to one field: the types permit "any", no definition says it.',
    covers: (change) => kindOf(change).startsWith('special-summon') && change.to === 'any',
  },
  {
    name: 'original values',
    reason: '"becomes its original ATK" has no number of its own.',
    covers: (change) => change.path.at(-1) === 'amount' && has(change.within[0], 'how', 'restore'),
  },
  {
    name: 'one word for two joints',
    reason: 'Chinese and Japanese texts say "and if you do" and "also" alike, and both kinds of "then".',
    languages: ['zh', 'ja'],
    covers: kinds('sequence.joint'),
  },
  {
    name: 'damage to a player',
    reason: 'Of what an effect would do to players only damage is told.',
    covers: (change) => change.path.at(-1) === 'verb' && 'to' in (change.within[0] ?? {}),
  },
  {
    name: 'Set before activation',
    reason: 'A card that was on the field when it was activated was Set there.',
    covers: kinds('activated-from.zones'),
  },
  {
    name: 'a Continuous Effect looks again',
    reason: 'What applies continuously is asked again and again, whoever comes.',
    covers: (change) => change.path.at(-1) === 'affects' && isContinuous(change.within[1]),
  },
];
/** A filter that names a property which only one kind of cards has. */
const isTold = (filter: unknown): boolean =>
  [filter]
    .flat()
    .some(
      (test) =>
        isTest(test, 'property') && !BOTH_HAVE.includes(String(Reflect.get(Object(test), 'property'))),
    );
const BOTH_HAVE = ['Normal', 'Continuous'];
/** As cardtext has it. */
const ANY_NUMBER = 60;
const isMaterialPlace = (test: unknown): boolean =>
  isTest(test, 'in') && String(Reflect.get(Object(test), 'zones')) === 'material';
const isDoneLater = (sequence: unknown): boolean =>
  [Reflect.get(Object(sequence), 'parts')].flat().some((part) => has(part, 'do', 'later'));
const isOfEvent = (target: unknown): boolean =>
  [Reflect.get(Object(target), 'filter')]
    .flat()
    .some((test) => isTest(test, 'is') && has(Reflect.get(Object(test), 'what'), 'ref', 'event'));
const isContinuous = (part: unknown): boolean => has(part, 'effect', 'continuous');
