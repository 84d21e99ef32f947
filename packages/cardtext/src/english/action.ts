/** What effects do: one line a verb. */
import {
  type Action,
  type ActionOf,
  type Cards,
  FIELD_ZONES,
  type Filter,
  type Side,
  type Verb,
} from '@spellspeed/engine/language';
import { inSequence, part, whole } from '../grammar/form.ts';
import { eitherOf, iso, NUMBER, named, oneOf, onlyIf, printing, printOnly } from '../grammar/phrase.ts';
import { handDrawnTo } from '../meaning/amounts.ts';
import { circled } from '../meaning/one-chain.ts';
import { both } from '../meaning/sequence.ts';
import { boundKey, fork, introduce, type Mention, mentionOf } from '../memory.ts';
import { type Phrases, phraseOf } from '../tables.ts';
import { AMOUNT, isOne, quantity, quantityOf } from './amount.ts';
import { nameUnsaid, sayCards } from './cards.ts';
import { DECLARE, ROLL, TOSS } from './chance.ts';
import { CARDS, cardsPlacedByVerb, cardsThen } from './chosen.ts';
import { COUNTERS, countersName, REMOVED_AMONG } from './counters.ts';
import { EITHER_OF_TWO } from './either.ts';
import { FUSION_SUMMON } from './fusion.ts';
import { SEQUENCE } from './joint.ts';
import { APPLY } from './lasting.ts';
import { laterOf } from './later.ts';
import { isPartOfLifePoints, LEFT, LIFE_POINTS, LP_BECOME, payment } from './life-points.ts';
import { materialSummoned } from './material-summon.ts';
import { CHANGE_POSITION, DAMAGE, DISCARD, SPECIAL_SUMMON, TO_DECK, TO_HAND, unlessYours } from './move.ts';
import { NEGATE_ACTIVATION, NEGATE_ATTACK, NEGATE_EFFECT, NEGATE_SUMMON } from './negation.ts';
import { NEW_TARGET, POINTERS } from './reference.ts';
import { RITUAL_SUMMON } from './ritual.ts';
import {
  ACTION,
  CONDITION,
  deed,
  type Said,
  type SaidPart,
  SINGLE_ACTION,
  say,
  saying,
  spoken,
  UNTIL,
  YOU,
  YOUR,
} from './said.ts';
import { SKIP_PHASES } from './skip.ts';
import { act, inMood, type Speech, thirdPerson, your } from './speech.ts';
import { TOKENS_SUMMONED } from './tokens.ts';

/** Cards that matched when the card came into force. */
const ALREADY_THERE: Mention = {
  noun: 'already present card',
  number: 'several',
  zones: FIELD_ZONES,
  as: 'other',
};

const CHANGED = { activation: 'card/effect', attack: 'attack', either: 'card/effect/attack' } as const;

const PLAINLY: Said<Action> = spoken({ mood: 'imperative' }, ACTION);
/** What each does for himself: what each player does next is said of the players again. */
const OF_ONE: Said<Action> = {
  ...ACTION,
  read: (...from) =>
    ACTION.read(...from).filter(({ value }) => !JSON.stringify(value).includes('"each-player"')),
};
const BY_EACH: Said<Action> = spoken({ mood: 'third-person', you: 'they' }, OF_ONE);

/** The other card is named again: "that Spell's effect". */
const namedAgain = <Value>(phrase: Said<Value>): Said<Value> => ({
  print: (value, speech) => {
    speech.memory.focus = undefined;
    return phrase.print(value, speech);
  },
  read: (text, at, speech) =>
    phrase.read(text, at, { ...speech, memory: { ...fork(speech.memory), focus: undefined } }),
});
const becomes = (constant: Partial<ActionOf<'become-effect-of'>>) =>
  say<ActionOf<'become-effect-of'>>({ do: 'become-effect-of', ...constant });
const BECOMES: Said<ActionOf<'become-effect-of'>> = namedAgain(
  oneOf(
    becomes({
      conditions: 'met',
    })`this effect becomes ${{ what: POINTERS.possessive }} effect when that card is activated (if its activation conditions are met)`,
    becomes({})`this effect becomes ${{ what: POINTERS.possessive }} effect when that card is activated`,
  ),
);

