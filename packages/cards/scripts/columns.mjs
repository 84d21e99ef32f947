/** The columns of data/facts.tsv, in their order. */
export const COLUMNS = [
  ...['passcode', 'en', 'ja', 'zh', 'it', 'kind', 'line', 'attribute', 'rating', 'scale', 'atk', 'def'],
  ...['series', 'ocg', 'tcg', 'otherArtwork', 'treatedAs', 'aliases'],
];
