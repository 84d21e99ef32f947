import { describe, expect, it } from 'vitest';
import { countSubsets, subsetAt } from './subsets.ts';

describe('subsetAt', () => {
  it('lists each subset of the allowed sizes once', () => {
    const subsets = Array.from({ length: 10 }, (_, nth) => subsetAt(4, 1, 2, nth).join());
    expect(subsets).toEqual(['0', '1', '2', '3', '0,1', '0,2', '0,3', '1,2', '1,3', '2,3']);
    expect(countSubsets(4, 1, 2)).toBe(10);
    expect(() => subsetAt(4, 1, 2, 10)).toThrow('No subset 10');
  });
});
