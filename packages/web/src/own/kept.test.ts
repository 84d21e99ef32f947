import { allFacts, CARDS, factsOf, standingOf } from '@spellspeed/cards';
import { createPool, type Passcode, withCards } from '@spellspeed/engine';
import type { OwnTexts } from '@spellspeed/reader';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionsOf } from './definitions.ts';
import { without } from './kept.ts';

const lacking = allFacts().find(
  (facts) => facts.kind === 'trap' && facts.property === 'Normal' && standingOf(facts.passcode) === 'none',
);
const defined = [...CARDS].find(({ kind }) => kind === 'spell');
if (!lacking || !defined) throw new Error('give these tests other cards');
const behaviour = { effects: defined.effects };

describe('cards of somebody’s own', () => {
  test('have what their text says, and everything else from the facts', () => {
    const [card] = definitionsOf([{ passcode: lacking.passcode, behaviour }]);
    expect(card).toMatchObject({ name: lacking.names.en, kind: 'trap', property: 'Normal', ...behaviour });
    expect(card).not.toHaveProperty('unknownText');
  });
  test('that nobody knows any more are left out', () => {
    expect(factsOf(1)).toBeUndefined();
    expect(definitionsOf([{ passcode: 1, behaviour }])).toEqual([]);
  });
  test('stand beside those that ship, which win', () => {
    const own = definitionsOf([
      { passcode: lacking.passcode, behaviour },
      { passcode: defined.passcode, behaviour: { effects: [] } },
    ]);
    const all = withCards(CARDS, own);
    expect([...all].filter(({ passcode }) => passcode === defined.passcode)).toEqual([defined]);
    expect(all.get(lacking.passcode)?.effects).toBe(defined.effects);
    expect(createPool(all).get(lacking.passcode as Passcode)?.card.name).toBe(lacking.names.en);
  });
});

test('forgetting some texts leaves the others, and nothing of those', () => {
  const passcodes = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(passcodes, passcodes, (all, gone) => {
      const kept: OwnTexts = {
        texts: all.map((passcode) => ({ passcode, name: 'X', kind: 'Trap', line: 'Normal', text: '' })),
        cards: all.filter((code) => code % 2 === 0).map((passcode) => ({ passcode, behaviour })),
        notUnderstood: all
          .filter((code) => code % 2 === 1)
          .map((passcode) => ({ passcode, reason: { why: 'ambiguous' } })),
      };
      const left = without(kept, new Set(gone));
      const codes = left.texts.map(({ passcode }) => passcode);
      expect(codes).toEqual(all.filter((each) => !gone.includes(each)));
      expect([...left.cards, ...left.notUnderstood].map(({ passcode }) => passcode).sort()).toEqual(
        [...codes].sort(),
      );
    }),
  );
});
