/** The part of edmonds-blossom-fixed that is used: it comes without types. */
declare module 'edmonds-blossom-fixed' {
  /** Edges `[one, other, weight]`; for each vertex its partner in a matching of greatest weight, or -1. */
  const blossom: (
    edges: readonly (readonly [number, number, number])[],
    maxCardinality?: boolean,
  ) => readonly number[];
  export default blossom;
}
