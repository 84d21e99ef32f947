/** What a worker gives, as text and back: sets and maps are said as what they are, and keys stay in their order, which a database would not keep. */
type Packed =
  | { readonly set: readonly unknown[] }
  | { readonly map: readonly (readonly [unknown, unknown])[] };

export const packed = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown): unknown => {
    if (each instanceof Set) return { $: { set: [...each] } };
    return each instanceof Map ? { $: { map: [...each] } } : each;
  });

export const unpacked = (text: string): unknown =>
  JSON.parse(text, (_key, each: unknown): unknown => {
    if (typeof each !== 'object' || each === null) return each;
    const said = Reflect.get(each, '$') as Packed | undefined;
    if (said === undefined) return each;
    return 'set' in said ? new Set(said.set) : new Map(said.map);
  });
