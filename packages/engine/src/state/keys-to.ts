/** Under which names of a value something of one sort stands, read off its type. */

type Plain = number | string | boolean | null | undefined;
/** The name, if one such thing stands there or a list of them. */
type Named<K, V, B> = Extract<V, B | readonly B[]> extends never ? never : K;
/** Every name, at any depth, under which such a thing stands in values of this type. */
export type KeysTo<B, T> = T extends Plain
  ? never
  : T extends readonly (infer E)[]
    ? KeysTo<B, E>
    : { readonly [K in keyof T]-?: Named<K, T[K], B> | KeysTo<B, T[K]> }[keyof T];
