import { useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import type { Question } from '../../host/types.ts';
import { useDuel } from '../../host/use-duel.ts';
import { useSay } from '../../i18n/say.ts';
import type { TableControl } from '../use-table-control.ts';
import { ChoiceButton } from './choice-button.tsx';
import { ChoiceGrid } from './choice-grid.tsx';
import styles from './question.module.css';
import { inOrderOfPlay, type Told, toldChoices } from './told-choices.ts';
import { useChoiceWords } from './use-choice-words.ts';

interface ChoiceListProps {
  readonly control: TableControl;
  readonly question: Question;
}
/** From so many choices on, a part of a name narrows them down. */
const MANY = 12;
/** More cards than these lie side by side instead of below one another. */
const FEW = 6;
/** Of thousands of names so many are drawn; the rest is found by a part of it. */
const MOST_SHOWN = 60;
/** Words up to this length stand side by side. */
const SHORT = 14;
/** What leads on in the turn stands apart from what is done with cards. */
const LEADS_ON = ['enter-phase', 'end-battle', 'pass'];

/** Every choice as a button, for those who do not pick on the field. */
export const ChoiceList = ({ control, question }: ChoiceListProps) => {
  const say = useSay();
  const wordsOf = useChoiceWords(control.use.view, question.decision.why);
  const [wanted, setWanted] = useState('');
  const { decision } = question;
  const all = toldChoices(question, wordsOf);
  const on = all.filter(({ choice }) => LEADS_ON.includes(choice.do));
  const withCards = all.filter(({ choice }) => !LEADS_ON.includes(choice.do));
  const rest = decision.kind === 'act' ? inOrderOfPlay(withCards, control.use.view) : withCards;
  const isLong = rest.length >= MANY && (decision.kind === 'declare' || decision.kind === 'cards');
  const found = isLong ? rest.filter((told) => isNamed(told, wanted)) : rest;
  return (
    <>
      {isLong && (
        <TextField className="field" value={wanted} onChange={setWanted}>
          <Label>{say('duel.prompt.search')}</Label>
          <Input className="input" />
        </TextField>
      )}
      {decision.kind === 'act' ? (
        rest.length > 0 && (
          <details className={styles.all}>
            <summary>{say('duel.prompt.all', { count: rest.length })}</summary>
            <Choices kind="act" told={rest} control={control} />
          </details>
        )
      ) : decision.kind === 'cards' && rest.length > FEW ? (
        <ChoiceGrid told={found} control={control} />
      ) : (
        <Choices kind={decision.kind} told={found.slice(0, MOST_SHOWN)} control={control} />
      )}
      {on.length > 0 && (
        <div className={styles.on}>
          {on.map((item) => (
            <ChoiceButton key={item.index} {...item} control={control} />
          ))}
          {control.canPassTurn &&
            decision.kind === 'respond' &&
            on.some(({ choice }) => choice.do === 'pass') && <PassTurn />}
        </div>
      )}
    </>
  );
};

/** Passes for the rest of the turn, wherever nothing new could be answered. */
const PassTurn = () => {
  const say = useSay();
  const passTurn = useDuel((duel) => duel.passTurn);
  return (
    <Button className="button" onPress={() => void passTurn()}>
      {say('duel.pass-turn')}
    </Button>
  );
};

const isNamed = ({ words }: Told, wanted: string): boolean =>
  `${words.card ?? ''} ${words.deed}`.toLowerCase().includes(wanted.trim().toLowerCase());

interface ChoicesProps {
  readonly kind: Question['decision']['kind'];
  readonly told: readonly Told[];
  readonly control: TableControl;
}
/** One below the other; what is named in a word side by side. */
const Choices = ({ kind, told, control }: ChoicesProps) => {
  const isShort = kind === 'declare' && told.every(({ words }) => words.deed.length <= SHORT);
  return (
    <div className={styles.choices} data-kind={kind} data-short={isShort || undefined}>
      {told.map((item) => (
        <ChoiceButton key={item.index} {...item} control={control} />
      ))}
    </div>
  );
};
