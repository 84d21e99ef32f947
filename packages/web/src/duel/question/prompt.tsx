import { Button } from 'react-aria-components';
import { useSay } from '../../i18n/say.ts';
import type { TableControl } from '../use-table-control.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './question.module.css';
import { useQuestionWords } from './use-question-words.ts';

interface PromptProps {
  readonly control: TableControl;
}
/** So long it is said how a turn is played. */
const FIRST_TURNS = 2;

/** What you are asked, why, and the choices that are not made on the field. */
export const Prompt = ({ control }: PromptProps) => {
  const say = useSay();
  const { question, use, picked, isSingle } = control;
  const words = useQuestionWords(question, use.view, picked);
  if (question === null || words === null) return <WaitingPrompt />;
  return (
    <section className={styles.prompt} aria-labelledby="question" data-prompt={question.decision.kind}>
      <h2 id="question" className={styles.question}>
        {words.question}
      </h2>
      {words.details.map((line) => (
        <p key={line} className={styles.detail}>
          {line}
        </p>
      ))}
      {question.decision.kind === 'act' && use.view.turn <= FIRST_TURNS && (
        <p className={styles.hint}>{say('duel.prompt.pick-hint')}</p>
      )}
      <ChoiceList key={question.decision.choices.length} control={control} question={question} />
      {!isSingle && (
        <div className={styles.confirm}>
          {control.cancel && <Cancel cancel={control.cancel} />}
          <span className={styles.tally}>{say('duel.prompt.picked', { count: picked.length })}</span>
          <Button className="button primary" isDisabled={!control.canConfirm} onPress={control.confirm}>
            {say(picked.length === 0 && control.canConfirm ? 'duel.prompt.none' : 'duel.prompt.confirm')}
          </Button>
        </div>
      )}
      {isSingle && control.cancel && (
        <div className={styles.confirm}>
          <Cancel cancel={control.cancel} />
        </div>
      )}
    </section>
  );
};

/** Back to what was asked before: nothing has happened yet. */
const Cancel = ({ cancel }: { readonly cancel: () => void }) => {
  const say = useSay();
  return (
    <Button className="button" onPress={cancel}>
      {say('duel.prompt.cancel')}
    </Button>
  );
};

const WaitingPrompt = () => {
  const say = useSay();
  return <p className={styles.waiting}>{say('duel.prompt.waiting')}</p>;
};
