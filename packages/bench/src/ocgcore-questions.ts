import {
  OcgLocation,
  type OcgMessage,
  type OcgMessageSelectBattleCMD,
  type OcgMessageSelectIdlecmd,
  type OcgMessageSelectPlace,
  type OcgMessageSelectPosition,
  OcgMessageType,
  OcgPosition,
  type OcgResponse,
  OcgResponseType,
  SelectBattleCMDAction,
  type SelectFieldPlace,
  SelectIdleCMDAction,
} from 'ocgcore-wasm';
import { countSubsets, subsetAt } from './subsets.ts';

/**
 * The messages that wait for a player and that can come up with Normal Monsters; the others need a script.
 * Each says how many legal answers it has and spells out the n-th of them.
 */
interface QuestionKind<Q> {
  readonly choices: (question: Q) => number;
  readonly answer: (question: Q, choice: number) => OcgResponse;
}

const QUESTION_KINDS = {
  [OcgMessageType.SELECT_IDLECMD]: {
    choices: (question) => choicesOf(idleCommands(question)),
    answer: (question, choice) => {
      const { action, index } = commandAt(idleCommands(question), choice);
      return { type: OcgResponseType.SELECT_IDLECMD, action, index };
    },
  },
  [OcgMessageType.SELECT_BATTLECMD]: {
    choices: (question) => choicesOf(battleCommands(question)),
    answer: (question, choice) => {
      const { action, index } = commandAt(battleCommands(question), choice);
      return { type: OcgResponseType.SELECT_BATTLECMD, action, index };
    },
  },
  // A selection can often be called off; that is a convenience of the client, not a choice of the game.
  [OcgMessageType.SELECT_CARD]: {
    choices: ({ selects, min, max }) => countSubsets(selects.length, min, max),
    answer: ({ selects, min, max }, choice) => ({
      type: OcgResponseType.SELECT_CARD,
      indicies: subsetAt(selects.length, min, max, choice),
    }),
  },
  [OcgMessageType.SELECT_TRIBUTE]: {
    choices: ({ selects, min, max }) => countSubsets(selects.length, min, max),
    answer: ({ selects, min, max }, choice) => ({
      type: OcgResponseType.SELECT_TRIBUTE,
      indicies: subsetAt(selects.length, min, max, choice),
    }),
  },
  // One card at a time; taking a card back is a convenience too.
  [OcgMessageType.SELECT_UNSELECT_CARD]: {
    choices: ({ select_cards, can_finish }) => select_cards.length + (can_finish ? 1 : 0),
    answer: ({ select_cards }, choice) => ({
      type: OcgResponseType.SELECT_UNSELECT_CARD,
      index: choice < select_cards.length ? choice : null,
    }),
  },
  [OcgMessageType.SELECT_PLACE]: {
    choices: (question) => freePlaces(question).length,
    answer: (question, choice) => ({
      type: OcgResponseType.SELECT_PLACE,
      places: freePlaces(question).slice(choice, choice + 1),
    }),
  },
  [OcgMessageType.SELECT_POSITION]: {
    choices: (question) => positionsOf(question).length,
    answer: (question, choice) => ({
      type: OcgResponseType.SELECT_POSITION,
      position: positionsOf(question)[choice] ?? missing('position', choice),
    }),
  },
  [OcgMessageType.SELECT_CHAIN]: {
    choices: ({ selects, forced }) => selects.length + (forced ? 0 : 1),
    answer: ({ selects }, choice) => ({
      type: OcgResponseType.SELECT_CHAIN,
      index: choice < selects.length ? choice : null,
    }),
  },
  [OcgMessageType.SELECT_YESNO]: {
    choices: () => 2,
    answer: (_, choice) => ({ type: OcgResponseType.SELECT_YESNO, yes: choice === 0 }),
  },
  [OcgMessageType.SELECT_EFFECTYN]: {
    choices: () => 2,
    answer: (_, choice) => ({ type: OcgResponseType.SELECT_EFFECTYN, yes: choice === 0 }),
  },
  [OcgMessageType.SELECT_OPTION]: {
    choices: ({ options }) => options.length,
    answer: (_, choice) => ({ type: OcgResponseType.SELECT_OPTION, index: choice }),
  },
} satisfies { [K in QuestionType]: QuestionKind<Extract<OcgMessage, { type: K }>> };

