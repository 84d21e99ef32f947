import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import type { Question } from '../../host/types.ts';
import { useSay } from '../../i18n/say.ts';
import type { TableControl } from '../use-table-control.ts';
import { ChoiceButton } from './choice-button.tsx';
import styles from './question.module.css';
import { useChoiceWords } from './use-choice-words.ts';

interface ChoiceListProps {
  readonly control: TableControl;
  readonly question: Question;
}
/** From so many choices on, a part of a name narrows them down. */
const MANY = 12;
/** Words up to this length stand side by side. */
const SHORT = 14;
/** What leads on in the turn stands apart from what is done with cards. */
const LEADS_ON = ['enter-phase', 'end-battle', 'pass'];

/** Every choice as a button, for those who do not pick on the field. */
export const ChoiceList = ({ control, question }: ChoiceListProps) => {
  const say = useSay();
  const wordsOf = useChoiceWords(control.use.view, question.decision.why);
  const [wanted, setWanted] = useState('');
  const { decision, notes } = question;
  const all = decision.choices.map((choice, index) => ({
    choice,
    index,
    words: wordsOf(choice, notes[index]),
  }));
  const on = all.filter(({ choice }) => LEADS_ON.includes(choice.do));
  const rest = all.filter(({ choice }) => !LEADS_ON.includes(choice.do));
  const isLong = rest.length > MANY && decision.kind === 'declare';
  const isShort = decision.kind === 'declare' && rest.every(({ words }) => words.deed.length <= SHORT);
  const fits = ({ words }: (typeof all)[number]): boolean =>
    `${words.card ?? ''} ${words.deed}`.toLowerCase().includes(wanted.trim().toLowerCase());
  const buttons = (isLong ? rest.filter(fits).slice(0, 60) : rest).map((item) => (
    <ChoiceButton key={item.index} {...item} control={control} />
  ));
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
            <div className={styles.choices}>{buttons}</div>
          </details>
        )
      ) : (
        <div className={styles.choices} data-kind={decision.kind} data-short={isShort || undefined}>
          {buttons}
        </div>
      )}
      {on.length > 0 && (
        <div className={styles.on}>
          {on.map((item) => (
            <ChoiceButton key={item.index} {...item} control={control} />
          ))}
        </div>
      )}
    </>
  );
};
