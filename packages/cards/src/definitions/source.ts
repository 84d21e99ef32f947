/** The cards of written definitions as a pool takes them: each made when it is first asked for. */
import { type Card, type CardSource, cardsOf, tokensIn } from '@spellspeed/engine/language';
import { factsOf } from '../facts/facts.ts';
import { printedCard } from '../printed.ts';
import { withBehaviour } from './behaviour.ts';
import type { Written } from './written.ts';

/** One value for each card, in whatever source it is. */
export type CardMaker = (passcode: number) => Card | undefined;

/** Makes cards of what is written, and of the facts of Normal Monsters. */
export const makerOf = (written: () => Written): CardMaker => {
  const made = new Map<number, Card>();
  return (passcode) => {
    const before = made.get(passcode);
    if (before) return before;
    const facts = factsOf(passcode);
    if (facts?.passcode !== passcode) return undefined;
    const behaviour = written().behaviourOf(passcode);
    const card = behaviour ? withBehaviour(facts, behaviour) : printedCard(facts);
    made.set(passcode, card);
    return card;
  };
};

/** A source of those cards that `passcodes` lists; a list of which nothing is known before it is asked for. */
export const sourceOfWritten = (
  passcodes: () => readonly number[],
  written: () => Written,
  make: CardMaker,
): CardSource => {
  let listed: { readonly passcodes: readonly number[]; readonly all: ReadonlySet<number> } | undefined;
  const list = () => {
    const latest = passcodes();
    if (listed?.passcodes !== latest) listed = { passcodes: latest, all: new Set(latest) };
    return listed;
  };
  const get: CardMaker = (passcode) => (list().all.has(passcode) ? make(passcode) : undefined);
  const makersOf = (token: number): readonly number[] =>
    (written().tokens[token] ?? []).filter((passcode) => list().all.has(passcode));
  return {
    get passcodes() {
      return list().passcodes;
    },
    get,
    digestOf: (passcode) => (list().all.has(passcode) ? written().digestOf(passcode) : undefined),
    get tokens() {
      return Object.keys(written().tokens)
        .map(Number)
        .filter((token) => makersOf(token).length > 0);
    },
    token: (passcode) => {
      const maker = get(makersOf(passcode).at(-1) ?? 0);
      return maker && tokensIn([maker]).get(passcode);
    },
    [Symbol.iterator]: () => cardsOf(list().passcodes, get),
  };
};
