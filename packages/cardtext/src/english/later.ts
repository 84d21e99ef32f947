/** What is done later: "destroy it during the End Phase", "during your next Standby Phase, draw 1 card". */
import type { Action, ActionOf, Verb } from '@spellspeed/engine/language';
import { together } from '../grammar/form.ts';
import { fixed, oneOf, onlyIf, type Reader, readOnly, rule } from '../grammar/phrase.ts';
import { atDuration } from './duration.ts';
import { ACTION, AT, MOMENTS, type Moment, type Said, type SaidPart, SINGLE_ACTION, say } from './said.ts';
import type { Speech } from './speech.ts';

type Later = ActionOf<'later'>;
const BRIEF: readonly Verb[] = ['destroy', 'banish', 'to-hand', 'send-to-gy', 'to-deck', 'tribute'];
/** Something brief that befalls cards of which the sentence speaks: the time stands behind it. */
export const isSaidAtItsEnd = ({ action }: Later): boolean =>
  BRIEF.includes(action.do) &&
  'what' in action &&
  typeof action.what === 'object' &&
  'cards' in action.what &&
  action.what.cards === 'referenced' &&
  action.what.what.ref === 'bound';
/** "during the End Phase" */
const AT_THE_END: SaidPart = together<Moment, Speech>(
  ['at', 'turns'],
  fixed(MOMENTS, ({ at, turns }) => atDuration(at, turns).replace(' of this turn', '')),
);
const said = say<Later>({ do: 'later' });
/** What is done later; `brief` reads the verbs that can stand before the time. */
export const laterOf = (brief: () => Reader<Action, Speech>): Said<Later> => {
  const action: Said<Action> = { ...rule(() => readOnly(brief())), print: SINGLE_ACTION.print };
  return oneOf(onlyIf(isSaidAtItsEnd, said`${{ action }} ${AT_THE_END}`), said`${AT}, ${{ action: ACTION }}`);
};
