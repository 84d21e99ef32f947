/** What each act does at a table, and what stands in its way. */
import { opponentOf, type Player, type Refusal } from '@spellspeed/engine';
import type { MatchDeed } from '@spellspeed/match';
import { refuse, type TableRefusal } from '../protocol/refusal.ts';
import { awayLeftOf, cameBack, gone, isAway, leftOf, resumed, stopped } from './clock.ts';
import type { Act, ActOf, Draft } from './entry.ts';
import type { Seated } from './seated.ts';
import { notUndone } from './undo-words.ts';

type DraftOf<D extends Act['do']> = Omit<Draft, 'act'> & { readonly act: ActOf<D> };
interface Doing<D extends Act['do']> {
  /** Why it cannot be done; nothing has changed then. */
  readonly run: (table: Seated, draft: DraftOf<D>) => TableRefusal | undefined;
  /** The stages in which it can be done at all. */
  readonly in: readonly Seated['stage'][];
}

export const byRule = ({ rule, message }: Refusal): TableRefusal => ({ reason: 'illegal', rule, message });

/** Does something in the Match. */
const deed = (table: Seated, what: MatchDeed, at: number): TableRefusal | undefined => {
  const refusal = table.match?.do(what);
  if (refusal) return byRule(refusal);
  table.happened(at);
  return undefined;
};
/** The player who did it; what no player did is never one of these acts. */
const playerOf = ({ by }: Pick<Draft, 'by'>): Player | null => by;
const NOT_YOURS = refuse('not-yours');

/** Is this the question that is put to the player now? */
const wrongQuestion = (table: Seated, player: Player, number: number | null): TableRefusal | undefined => {
  const open = table.asked[player];
  if (open === null)
    return refuse(
      'not-asked',
      number !== null && number <= table.lastQuestion
        ? 'That question has been answered.'
        : 'Nothing is asked of you now.',
    );
  if (number === open) return undefined;
  return refuse('other-question', `The open question has the number ${open}; the answer is to ${number}.`);
};

const join: Doing<'join'> = {
  in: ['waiting'],
  run: (table, { act, at }) => {
    if (act.player.account === table.opening.host.account)
      return refuse('seat-taken', 'You sit at this table already.');
    return table.begin(act.player, at);
  },
};
const answer: Doing<'answer'> = {
  in: ['playing'],
  run: (table, draft) => {
    const player = playerOf(draft);
    if (player === null) return NOT_YOURS;
    const wrong = wrongQuestion(table, player, draft.question);
    if (wrong) return wrong;
    const { match } = table;
    if (match === null) return NOT_YOURS;
    const [isAction, isPass] = [isRealAction(table, draft.act.choices), isOnlyPass(table, draft.act.choices)];
    const before = match.fork();
    const refusal = match.do({ do: 'answer', player, answer: draft.act.choices });
    if (refusal) return byRule(refusal);
    // What was thought stays spent; what the action gives is not in it.
    const clock = stopped(table.clock, player, draft.at, draft.lag);
    table.wayBack.add({ by: player, isPass, before, clock, told: [match.events(0), match.events(1)] });
    table.answered(player, draft, isAction);
    return undefined;
  },
};
const isOnlyPass = ({ match }: Seated, choices: readonly number[]): boolean =>
  choices.every((index) => match?.duel?.decision?.choices[index]?.do === 'pass');
/** Passing, answering what an effect asks, and going on to the next phase give no time. */
const isRealAction = ({ match }: Seated, choices: readonly number[]): boolean => {
  const decision = match?.duel?.decision;
  if (decision?.kind !== 'act' && decision?.kind !== 'respond') return false;
  return choices.some((index) => !NO_ACTIONS.includes(decision.choices[index]?.do ?? 'pass'));
};
const NO_ACTIONS: readonly string[] = ['pass', 'enter-phase', 'end-battle'];

