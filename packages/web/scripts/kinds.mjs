/** Built to be served on this machine: nothing is compressed, which no network is there to gain from. */
export const LOCAL = 'here';
/** Built for a host on the web: beside each file its compressed forms. */
export const PUBLISHED = 'published';
