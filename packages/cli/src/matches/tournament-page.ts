/** The results of a tournament as a page that stands for itself. */
import { sheetOf, type Tournament } from '@spellspeed/tournament';
import { nameOf as nameOfCard } from '../tell/card-names.ts';
import { escaped } from '../tell/markup.ts';

/** A cell: its text, and whether it is a number or of a winner. */
type Cell = string | number | { readonly strong: string };
const cell = (content: Cell, kind = 'td'): string => {
  if (typeof content === 'number') return `<${kind} class="number">${content}</${kind}>`;
  if (typeof content === 'string') return `<${kind}>${escaped(content)}</${kind}>`;
  return `<${kind}><strong>${escaped(content.strong)}</strong></${kind}>`;
};
const row = (cells: readonly Cell[], kind = 'td'): string =>
  `<tr>${cells.map((each) => cell(each, kind)).join('')}</tr>`;
const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  kind = 'standings',
): string =>
  `<table class="${kind}"><caption>${escaped(caption)}</caption><thead>${row(head, 'th')}</thead><tbody>${rows.map((each) => row(each)).join('\n')}</tbody></table>`;

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1f24;background:#fff}
table{border-collapse:collapse;width:100%;margin:0 0 2rem}caption{font-weight:700;text-align:left;padding:.5rem 0}
th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #d7dce2}td.number{font-variant-numeric:tabular-nums}
.round{table-layout:fixed}.round th:nth-child(1){width:4rem}.round th:nth-child(3){width:7rem}thead th{background:#f2f5f8}pre{white-space:pre-wrap}
@media (prefers-color-scheme:dark){body{color:#e6e9ed;background:#15181c}thead th{background:#22272e}th,td{border-color:#343b44}}`;

const marked = (name: string, hasWon: boolean): Cell => (hasWon ? { strong: name } : name);
/** How it is played, and what the columns mean. */
const rulesOf = ({ state }: Tournament): string => {
  const { entrants, swiss, cut, bestOf } = state;
  const then = cut === 0 ? '' : `, then elimination of the best ${cut}`;
  const matches = bestOf === 1 ? 'single Duels' : `best of ${bestOf}`;
  return `${entrants.length} players, ${swiss} Swiss rounds${then}; ${matches}.`;
};
const COLUMNS =
  'A Match won gives 3 points, a draw 1. Equal points are told apart by the share of points that the opponents have won, then by that of their opponents.';

export const pageOf = (tournament: Tournament): string => {
  const { name, entrants, rounds } = tournament.state;
  const nameOf = (id: number | null): string => (id === null ? 'bye' : (entrants[id]?.name ?? String(id)));
  const winner = tournament.winner;
  const standings = table(
    'Standings after the Swiss rounds',
    ['Place', 'Player', 'Points', 'Won', 'Drawn', 'Lost', 'Opponents', 'Their opponents'],
    tournament.standings.map((each) => [
      each.place,
      each.hasLeft ? `${each.name} (left)` : each.name,
      each.points,
      each.won,
      each.drawn,
      each.lost,
      percent(each.opponents),
      percent(each.opponentsOfOpponents),
    ]),
  );
  const played = rounds.map(({ number, kind, pairings }) =>
    table(
      `Round ${number}, ${kind === 'swiss' ? 'Swiss' : 'elimination'}`,
      ['Table', 'Player', 'Result', 'Player'],
      pairings.map(({ table: at, players, report }) => [
        at,
        marked(nameOf(players[0]), report?.outcome === 'first'),
        report === null ? 'not played yet' : report.wins.join('-'),
        marked(nameOf(players[1]), report?.outcome === 'second'),
      ]),
      'round',
    ),
  );
  const sheets = entrants.flatMap((entrant) =>
    entrant.deck === null
      ? []
      : [
          `<details><summary>${escaped(entrant.name)}</summary><pre>${escaped(sheetOf(entrant.name, entrant.deck, nameOfCard))}</pre></details>`,
        ],
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(name)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(name)}</h1>
<p>${winner === null ? 'The tournament is going on.' : `Won by <strong>${escaped(nameOf(winner))}</strong>.`}</p>
<p>${escaped(rulesOf(tournament))} ${COLUMNS}</p>
${standings}
${played.join('\n')}
<h2>Deck registration sheets</h2>
${sheets.join('\n')}
</body></html>
`;
};
