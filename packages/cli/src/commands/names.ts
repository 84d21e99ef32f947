/** `spellspeed names`: the names that the texts of a language lack. */
import { type MissingNames, missingNames } from '@spellspeed/cards';
import { LANGUAGES, type Language } from '@spellspeed/cardtext/printing';
import { Command, Option } from 'commander';
import type { Terminal } from '../terminal.ts';

interface NamesOptions {
  readonly json: boolean;
  readonly language?: Language;
}
export const runNames = ({ json, language }: NamesOptions, { out, paint }: Terminal): void => {
  const languages = language ? [language] : LANGUAGES;
  const missing = languages.map((each) => [each, missingNames(each)] as const);
  if (json) {
    out(JSON.stringify(Object.fromEntries(missing), null, 2));
    return;
  }
  for (const [each, names] of missing) {
    out(`${paint.bold(each)}  ${countOf(names)}`);
    for (const name of names.cards) out(`    card       ${name}`);
    for (const name of names.archetypes) out(`    archetype  ${name}`);
  }
  if (missing.some(([, { cards, archetypes }]) => cards.length + archetypes.length > 0))
    out(
      'They are added in packages/cards/src/other-names.ts, those of Tokens in other-card-names.ts, as they are printed.',
    );
};
const countOf = ({ cards, archetypes }: MissingNames): string =>
  cards.length + archetypes.length === 0
    ? 'has every name that texts speak of'
    : `lacks ${cards.length} of cards, ${archetypes.length} of archetypes`;

export const namesCommand = (terminal: Terminal): Command =>
  new Command('names')
    .description('tell which names of cards and archetypes a language lacks')
    .addOption(new Option('--language <language>', 'only this language').choices(LANGUAGES))
    .option('--json', 'print data', false)
    .action((options: NamesOptions) => runNames(options, terminal));
