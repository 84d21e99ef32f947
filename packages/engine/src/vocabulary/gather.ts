/** Lists put together in plain loops. They mean what `flatMap` means, which the machine carries out property by property. */

/** What is found for each item, one after the other: `list.flatMap(find)`. */
export const gather = <T, U>(list: readonly T[], find: (item: T, index: number) => U | readonly U[]): U[] => {
  const gathered: U[] = [];
  for (let index = 0; index < list.length; index++) {
    const found = find(list[index] as T, index);
    if (!Array.isArray(found)) gathered.push(found as U);
    else for (const each of found as readonly U[]) gathered.push(each);
  }
  return gathered;
};
