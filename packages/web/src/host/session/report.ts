/** All that a person may ask about one card. */

import type { Printer } from '@spellspeed/cardtext';
import type { CardChange, CardPool, ExplainedObstacle, OfferedChoice, Stay, View } from '@spellspeed/engine';
import type { Statements } from '@spellspeed/rulebook';
import type { CardReport, Cause, ChangeOfCard, Possible } from '../types.ts';
import { clauseIn } from './clause-text.ts';
import { choiceNote, type Source } from './notes.ts';
import { textAt } from './printing.ts';
import type { Session } from './session.ts';
import { cardAt, spotOf } from './spots.ts';

/** In which words a report is given. */
export interface Words {
  readonly printer: Printer;
  readonly statements: Statements;
}
type Telling = Omit<Source, 'printer'> & Words;

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

const changeOf = ({ modifies, values, becomes, source, path }: CardChange, from: Telling): ChangeOfCard => ({
  modifies,
  values,
  becomes,
  source: {
    handle: source.handle,
    passcode: source.passcode,
    spot: source.handle === null ? null : spotOf(from.view, source.handle),
  },
  text: textAt(from.pool, path, from.printer),
});

/** What the open question offers with the card can be done, and nothing else: the report never says another thing than the question. */
const possibleWith = ({ duel, you }: Session, handle: Stay, source: Telling): Possible[] => {
  const { decision } = duel;
  const isAsked = decision?.player === you;
  const offered = (isAsked ? decision.choices : []).filter(
    (choice) => 'card' in choice && choice.card === handle,
  );
  const able = offered.map((intention) => ({
    intention,
    note: choiceNote(source, intention, decision?.why ?? null),
    obstacle: null,
  }));
  const explained = cardAt(source.view, handle)?.controller === you ? duel.explain(you, handle) : [];
  const unable = explained.flatMap(({ intention, obstacle }): Possible[] => {
    if (obstacle === null) return [];
    const statement = clauseIn(source.statements, obstacle.rule)?.statement ?? obstacle.rule;
    const causes = causesOf(source.view, intention, obstacle);
    const note = choiceNote(source, intention, null);
    return [{ intention, note, obstacle: { rule: obstacle.rule, statement, causes } }];
  });
  return [...able, ...unable];
};

export const reportOn = (session: Session, handle: Stay, words: Words, pool: CardPool): CardReport => {
  const { duel, you } = session;
  const source: Telling = { view: duel.view(you), pool, ...words };
  const changes = duel.changes(you, handle).map((change) => changeOf(change, source));
  return { possible: possibleWith(session, handle, source), changes };
};