type RestOf<Done extends Verb> = (
  rest: (...words: Parameters<ReturnType<typeof part<ActionOf<Done>, Speech>>>) => SaidPart,
) => readonly SaidPart[];
/** "draw 2 cards", "your opponent draws 2 cards", "each player draws 2 cards" */
const byPlayer = <Done extends 'draw' | 'gain-life-points' | 'lose-life-points'>(
  done: Done,
  verb: string,
  rests: RestOf<Done>,
): readonly Said<ActionOf<Done>>[] => {
  const forms = rests(part<ActionOf<Done>, Speech>());
  return forms.flatMap((rest) => [
    whole<ActionOf<Done>, Speech>(
      { do: done, by: 'you' } as Partial<ActionOf<Done>>,
      inSequence([saying(({ mood }) => `${inMood(mood, verb)} `, verb), rest]),
    ),
    whole<ActionOf<Done>, Speech>(
      { do: done, by: 'opponent' } as Partial<ActionOf<Done>>,
      inSequence([saying((speech) => `${your(speech)} opponent ${thirdPerson(verb)} `), rest]),
    ),
    whole<ActionOf<Done>, Speech>(
      { do: done, by: 'any' } as Partial<ActionOf<Done>>,
      inSequence([saying(() => `each player ${thirdPerson(verb)} `, 'each'), rest]),
    ),
  ]);
};
const sayTributed = (what: Cards, speech: Speech): string => sayCards(what, speech, unlessYours(what));
const TRIBUTED = cardsPlacedByVerb([{ test: 'in', side: 'you', zones: FIELD_ZONES }], sayTributed);

const HAND: Filter = [{ test: 'in', side: 'you', zones: ['hand'] }];
const areInYourHand = (what: Cards): boolean =>
  'filter' in what && what.filter.some((test) => JSON.stringify(test) === JSON.stringify(HAND[0]));
/** A Normal Summon is one from the hand: that need not be said. */
const NORMAL_SUMMONED = cardsPlacedByVerb(HAND, (what, speech) =>
  sayCards(what, speech, { place: areInYourHand(what) ? 'unsaid' : 'from' }),
);

