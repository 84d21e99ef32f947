import { useMemo, useState } from 'react';
import { Button, Input, Label, Radio, RadioGroup, TextField } from 'react-aria-components';
import { Link } from 'react-router';
import { WithoutNetwork } from '../../app/offline/without-network.tsx';
import { anySeed } from '../../host/again.ts';
import { useDuel } from '../../host/use-duel.ts';
import { useSay } from '../../i18n/say.ts';
import { useProgress } from '../../learn/progress.ts';
import openStyles from '../open-duels.module.css';
import { OpenDuels } from '../open-duels.tsx';
import { TroubleNote } from '../trouble-note.tsx';
import { type ChosenDeck, type PlayableDeck, type ReadDeck, readDeck } from './chosen-deck.ts';
import { DeckPicker } from './deck-picker.tsx';
import styles from './setup.module.css';
import { BOTS, LENGTHS, ORDERS, useChoice } from './use-choice.ts';
import { usePlayable } from './use-playable.ts';

const drawnSeed = (): string => String(anySeed());

const useDeck = (chosen: ChosenDeck, withSide: boolean): ReadDeck =>
  usePlayable(
    useMemo(() => readDeck(chosen), [chosen]),
    chosen.kind === 'own' && chosen.withoutEffects === true,
    withSide,
  );
const listsOf = ({ name, main, extra }: PlayableDeck): Pick<PlayableDeck, 'name' | 'main' | 'extra'> => ({
  name,
  main,
  extra,
});

/** Before a duel: both decks, the bot, who begins, the seed. Everything has a value already, so one press begins. */
export const SetUp = () => {
  const say = useSay();
  const { start, duels, trouble, dismissTrouble } = useDuel();
  const { yours, theirs, bot, order, length, choose } = useChoice();
  const isMatch = length === 'best-of-three';
  const [seed, setSeed] = useState(drawnSeed);
  const yourDeck = useDeck(yours, isMatch);
  const theirDeck = useDeck(theirs, isMatch);
  const isNew = useProgress(({ lessons }) => lessons.length === 0) && duels.length === 0;
  const isSeed = /^\d{1,15}$/.test(seed);
  const begin = async (): Promise<void> => {
    if (!yourDeck.ok || !theirDeck.ok || !isSeed) return;
    const you = isMatch || order === 'first' ? 0 : 1;
    const blank = [yourDeck, theirDeck].flatMap(({ deck }) => deck.withoutEffects ?? []);
    await start({
      yours: listsOf(yourDeck.deck),
      theirs: listsOf(theirDeck.deck),
      bot,
      seed: Number(seed),
      you,
      ...(isMatch && { sides: [yourDeck.deck.side, theirDeck.deck.side] as const }),
      ...(blank.length > 0 && { withoutEffects: [...new Set(blank)] }),
    });
  };
  return (
    <form
      className={styles.setup}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <div className={styles.intro}>
        <h1>{say('duel.setup.title')}</h1>
        <p>{say('duel.setup.intro')}</p>
        {isNew && <Link to="/learn?lesson=turn">{say('duel.setup.learn')}</Link>}
        <Button
          type="submit"
          className={`button primary ${styles.begin}`}
          isDisabled={!yourDeck.ok || !theirDeck.ok || !isSeed}
        >
          {say('duel.setup.begin')}
        </Button>
        <WithoutNetwork />
        {/* Also of a duel that was kept and cannot be gone on with. */}
        {trouble && <TroubleNote trouble={trouble} dismiss={dismissTrouble} />}
      </div>
      {duels.length > 0 && (
        <section className={openStyles.waiting} aria-labelledby="open-duels">
          <h2 id="open-duels">{say('duel.open.title')}</h2>
          <OpenDuels duels={duels} />
        </section>
      )}
      <DeckPicker whose="you" chosen={yours} read={yourDeck} onChange={(deck) => choose({ yours: deck })} />
      <DeckPicker
        whose="opponent"
        chosen={theirs}
        read={theirDeck}
        onChange={(deck) => choose({ theirs: deck })}
      />
      <Conditions seed={seed} isSeed={isSeed} setSeed={setSeed} />
    </form>
  );
};

interface ConditionsProps {
  readonly seed: string;
  readonly isSeed: boolean;
  readonly setSeed: (seed: string) => void;
}
/** Against whom, who begins, and what chance does. */
const Conditions = ({ seed, isSeed, setSeed }: ConditionsProps) => {
  const say = useSay();
  const { bot, order, length, choose } = useChoice();
  return (
    <div className={styles.rest}>
      <OneOf
        label={say('duel.setup.bot')}
        value={bot}
        options={BOTS}
        nameOf={(each) => say(`duel.setup.bot.${each}`)}
        onChange={(chosen) => choose({ bot: chosen })}
      />
      <OneOf
        label={say('duel.setup.length')}
        value={length}
        options={LENGTHS}
        nameOf={(each) => say(`duel.setup.length.${each}`)}
        onChange={(chosen) => choose({ length: chosen })}
      />
      {length === 'best-of-three' ? (
        <div className={styles.group}>
          <span className={styles.title}>{say('duel.setup.order')}</span>
          <span className={styles.shares}>{say('duel.setup.order.match')}</span>
        </div>
      ) : (
        <OneOf
          label={say('duel.setup.order')}
          value={order}
          options={ORDERS}
          nameOf={(each) => say(`duel.setup.order.${each}`)}
          onChange={(chosen) => choose({ order: chosen })}
        />
      )}
      <TextField className="field" value={seed} onChange={setSeed} isInvalid={!isSeed}>
        <Label>{say('duel.setup.seed')}</Label>
        <span className="row">
          <Input className="input" inputMode="numeric" size={12} />
          <Button className="button" onPress={() => setSeed(drawnSeed())}>
            {say('duel.setup.seed.another')}
          </Button>
        </span>
        <span className={styles.shares}>
          {say(isSeed ? 'duel.setup.seed.hint' : 'duel.setup.seed.wrong')}
        </span>
      </TextField>
    </div>
  );
};

interface OneOfProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly nameOf: (option: T) => string;
  readonly onChange: (option: T) => void;
}
const OneOf = <T extends string>({ label, value, options, nameOf, onChange }: OneOfProps<T>) => (
  <RadioGroup
    className={styles.group ?? ''}
    value={value}
    onChange={(chosen) => {
      const option = options.find((each) => each === chosen);
      if (option !== undefined) onChange(option);
    }}
  >
    <Label className={styles.title ?? ''}>{label}</Label>
    <div className={styles.tiles}>
      {options.map((option) => (
        <Radio key={option} value={option} className={styles.tile ?? ''}>
          {nameOf(option)}
        </Radio>
      ))}
    </div>
  </RadioGroup>
);
