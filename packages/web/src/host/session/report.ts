/** All that a person may ask about one card. */
import type { CardChange, CardPool, ExplainedObstacle, OfferedChoice, Stay, View } from '@spellspeed/engine';
import { isRuleId, statementOf } from '@spellspeed/rulebook';
import type { Language } from '../../i18n/languages.ts';
import { rulebookLanguage } from '../../i18n/rulebook-language.ts';
import type { CardReport, Cause, ChangeOfCard, ClauseText, Possible } from '../types.ts';
import { choiceNote, type Source } from './notes.ts';
import { textAt } from './printing.ts';
import type { Session } from './session.ts';
import { cardAt, spotOf } from './spots.ts';

/** A clause in words; null for an id that is none. */
export const clauseText = (rule: string, language: Language): ClauseText | null =>
  isRuleId(rule) ? { rule, statement: statementOf(rule, rulebookLanguage(language)) } : null;

const causeOf = (view: View, handle: Stay): Cause => ({
  handle,
  passcode: cardAt(view, handle)?.known?.passcode ?? null,
  spot: spotOf(view, handle),
});

/** Other cards than the one that is asked about. */
const causesOf = (view: View, intention: OfferedChoice, { cards }: ExplainedObstacle): Cause[] =>
  cards
    .filter((card) => !('card' in intention) || card !== intention.card)
    // A card out of sight says nothing; naming it might say too much.
    .filter((card) => cardAt(view, card) !== undefined)
    .map((card) => causeOf(view, card));

const changeOf = ({ modifies, values, becomes, source, path }: CardChange, from: Source): ChangeOfCard => ({
  modifies,
  values,
  becomes,
  source: {
    handle: source.handle,
    passcode: source.passcode,
    spot: source.handle === null ? null : spotOf(from.view, source.handle),
  },
  text: textAt(from.pool, path, from.language),
});

export const reportOn = (
  { duel, you }: Session,
  handle: Stay,
  language: Source['language'],
  pool: CardPool,
): CardReport => {
  const view = duel.view(you);
  const source: Source = { view, pool, language };
  const isYours = cardAt(view, handle)?.controller === you;
  const possible = (isYours ? duel.explain(you, handle) : []).map(
    ({ intention, obstacle }): Possible => ({
      intention,
      note: choiceNote(source, intention, null),
      obstacle: obstacle && {
        rule: obstacle.rule,
        statement: clauseText(obstacle.rule, language)?.statement ?? obstacle.rule,
        causes: causesOf(view, intention, obstacle),
      },
    }),
  );
  return { possible, changes: duel.changes(you, handle).map((change) => changeOf(change, source)) };
};