const exchange: Doing<'exchange'> = {
  in: ['playing'],
  run: (table, draft) => {
    const player = playerOf(draft);
    if (player === null) return NOT_YOURS;
    const wrong = wrongQuestion(table, player, draft.question);
    if (wrong) return wrong;
    const refusal = table.match?.do({ do: 'exchange', player, deck: draft.act.deck });
    if (refusal) return byRule(refusal);
    table.answered(player, draft, false);
    return undefined;
  },
};
const surrender: Doing<'surrender'> = {
  in: ['playing'],
  run: (table, draft) => {
    const player = playerOf(draft);
    return player === null ? NOT_YOURS : deed(table, { do: 'surrender', player }, draft.at);
  },
};
/** Never by itself: the other says that the win is claimed. */
const claim: Doing<'claim'> = {
  in: ['playing'],
  run: (table, draft) => {
    const player = playerOf(draft);
    if (player === null) return NOT_YOURS;
    const other = opponentOf(player);
    const { clock } = table;
    if (!isAway(clock, other)) return refuse('not-yet', 'The other player is there.');
    const awayLeft = awayLeftOf(clock, other, draft.at);
    const left = table.asked[other] === null ? Number.POSITIVE_INFINITY : leftOf(clock, other, draft.at);
    const wait = Math.min(awayLeft, left);
    if (wait > 0)
      return refuse('not-yet', `The other player may be away for ${Math.ceil(wait / 1000)} seconds more.`);
    return deed(table, { do: 'match-loss', player: other }, draft.at);
  },
};
const timeOut: Doing<'time-out'> = {
  in: ['playing'],
  run: (table, { act: { player }, at, by }) => {
    if (by !== null) return NOT_YOURS;
    const { clock, match } = table;
    if (table.asked[player] === null || leftOf(clock, player, at) > 0 || isAway(clock, player))
      return refuse('not-yet', 'The clock of this player has not run out.');
    if (match?.stage !== 'side-decking') return deed(table, { do: 'game-loss', player }, at);
    // Who does not hand in a deck in time goes on with the same.
    const { deck } = match.view(player).yours;
    return deck === null ? NOT_YOURS : deed(table, { do: 'exchange', player, deck }, at);
  },
};
const away: Doing<'away'> = {
  in: ['playing'],
  run: (table, { act: { player }, at }) => {
    table.clock = gone(table.clock, player, at);
    return undefined;
  },
};
const back: Doing<'back'> = {
  in: ['playing'],
  run: (table, { act: { player }, at }) => {
    table.clock = cameBack(table.clock, player, at);
    return undefined;
  },
};
const resume: Doing<'resumed'> = {
  in: ['playing'],
  run: (table, { at }) => {
    table.clock = resumed(table.clock, at);
    return undefined;
  },
};
const agree: Doing<'agree'> = {
  in: ['older-rules'],
  run: (table, draft) => {
    const player = playerOf(draft);
    if (player === null) return NOT_YOURS;
    table.agreed(player);
    return undefined;
  },
};
const close: Doing<'close'> = {
  in: ['waiting'],
  run: (table, { by }) => {
    if (by !== 0) return NOT_YOURS;
    table.close();
    return undefined;
  },
};

/** Both may go back over what nobody has learned anything by. */
const askUndo: Doing<'ask-undo'> = {
  in: ['playing'],
  run: (table, draft) => {
    const player = playerOf(draft);
    const { match } = table;
    if (player === null || match === null) return NOT_YOURS;
    if (table.undo !== null) return refuse('not-yet', 'Something is to be taken back already.');
    const step = table.wayBack.find(player, match);
    if (typeof step === 'string') return notUndone(step);
    table.wayBack.asked(step);
    table.undo = { by: player, step };
    return undefined;
  },
};
const answerUndo: Doing<'answer-undo'> = {
  in: ['playing'],
  run: (table, draft) => {
    const { undo } = table;
    if (undo === null) return refuse('not-asked', 'Nothing is to be taken back.');
    if (draft.by === null || draft.by === undo.by) return NOT_YOURS;
    if (draft.act.agrees) table.goBack(undo, draft.at);
    else table.undo = null;
    return undefined;
  },
};

const ACTS: { readonly [D in Act['do']]: Doing<D> } = {
  join,
  answer,
  exchange,
  surrender,
  claim,
  agree,
  close,
  away,
  back,
  'time-out': timeOut,
  resumed: resume,
  'ask-undo': askUndo,
  'answer-undo': answerUndo,
};
// The record holds for each act what does it.
const doingOf = (what: Act['do']): Doing<Act['do']> => ACTS[what] as unknown as Doing<Act['do']>;

/** Does it, or says why it cannot be done; then nothing has changed. */
export const carryOut = (table: Seated, draft: Draft): TableRefusal | undefined => {
  const { in: stages, run } = doingOf(draft.act.do);
  if (!stages.includes(table.stage)) return WRONG_STAGE[table.stage];
  return run(table, draft);
};
const WRONG_STAGE: { readonly [stage in Seated['stage']]: TableRefusal } = {
  waiting: refuse('not-yet', 'Nobody has sat down at the other side yet.'),
  playing: refuse('seat-taken', 'Both seats are taken: the Match is being played.'),
  over: refuse('over'),
  'older-rules': refuse('older-rules'),
  closed: refuse('over', 'The table has been taken away.'),
};
