/**
 * Whole effects, read: of all that the words could mean, those effects that print these very words. What a text does not say, such
 * as where a monster's effect works, is as the rules have it.
 */
import type { Action, Card, CardActivation, Condition, Target, Zone } from '@spellspeed/engine/language';
import { listed } from '../grammar/list.ts';
import { asPrinted } from '../grammar/otherwise.ts';
import { eitherOf, meaning, type Reader, type Reading } from '../grammar/phrase.ts';
import { alsoStoppedAt, standsAt, type Text, type Tried, textOf, type Wording } from '../grammar/text.ts';
import { Kept } from '../kept.ts';
import { isEquip } from '../meaning/effects.ts';
import { normalForm } from '../meaning/normal.ts';
import { refusalOfActivated } from '../meaning/refused/table.ts';
import { isAboutThis } from '../meaning/times.ts';
import { emptyMemory, keyOf, type Memory, type TargetsCalled } from '../memory.ts';
import { textOfEffect, textOfMode } from '../printer.ts';
import { type Afterwards, afterwardsFrom } from './afterwards.ts';
import { continuousIn } from './applied.ts';
import { TARGET } from './chosen.ts';
import { TIMES } from './claim.ts';
import { ENGLISH, WORDS } from './english.ts';
import { grantsIn, type SaidEffect, withGiven } from './granted.ts';
import {
  allOf,
  type Body,
  continuousPlaces,
  effectsOf,
  equippedTo,
  GY_OR_LATER_HAND,
  type Half,
  LATER,
  modeOf,
  OF_A_CARD,
  placesFor,
} from './kinds.ts';
import { CLAIMS, OCCASION, type Occasion } from './occasion.ts';
import { A_CARD, ACTION, say, spoken } from './said.ts';
import type { Speech } from './speech.ts';

type Found<Value> = Reader<Value, Speech>;

const TARGETS = listed(TARGET, 'and');
const BY = spoken({ mood: 'gerund' }, ACTION);
const ofTheCard: Partial<Body> = { ofTheCard: true };
/** Of a card that stays: how it is activated. */
const activatedBy = (end: string): readonly Found<Body>[] => [
  say<Body>(ofTheCard)`activate this card by ${{ cost: BY }}${end}`,
  say<Body>(ofTheCard)`activate this card by targeting ${{ targets: TARGETS }}${end}`,
  say<Body>(ofTheCard)`activate this card by ${{ cost: BY }} and targeting ${{ targets: TARGETS }}${end}`,
];
/** Costs and targets. */
const BEFORE = eitherOf<Body, Speech>(
  say<Body>({})`${{ cost: ACTION }}; `,
  say<Body>({})`target ${{ targets: TARGETS }}; `,
  say<Body>({})`${{ cost: ACTION }}, then target ${{ targets: TARGETS }}; `,
  ...activatedBy('; '),
);
const ALONE = eitherOf<Body, Speech>(...activatedBy('.'));
const RESOLVED = say<Body>({})`${{ resolve: ACTION }}.`;
/** Where the card is need not be said again of what is done. */
const resolving = (memory: Memory): Memory =>
  memory.headingSaysWhere ? { ...memory, saidWhere: true } : memory;
