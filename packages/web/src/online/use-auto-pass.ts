/** Passes where nothing else can be done. The time that it takes is drawn, so that it tells as little as a hand that presses. */
import { useEffect } from 'react';
import { useSession } from './session.ts';
import type { SeenTable } from './use-online.ts';

const SHORTEST = 300;
const LONGEST = 1100;

export const useAutoPass = (
  { course: { question, undo }, id, at }: SeenTable,
  answer: (choices: readonly number[]) => Promise<void>,
): boolean => {
  const isWanted = useSession((session) => session.autoPass);
  const choices = question?.about === 'duel' ? question.decision.choices : [];
  // While something is to be taken back nothing is done by itself.
  const passes = isWanted && undo === null && choices.length === 1 && choices[0]?.do === 'pass';
  // Whenever the server says the question again, as after a lost connection, it is answered again.
  const key = passes ? `${id} ${question?.number} ${at}` : null;
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => void answer([0]), SHORTEST + (LONGEST - SHORTEST) * Math.random());
    return () => clearTimeout(timer);
  }, [key, answer]);
  return passes;
};
