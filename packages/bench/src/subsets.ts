/** How many ways there are to take `size` of `count` things. */
function combinations(count: number, size: number): number {
  let ways = 1;
  for (let taken = 0; taken < size; taken++) ways = (ways * (count - taken)) / (taken + 1);
  return ways;
}

/** How many subsets of `min` to `max` out of `count` things there are. */
export function countSubsets(count: number, min: number, max: number): number {
  let ways = 0;
  for (let size = min; size <= Math.min(max, count); size++) ways += combinations(count, size);
  return ways;
}

/** The n-th subset of `min` to `max` out of `count` indices: small ones first, then in the order of their indices. */
export function subsetAt(count: number, min: number, max: number, nth: number): number[] {
  let rest = nth;
  for (let size = min; size <= Math.min(max, count); size++) {
    const ways = combinations(count, size);
    if (rest < ways) return combinationAt(count, size, rest);
    rest -= ways;
  }
  throw new Error(`No subset ${nth} of ${min} to ${max} out of ${count}.`);
}

function combinationAt(count: number, size: number, nth: number): number[] {
  const taken: number[] = [];
  let rest = nth;
  for (let index = 0; taken.length < size; index++) {
    const waysWithIndex = combinations(count - index - 1, size - taken.length - 1);
    if (rest < waysWithIndex) taken.push(index);
    else rest -= waysWithIndex;
  }
  return taken;
}