/** Costs, targets and what is done, from there to the end of the sentence. */
const bodiesFrom = (text: Text, at: number, speech: Speech): readonly Reading<Body>[] => {
  const first = { value: {}, to: at, memory: speech.memory };
  const resolved = [first, ...BEFORE.read(text, at, speech)].flatMap((one) =>
    RESOLVED.read(text, one.to, { ...speech, memory: resolving(one.memory) }).map((end) => ({
      ...end,
      value: { ...one.value, ...end.value },
    })),
  );
  return [...resolved, ...ALONE.read(text, at, speech)];
};
const MODE_HEADING: Found<Body> = eitherOf<Body, Speech>(
  meaning(say<{ of: readonly Condition[] }>({})`if ${{ of: CLAIMS }}: `, conditioned),
  meaning(say<{ of: readonly Condition[] }>({})`${{ of: TIMES }}: `, conditioned),
);
function conditioned({ of }: { readonly of: readonly Condition[] }): Body {
  const condition = allOf(of);
  return condition ? { condition } : {};
}
/** The ways of an effect that has several, each after a bullet. */
const modesFrom = (text: Text, at: number, speech: Speech): readonly Reading<readonly Body[]>[] => {
  if (!standsAt(text, at, '\n● ')) return [];
  return modeFrom(text, at + 3, speech).flatMap((body) => [
    { ...body, value: [body.value] },
    ...modesFrom(text, body.to, knowing(body.memory, speech)).map((rest) => ({
      ...rest,
      value: [body.value, ...rest.value],
    })),
  ]);
};
/** Each way speaks for itself; what was read otherwise before is known behind it. */
const knowing = ({ otherwise }: Memory, speech: Speech): Speech => ({
  ...speech,
  memory: { ...speech.memory, otherwise },
});
/**
 * What one of them can mean. Of those that end at one place, the ones that print these very words leave no room for others; and of several that
 * mean the same, one is enough.
 */
const modeFrom = (text: Text, start: number, speech: Speech): readonly Reading<Body>[] => {
  const empty = emptyMemory(speech.memory.links.fork(), speech.memory.targetsCalled);
  const own = knowing(speech.memory, { ...speech, memory: empty });
  const none: Reading<Body> = { value: {}, to: start, memory: own.memory };
  const bodies = [none, ...MODE_HEADING.read(text, start, own)].flatMap((heading) =>
    bodiesFrom(text, heading.to, { ...own, memory: heading.memory }).map((body) => ({
      ...body,
      value: { ...heading.value, ...body.value },
    })),
  );
  const exact = new Map<string, Reading<Body>>();
  for (const body of bodies) {
    const alone = effectOf(body.value, speech);
    const key = `${body.to} ${JSON.stringify(normalForm(alone))}`;
    // The first gives a name to nothing that is not spoken of again: another way might use it.
    if (!exact.has(key) && printsMode(alone, asPrinted(text, start, body.to, body.memory), speech))
      exact.set(key, body);
  }
  const ends = new Set([...exact.values()].map(({ to }) => to));
  return [...exact.values(), ...bodies.filter(({ to }) => !ends.has(to))];
};
/** An effect that has this way alone. */
const effectOf = (body: Body, { from }: Speech): CardActivation => ({
  effect: 'card-activation',
  from,
  modes: [modeOf(body)],
});
const printsMode = (alone: CardActivation, said: string, { card, memory }: Speech): boolean => {
  const scene = { card, memory: emptyMemory(memory.links.fork(), memory.targetsCalled) };
  return alone.modes.some((mode) => textOfMode(mode, alone, ENGLISH, scene) === said);
};

interface Activation {
  readonly isOptional: boolean;
  readonly bodies: readonly Body[];
}
const STARTS: readonly (readonly [string, boolean])[] = [
  ['', false],
  ['you can ', true],
  ['you can activate this effect; ', true],
];
const CHOICES = ['activate 1 of these effects;', 'activate the appropriate effect;'];
const activationsFrom = (text: Text, at: number, speech: Speech): readonly Reading<Activation>[] =>
  STARTS.filter(([words]) => standsAt(text, at, words)).flatMap(([words, isOptional]) => {
    const to = at + words.length;
    const one = bodiesFrom(text, to, speech).map((body) => ({
      ...body,
      value: { isOptional, bodies: [body.value] },
    }));
    const together = text.wording === 'very-words' ? [] : sharedFrom(text, to, speech);
    const several = CHOICES.filter((choice) => standsAt(text, to, choice)).flatMap((choice) =>
      modesFrom(text, to + choice.length, speech).map((modes) => ({
        ...modes,
        value: { isOptional, bodies: modes.value },
      })),
    );
    const shared = together.map((modes) => ({ ...modes, value: { isOptional, bodies: modes.value } }));
    return [...one, ...several, ...shared];
  });
