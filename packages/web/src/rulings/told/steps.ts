/** The steps of a scenario in sentences, in the language of the page. */
import type { Step } from '@spellspeed/rulings';
import { sentence, type Teller } from '../../telling/teller.ts';
import { tellCheck } from './checks.ts';
import { tellCommand } from './commands.ts';
import { tellMatchStep } from './match.ts';
import { playerName, stopNamed } from './names.ts';

type Name = Step['step'];
const STEPS: {
  readonly [N in Name]: (step: Extract<Step, { readonly step: N }>, teller: Teller) => readonly string[];
} = {
  command: ({ player, command, at }, teller) => {
    const values = { name: playerName(teller, player), command: tellCommand(command, teller) };
    return [
      at === null
        ? teller.say('said.step.command', values)
        : teller.say('said.step.command-at', { ...values, stop: stopNamed(teller, at) }),
    ];
  },
  advance: ({ to }, teller) => [teller.say('said.step.advance', { stop: stopNamed(teller, to) })],
  expect: ({ checks }, teller) =>
    checks.length === 0
      ? [teller.say('said.check.nothing')]
      : checks.map((check) => sentence(tellCheck(check, teller))),
  match: ({ does }, teller) => [sentence(tellMatchStep(does, teller))],
  // A note is for the reader of the document.
  note: ({ text }) => [text],
};

/** A line for each thing that is done or expected. */
export const tellStep = (step: Step, teller: Teller): readonly string[] =>
  // The record holds for each step the function that takes it.
  (STEPS[step.step] as (step: Step, teller: Teller) => readonly string[])(step, teller);