type QuestionType =
  | OcgMessageType.SELECT_IDLECMD
  | OcgMessageType.SELECT_BATTLECMD
  | OcgMessageType.SELECT_CARD
  | OcgMessageType.SELECT_TRIBUTE
  | OcgMessageType.SELECT_UNSELECT_CARD
  | OcgMessageType.SELECT_PLACE
  | OcgMessageType.SELECT_POSITION
  | OcgMessageType.SELECT_CHAIN
  | OcgMessageType.SELECT_YESNO
  | OcgMessageType.SELECT_EFFECTYN
  | OcgMessageType.SELECT_OPTION;
export type Question = Extract<OcgMessage, { type: QuestionType }>;

const kindOf = (question: Question): QuestionKind<Question> =>
  QUESTION_KINDS[question.type] as unknown as QuestionKind<Question>; // the one cast

export const isQuestion = (message: OcgMessage): message is Question => message.type in QUESTION_KINDS;
export const countChoices = (question: Question): number => kindOf(question).choices(question);
export const answerTo = (question: Question, choice: number): OcgResponse =>
  kindOf(question).answer(question, choice);

/** `count` commands of one kind; `indexed` when the core wants to know which of them. */
interface Commands<A> {
  readonly action: A;
  readonly count: number;
  readonly indexed: boolean;
}

/** Shuffling the own hand is left out: it changes nothing, and no other engine offers it. */
const idleCommands = (question: OcgMessageSelectIdlecmd): readonly Commands<SelectIdleCMDAction>[] => [
  each(SelectIdleCMDAction.SELECT_SUMMON, question.summons),
  each(SelectIdleCMDAction.SELECT_SPECIAL_SUMMON, question.special_summons),
  each(SelectIdleCMDAction.SELECT_POS_CHANGE, question.pos_changes),
  each(SelectIdleCMDAction.SELECT_MONSTER_SET, question.monster_sets),
  each(SelectIdleCMDAction.SELECT_SPELL_SET, question.spell_sets),
  each(SelectIdleCMDAction.SELECT_ACTIVATE, question.activates),
  once(SelectIdleCMDAction.TO_BP, question.to_bp),
  once(SelectIdleCMDAction.TO_EP, question.to_ep),
];

const battleCommands = (question: OcgMessageSelectBattleCMD): readonly Commands<SelectBattleCMDAction>[] => [
  each(SelectBattleCMDAction.SELECT_CHAIN, question.chains),
  each(SelectBattleCMDAction.SELECT_BATTLE, question.attacks),
  once(SelectBattleCMDAction.TO_M2, question.to_m2),
  once(SelectBattleCMDAction.TO_EP, question.to_ep),
];

const each = <A>(action: A, cards: readonly unknown[]): Commands<A> => ({
  action,
  count: cards.length,
  indexed: true,
});
const once = <A>(action: A, offered: boolean): Commands<A> => ({
  action,
  count: offered ? 1 : 0,
  indexed: false,
});

const choicesOf = (commands: readonly Commands<unknown>[]): number =>
  commands.reduce((sum, { count }) => sum + count, 0);

function commandAt<A>(commands: readonly Commands<A>[], choice: number): { action: A; index: number | null } {
  let index = choice;
  for (const { action, count, indexed } of commands) {
    if (index < count) return { action, index: indexed ? index : null };
    index -= count;
  }
  return missing('command', choice);
}

/** The mask has a bit for each zone that may *not* be chosen: asked player's side in the low half. */
function freePlaces({ player, field_mask }: OcgMessageSelectPlace): SelectFieldPlace[] {
  const places: SelectFieldPlace[] = [];
  for (let bit = 0; bit < 32; bit++) {
    if ((field_mask & (1 << bit)) !== 0) continue;
    const zone = bit % 16;
    places.push({
      player: bit < 16 ? player : 1 - player,
      location: zone < 8 ? OcgLocation.MZONE : OcgLocation.SZONE,
      sequence: zone % 8,
    });
  }
  return places;
}

const POSITIONS = [
  OcgPosition.FACEUP_ATTACK,
  OcgPosition.FACEDOWN_ATTACK,
  OcgPosition.FACEUP_DEFENSE,
  OcgPosition.FACEDOWN_DEFENSE,
];
const positionsOf = ({ positions }: OcgMessageSelectPosition): OcgPosition[] =>
  POSITIONS.filter((position) => (positions & position) !== 0);

function missing(what: string, choice: number): never {
  throw new Error(`No ${what} ${choice}: the choices were counted differently than they are answered.`);
}
