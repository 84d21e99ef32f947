import { PHASES, type Phase } from '@spellspeed/engine';
import { Button } from 'react-aria-components';
import { useSay } from '../../i18n/say.ts';
import type { TableControl } from '../use-table-control.ts';
import styles from './phase-bar.module.css';

/** The two letters that players use for each phase, the same in all languages. */
const LETTERS: { readonly [phase in Phase]: string } = {
  draw: 'DP',
  standby: 'SP',
  main1: 'M1',
  battle: 'BP',
  main2: 'M2',
  end: 'EP',
};

/** The phases in order; those that you may go to are buttons. */
export const PhaseBar = ({ control }: { readonly control: TableControl }) => {
  const say = useSay();
  const { view } = control.use;
  return (
    <section className={styles.bar} aria-label={say('duel.phases')}>
      <ol>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === view.phase ? 'step' : undefined}>
            <PhaseStep phase={phase} control={control} />
          </li>
        ))}
      </ol>
      {view.phase === 'battle' && <span className={styles.timing}>{say(`word.timing.${view.timing}`)}</span>}
    </section>
  );
};

const PhaseStep = ({ phase, control }: { readonly phase: Phase; readonly control: TableControl }) => {
  const say = useSay();
  const choice = choiceOf(phase, control);
  const name = say(`word.phase.${phase}`);
  if (choice < 0)
    return (
      <span className={styles.step} title={name}>
        <span aria-hidden="true">{LETTERS[phase]}</span>
        <span className="unseen">{name}</span>
      </span>
    );
  return (
    <Button className={styles.step ?? ''} onPress={() => control.take(choice)}>
      <span aria-hidden="true">{LETTERS[phase]}</span>
      <span className="unseen">{say('duel.go-to', { phase: name })}</span>
    </Button>
  );
};

/** The choice that leads to this phase. */
const choiceOf = (phase: Phase, { question, use }: TableControl): number =>
  question?.decision.choices.findIndex(
    (choice) =>
      (choice.do === 'enter-phase' && choice.phase === phase) ||
      (choice.do === 'end-battle' && use.view.phase === 'battle' && phase === 'main2'),
  ) ?? -1;