const ACTIONS: Phrases<Action, 'do', Speech> = {
  sequence: SEQUENCE,
  may: oneOf(
    say<ActionOf<'may'>>({ do: 'may', by: 'you' })`${{ action: SINGLE_ACTION }}, or ${{ otherwise: ACTION }}`,
    say<ActionOf<'may'>>({ do: 'may', by: 'you' })`${YOU} can ${{ action: PLAINLY }}`,
    say<ActionOf<'may'>>({ do: 'may', by: 'opponent' })`${YOUR} opponent can ${{ action: PLAINLY }}`,
    say<ActionOf<'may'>>({
      do: 'may',
      by: 'opponent',
    })`${YOUR} opponent can ${{ action: PLAINLY }}; otherwise, ${{ otherwise: ACTION }}`,
  ),
  if: oneOf(
    say<ActionOf<'if'>>({ do: 'if' })`if ${{ condition: CONDITION }}, ${{ action: ACTION }}`,
    say<ActionOf<'if'>>({
      do: 'if',
    })`if ${{ condition: CONDITION }}, ${{ action: ACTION }}; otherwise, ${{ otherwise: ACTION }}`,
  ),
  // The bullets follow the sentence.
  'one-of': oneOf(
    EITHER_OF_TWO,
    printOnly(({ by }, speech) =>
      by === 'you'
        ? act(speech, 'apply', '1 of these effects')
        : `${your(speech)} opponent chooses 1 of these effects, and you apply it`,
    ),
  ),
  'each-player': say<ActionOf<'each-player'>>({ do: 'each-player' })`each player ${{ action: BY_EACH }}`,
  choose: oneOf(
    // All cards of a kind need no choice.
    printOnly(({ what }, speech) => (what.cards === 'all' && nameUnsaid(what, speech) ? '' : undefined)),
    deed('choose', 'choose')` ${{ what: CARDS.plain }}`,
  ),
  destroy: oneOf(
    deed('destroy', 'destroy')` ${{ what: CARDS.plain }}`,
    deed('destroy', 'destroy', { into: 'banished' })` ${{ what: CARDS.plain }}, and if you do, banish it`,
  ),
  'send-to-gy': oneOf(
    deed('send-to-gy', 'send')` ${cardsThen(CARDS.from)` to the GY`}`,
    deed('send-to-gy', 'return', { returned: true })` ${cardsThen(CARDS.from)` to the GY`}`,
  ),
  banish: oneOf(
    deed('banish', 'banish', { face: 'up' })` ${{ what: CARDS.from }}`,
    deed('banish', 'banish', { face: 'up' })` ${cardsThen(CARDS.from)`${UNTIL}`}`,
    deed('banish', 'banish', { face: 'down' })` ${cardsThen(CARDS.from)` face-down${UNTIL}`}`,
  ),
  tribute: deed('tribute', 'Tribute')` ${{ what: TRIBUTED }}`,
  discard: DISCARD,
  'to-hand': TO_HAND,
  'to-deck': TO_DECK,
  draw: oneOf(
    printOnly(({ by, count }, speech) => {
      const inHand = handDrawnTo(count);
      return inHand === undefined
        ? undefined
        : player(by, 'draw', `cards until you have ${inHand} cards in your hand`, speech);
    }),
    ...byPlayer('draw', 'draw', (rest) => [
      rest`${{ count: onlyIf(isOne, quantityOf('card')) }}`,
      rest`${{ count: onlyIf((count, speech) => !isOne(count, speech), quantityOf('cards')) }}`,
    ]),
  ),
  damage: DAMAGE,
  'gain-life-points': oneOf(
    ...byPlayer('gain-life-points', 'gain', (rest) => [rest`${{ amount: LIFE_POINTS }}`]),
  ),
  'pay-life-points': oneOf(
    deed(
      'pay-life-points',
      'pay',
    )` ${{ amount: onlyIf((amount) => typeof amount === 'number', quantityOf('LP')) }}`,
    deed('pay-life-points', 'pay')` ${{ amount: onlyIf(isPartOfLifePoints, AMOUNT) }}`,
    deed('pay-life-points', 'pay')` LP so that you only have ${{ amount: LEFT }} left`,
    printOnly(({ amount, as }, speech) => {
      if (as !== undefined) speech.memory.notes.set(as, 'the LP you paid');
      return act(speech, 'pay', payment(amount, speech));
    }),
  ),
  'lose-life-points': oneOf(
    ...byPlayer('lose-life-points', 'lose', (rest) => [rest`${{ amount: LIFE_POINTS }}`]),
  ),
  'life-points-become': LP_BECOME,
  'special-summon': SPECIAL_SUMMON,
  'special-summon-tokens': TOKENS_SUMMONED,
  'ritual-summon': RITUAL_SUMMON,
  detach: deed('detach', 'detach')` ${{ what: CARDS.plain }}`,
  attach: deed('attach', 'attach')` ${cardsThen(CARDS.from)` to ${{ to: POINTERS.object }} as material`}`,
  'place-counters': oneOf(
    deed('place-counters', 'place')` ${COUNTERS} on ${{ what: CARDS.plain }}`,
    deed('place-counters', 'place')` ${COUNTERS} on ${{ what: CARDS.plain }} (max. ${{ most: NUMBER }})`,
    printOnly(({ what, counter, count, most }, speech) => {
      const on = sayCards(what, speech);
      const limit = most === undefined ? '' : ` (max. ${most})`;
      return act(
        speech,
        'place',
        `${quantity(count, countersName(counter, isOne(count, speech)), speech)} on ${on}${limit}`,
      );
    }),
  ),
  'remove-counters': deed('remove-counters', 'remove')` ${COUNTERS} from ${{ what: CARDS.plain }}`,
  'remove-counters-among': REMOVED_AMONG,
  reveal: oneOf(
    onlyIf(({ what }) => what.cards === 'top', deed('reveal', 'excavate')` ${{ what: CARDS.from }}`),
    deed('reveal', 'reveal')` ${{ what: CARDS.from }}`,
  ),
  'look-at': deed('look-at', 'look')` at ${{ what: CARDS.plain }}`,
  place: oneOf(
    deed('place', 'place', {
      to: 'pendulum-zone',
    })` ${cardsThen(CARDS.from)` face-up in ${YOUR} Pendulum Zone`}`,
    deed('place', 'place', {
      to: 'field-zone',
    })` ${cardsThen(CARDS.from)` face-up in ${YOUR} Field Zone`}`,
    deed('place', 'place', {
      to: 'spell-trap-zone',
      placedAs: 'trap',
    })` ${cardsThen(CARDS.from)` in ${YOUR} Spell & Trap Zone as a face-up Continuous Trap`}`,
    deed('place', 'place', {
      to: 'spell-trap-zone',
      whose: 'owner',
      placedAs: 'trap',
    })` ${cardsThen(CARDS.from)` in its owner's Spell & Trap Zone as a face-up Continuous Trap`}`,
    deed('place', 'place', {
      to: 'spell-trap-zone',
      whose: 'owner',
    })` ${cardsThen(CARDS.from)` face-up in its owner's Spell & Trap Zone as a Continuous Spell`}`,
    deed('place', 'place', {
      to: 'spell-trap-zone',
    })` ${cardsThen(CARDS.from)` face-up in ${YOUR} Spell & Trap Zone`}`,
  ),
  activate: deed('activate', 'activate')` ${{ what: CARDS.from }}`,
  'move-to-other-zone': deed(
    'move-to-other-zone',
    'move',
  )` ${cardsThen(CARDS.plain)` to another Main Monster Zone`}`,
  'toss-coins': TOSS,
  declare: DECLARE,
  'roll-die': ROLL,
  'roll-off': printOnly(({ as, opponents }, { memory }) => {
    memory.notes.set(as, 'your roll');
    memory.notes.set(opponents, "your opponent's roll");
    return 'both players roll a six-sided die (if the rolls are the same, both players roll again)';
  }),
  'normal-summon': oneOf(
    say<ActionOf<'normal-summon'>>({
      do: 'normal-summon',
    })`immediately after this effect resolves, ${saying(({ mood }) => inMood(mood, 'Normal Summon'))} ${{ what: NORMAL_SUMMONED }}`,
    say<ActionOf<'normal-summon'>>({
      do: 'normal-summon',
      way: 'tribute',
    })`immediately after this effect resolves, ${saying(({ mood }) => inMood(mood, 'Tribute Summon'))} ${{ what: NORMAL_SUMMONED }}`,
  ),
  'synchro-summon': materialSummoned('synchro-summon'),
  'xyz-summon': materialSummoned('xyz-summon'),
  'link-summon': materialSummoned('link-summon'),
  'fusion-summon': FUSION_SUMMON,
  'become-effect-of': BECOMES,
  'xyz-summon-over': printOnly(({ monster, over, as }, speech) => {
    const summoned = speech.words.phrase(monster, { count: { min: 1, max: 1 }, place: 'from' }, speech);
    const material = speech.words.reference(over, 'object', speech);
    if (as)
      introduce(speech.memory, boundKey(as), {
        noun: 'monster',
        number: 'one',
        zones: ['monsters'],
        as: 'other',
      });
    return `${act(speech, 'Special Summon', summoned)}, by using ${material} as material (this is treated as an Xyz Summon; transfer its materials to the Summoned monster)`;
  }),
  'change-position': CHANGE_POSITION,
  'take-control': oneOf(
    // Until a later turn it is not lent.
    iso(
      deed('take-control', 'take')` control of ${cardsThen(CARDS.plain)`${UNTIL}`}`,
      (taken) => ('turns' in taken ? undefined : taken),
      (taken) => taken,
    ),
    deed(
      'take-control',
      'place',
    )` ${{ what: CARDS.plain }} in a zone ${{ pointedToBy: POINTERS.subject }} points to and take control of it`,
  ),
  'switch-control': oneOf(
    printOnly(({ first, second }, speech) => {
      const isTarget = mentionOf(speech.memory, first)?.as === 'target';
      const pair = isTarget ? undefined : both(first, second, speech.memory);
      if (!pair) return undefined;
      const cards = speech.words.reference(pair, 'object', speech);
      speech.memory.focus = undefined;
      return act(speech, 'switch', `control of ${cards} with each other`);
    }),
    deed(
      'switch-control',
      'switch',
    )` control of ${{ first: POINTERS.object }} and ${{ second: POINTERS.object }} with each other`,
  ),
  equip: deed('equip', 'equip')` ${{ what: CARDS.from }} to ${{ to: POINTERS.object }}`,
  set: deed('set', 'Set')` ${{ what: CARDS.from }}`,
  'negate-activation': NEGATE_ACTIVATION,
  'negate-effect': NEGATE_EFFECT,
  'negate-also-in-gy': deed(
    'negate-also-in-gy',
    'negate',
  )` the effects of ${{ what: CARDS.plain }} (including in the GY)`,
  'negate-attack': NEGATE_ATTACK,
  'negate-summon': NEGATE_SUMMON,
  'end-battle-phase': deed('end-battle-phase', 'end')` the Battle Phase`,
  'go-to-end-phase': say<ActionOf<'go-to-end-phase'>>({
    do: 'go-to-end-phase',
  })`it becomes the End Phase of this turn`,
  'give-up-normal-draw': deed('give-up-normal-draw', 'give up')` your normal draw`,
  'skip-phases': SKIP_PHASES,
  win: say<ActionOf<'win'>>({ do: 'win' })`${YOU} win the Duel`,
  'redirect-attack': printOnly(({ to, goesOn }, speech) => {
    if (to === 'direct') return act(speech, 'make', 'that attack a direct attack');
    if (to.ref === 'this') speech.memory.focus = undefined;
    const changed = act(
      speech,
      'change',
      `the attack target to ${speech.words.reference(to, 'object', speech)}`,
    );
    return goesOn ? changed : `${changed} and ${act(speech, 'perform', 'damage calculation')}`;
  }),
  'change-target': say<ActionOf<'change-target'>>({
    do: 'change-target',
  })`that ${{ of: named(CHANGED) }} now targets ${{ to: NEW_TARGET }}`,
  apply: APPLY,
  'end-applied': printOnly(
    ({ what, effect }, speech) => `what effect ${circled(effect)} applied to ${sayCards(what, speech)} ends`,
  ),
  later: laterOf(() => BRIEF),
  // Without words.
  link: printOnly(({ what, name }, speech) => {
    const mention = what.cards === 'referenced' ? mentionOf(speech.memory, what.what) : undefined;
    if (mention) speech.memory.links.set(name, { ...mention, as: 'other' });
    if (what.cards === 'all') speech.memory.links.set(name, ALREADY_THERE);
    return '';
  }),
};
/** What can be said in a few words before its time. */
const BRIEF = eitherOf<Action, Speech>(
  ACTIONS.destroy,
  ACTIONS.banish,
  ACTIONS['to-hand'],
  ACTIONS['send-to-gy'],
  ACTIONS['to-deck'],
  ACTIONS.tribute,
);
const ALL_ACTIONS = phraseOf<Action, 'do', Speech>('do', ACTIONS);
/** All but sequences, which are made of them. */
export const SINGLE_ACTIONS = phraseOf<Action, 'do', Speech>('do', {
  ...ACTIONS,
  sequence: printOnly(() => undefined),
});
const ANY_ACTION = eitherOf<Action, Speech>(SINGLE_ACTION, SEQUENCE);
export const ACTIONS_SAID: Said<Action> = { print: ALL_ACTIONS.print, read: ANY_ACTION.read };
export const sayAction = printing(ACTIONS_SAID);
/** "draw 2 cards", "your opponent draws 2 cards", "each player draws 2 cards" */
const player = (by: Side, verb: string, rest: string, speech: Speech): string => {
  if (by === 'you') return act(speech, verb, rest);
  const subject = by === 'opponent' ? `${your(speech)} opponent` : 'each player';
  return `${subject} ${act({ ...speech, mood: 'third-person' }, verb, rest)}`;
};