/** "detach 1 material from this card, then activate 1 of these effects;": what is paid for whichever way is printed of each. */
const SHARED = say<Body>({})`${{ cost: ACTION }}`;
const ONE_OF_THESE = [
  ' to activate 1 of these effects;',
  ' to activate 1 of these effects.',
  ', then activate 1 of these effects;',
  ', then activate 1 of these effects.',
  '; activate 1 of these effects.',
  '; activate 1 of these effects;',
  ' and activate 1 of these effects;',
];
const sharedFrom = (text: Text, at: number, speech: Speech): readonly Reading<readonly Body[]>[] =>
  SHARED.read(text, at, speech).flatMap((paid) =>
    ONE_OF_THESE.filter((words) => standsAt(text, paid.to, words)).flatMap((words) => {
      const { cost } = paid.value;
      const to = paid.to + words.length;
      const said = asPrinted(text, at, paid.to, paid.memory);
      const otherwise = [...speech.memory.otherwise, { from: at, to, as: 'activate 1 of these effects;' }];
      const own = { ...speech, memory: { ...speech.memory, otherwise } };
      const paying = said.charAt(0).toUpperCase() + said.slice(1);
      // Nothing can speak of it later: each way speaks for itself.
      const isNamed = JSON.stringify(cost)?.includes('"as":');
      return cost && !isNamed ? paidModesFrom(text, to, { cost, paying }, own) : [];
    }),
  );
interface Paid {
  readonly cost: Action;
  readonly paying: string;
}
/** The ways, each with what is paid for all of them before its words. */
const paidModesFrom = (
  text: Text,
  at: number,
  paid: Paid,
  speech: Speech,
): readonly Reading<readonly Body[]>[] => {
  if (!standsAt(text, at, '\n● ')) return [];
  const start = at + 3;
  const first = text.words.charAt(start);
  const isTargeting = text.words.startsWith('Target ', start);
  const starts = isTargeting
    ? [`${paid.paying}, then t`]
    : [`${paid.paying}; ${first}`, `${paid.paying}; ${first.toLowerCase()}`];
  return starts.flatMap((as) => {
    const otherwise = [...speech.memory.otherwise, { from: start, to: start + 1, as }];
    const memory = { ...emptyMemory(speech.memory.links.fork(), speech.memory.targetsCalled), otherwise };
    const own = { ...speech, memory };
    return bodiesFrom(text, start, own)
      .filter(({ value }) => !value.cost && !value.ofTheCard)
      .flatMap((body) => {
        const value = { ...body.value, cost: paid.cost };
        if (!printsMode(effectOf(value, speech), asPrinted(text, start, body.to, body.memory), speech))
          return [];
        return [
          { ...body, value: [value] },
          ...paidModesFrom(text, body.to, paid, knowing(body.memory, speech)).map((rest) => ({
            ...rest,
            value: [value, ...rest.value],
          })),
        ];
      });
  });
};

