import { useMemo } from 'react';
import { readDeck } from '../duel/setup/chosen-deck.ts';
import { DeckPicker } from '../duel/setup/deck-picker.tsx';
import { useChoice } from '../duel/setup/use-choice.ts';

/** The deck with which one plays; the choice is the same as against the bot. */
export const PickDeck = () => {
  const chosen = useChoice(({ yours }) => yours);
  const choose = useChoice((choice) => choice.choose);
  const read = useMemo(() => readDeck(chosen), [chosen]);
  return <DeckPicker whose="you" chosen={chosen} read={read} onChange={(yours) => choose({ yours })} />;
};
