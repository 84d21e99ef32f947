import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import { readDeck } from '../duel/setup/chosen-deck.ts';
import { DeckPicker } from '../duel/setup/deck-picker.tsx';
import { BOTS, useChoice } from '../duel/setup/use-choice.ts';
import { useSay } from '../i18n/say.ts';
import { deckOf } from './deck-of.ts';
import styles from './online.module.css';
import { useOnlineSay } from './online-words.ts';
import { Options } from './options.tsx';
import { copyOf, useOnline } from './use-online.ts';

/** Lets the chosen bot sit down at a table. Its strength and its deck are the same choice as on the page without a server. */
export const useCallBot = () => {
  const ask = useOnline((online) => online.ask);
  const strength = useChoice(({ bot }) => bot);
  const deck = deckOf(useChoice(({ theirs }) => theirs));
  const call = async (table: string): Promise<void> => {
    if (deck !== null) await ask({ type: 'call-bot', table, strength, deck: copyOf(deck) });
  };
  return { canPlay: deck !== null, call };
};

/** How strong the bot is, and what it plays. */
export const ChooseBot = () => {
  const sayOnline = useOnlineSay();
  const say = useSay();
  const { bot, theirs, choose } = useChoice();
  const read = useMemo(() => readDeck(theirs), [theirs]);
  return (
    <>
      <Options
        label="online.bot"
        value={bot}
        onChange={(name) => choose({ bot: BOTS.find((each) => each === name) ?? bot })}
      >
        {BOTS.map((each) => [each, say(`duel.setup.bot.${each}`)])}
      </Options>
      <DeckPicker
        whose="opponent"
        chosen={theirs}
        read={read}
        onChange={(deck) => choose({ theirs: deck })}
      />
      <p>{sayOnline('online.bot.unrated')}</p>
    </>
  );
};

/** At a table to which nobody has come. */
export const CallBot = ({ table }: { readonly table: string }) => {
  const say = useOnlineSay();
  const { canPlay, call } = useCallBot();
  return (
    <details className={styles.part}>
      <summary>{say('online.bot.call')}</summary>
      <ChooseBot />
      <Button className="button" isDisabled={!canPlay} onPress={() => void call(table)}>
        {say('online.bot.call')}
      </Button>
    </details>
  );
};