const speechOf = (card: Card, from: readonly Zone[], targetsCalled: TargetsCalled): Speech => ({
  card,
  memory: emptyMemory(new Kept(), targetsCalled),
  mood: 'imperative',
  you: 'you',
  from,
  ...(from === GY_OR_LATER_HAND && { evenIfLater: LATER }),
  words: WORDS,
});
/** Has the heading said where the card itself is? */
const saysWhere = (heading: string, { on = [] }: Occasion): boolean =>
  /this card is (?:in your (?:GY|hand or GY|hand, field, or GY|banishment)|(?:currently )?banished)(?::| \(|,| and| because)/.test(
    heading,
  ) || on.some((event) => (event.event === 'moved' || event.event === 'phase') && isAboutThis(event));
const activatedIn = (
  card: Card,
  from: readonly Zone[],
  text: Text,
  targetsCalled: TargetsCalled,
): readonly SaidEffect[] => {
  const speech = speechOf(card, from, targetsCalled);
  return OCCASION.read(text, 0, speech).flatMap((occasion) => {
    const saidWhere = saysWhere(asPrinted(text, 0, occasion.to, occasion.memory), occasion.value);
    const own = {
      ...speech,
      memory: { ...occasion.memory, focus: undefined, saidOpponent: false, headingSaysWhere: saidWhere },
    };
    return activationsFrom(text, occasion.to, own).flatMap((activation) => {
      const none: Afterwards = {};
      return afterwardsFrom(text, { ...activation, value: none }, speech).flatMap((end) =>
        effectsOf(card, from, {
          ...activation.value,
          occasion: occasion.value,
          afterwards: end.value,
        }).map((effect) => {
          const refused = refusalOfActivated(effect);
          const said = asPrinted(text, 0, end.to, end.memory);
          return { effect, to: end.to, said, ...(refused !== undefined && { refused }) };
        }),
      );
    });
  });
};

/** After "Equip only to …" it is the equipped monster. */
const focusBefore = (card: Card): string | undefined =>
  isEquip(card) && card.effects.at(-1)?.effect === 'card-activation' ? keyOf({ ref: 'equipped' }) : undefined;
/** "Equip only to a Dragon monster." */
const equipIn = (card: Card, text: Text): readonly SaidEffect[] => {
  if (!isEquip(card)) return [];
  const monster = say<{ filter: Target['filter'] }>({})`equip only to ${{ filter: A_CARD }}.`;
  return monster.read(text, 0, speechOf(card, OF_A_CARD, 'that-target')).map(({ value, to, memory }) => ({
    effect: equippedTo(value.filter),
    to,
    said: asPrinted(text, 0, to, memory),
  }));
};
/** How a text is to be read. */
export interface Manner {
  readonly half: Half;
  readonly targetsCalled: TargetsCalled;
  readonly tried?: Tried;
  readonly wording?: Wording;
}
/** What a text was taken for: `effects` that a text can mean, and those that none does. */
export interface Taken {
  readonly effects: readonly SaidEffect[];
  readonly refused: readonly SaidEffect[];
  readonly text: Text;
}
/** All effects with which the text could begin, said by this card, and where each ends. Which of them print these words, the printer knows. */
export const effectsSaidBy = (card: Card, words: string, manner: Manner): Taken => {
  const { half, targetsCalled } = manner;
  const text = textOf(words, manner);
  const applies = continuousPlaces(card, words, half).flatMap((from) => {
    const speech = speechOf(card, from, 'that-target');
    const own = { ...speech, memory: { ...speech.memory, focus: focusBefore(card) } };
    const ownText = textOf(words, manner);
    const effects = continuousIn(ownText, own);
    alsoStoppedAt(text, ownText);
    return effects;
  });
  const activated = placesFor(card, words, half).flatMap((from) => {
    const own = textOf(words, manner);
    const effects = activatedIn(card, from, own, targetsCalled);
    alsoStoppedAt(text, own);
    return effects;
  });
  const granted = card.kind === 'monster' ? grantsIn(text, speechOf(card, ['monsters'], targetsCalled)) : [];
  const { tried: _, ...ofGiven } = manner;
  const read = (given: string) => givenBy(card, given, ofGiven);
  const all = [...activated, ...equipIn(card, text), ...applies, ...granted];
  const taken = all.filter(({ refused }) => refused === undefined);
  return {
    effects: taken.flatMap((one) => withGiven(one, text, read)),
    refused: all.filter(({ refused }) => refused !== undefined),
    text,
  };
};
/** What a monster gains, read as if it were an effect of the card that says so: those that print these very words. */
const givenBy = (card: Card, words: string, manner: Manner): readonly SaidEffect[] => {
  const exact = new Map<string, SaidEffect>();
  for (const one of effectsSaidBy(card, words, manner).effects) {
    const scene = { card, memory: emptyMemory(new Kept(), manner.targetsCalled) };
    if (textOfEffect(one.effect, ENGLISH, scene) === one.said)
      exact.set(`${one.to} ${JSON.stringify(normalForm(one.effect))}`, one);
  }
  return [...exact.values()];
};
