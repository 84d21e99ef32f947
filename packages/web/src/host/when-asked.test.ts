import { expect, test } from 'vitest';
import { whenAsked } from './when-asked.ts';

class Counter {
  #count = 0;
  async add(by: number): Promise<number> {
    this.#count += by;
    return this.#count;
  }
}

test('What is loaded when it is first asked is loaded once, and keeps what it knows', async () => {
  let loads = 0;
  const counter = whenAsked(async () => {
    loads++;
    return new Counter();
  });
  expect(loads).toBe(0);
  expect(await counter.add(2)).toBe(2);
  expect(await counter.add(3)).toBe(5);
  expect(loads).toBe(1);
});
