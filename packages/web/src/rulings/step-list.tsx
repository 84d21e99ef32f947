import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useSay } from '../i18n/say.ts';
import styles from './rulings.module.css';
import { tellStep } from './told/steps.ts';
import type { RulingStep } from './types.ts';
import { useStepTeller } from './use-step-teller.ts';

interface StepListProps {
  readonly steps: readonly RulingStep[];
  /** How many steps have been taken. */
  readonly done: number;
  readonly goTo: (done: number) => void;
  /** As the document has them instead of in sentences. */
  readonly asWritten: boolean;
}
/** All steps; what is expected is marked as it is met. */
export const StepList = ({ steps, done, goTo, asWritten }: StepListProps) => {
  const say = useSay();
  const list = useStepInSight(done);
  return (
    <ol className={styles.steps} aria-label={say('rulings.steps')} ref={list}>
      <li>
        <Button className={styles.step ?? ''} data-now={done === 0 || undefined} onPress={() => goTo(0)}>
          {say('rulings.start')}
        </Button>
      </li>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the ruling
        <li key={index} aria-current={done === index + 1 ? 'step' : undefined}>
          <Button
            className={styles.step ?? ''}
            data-now={done === index + 1 || undefined}
            data-kind={step.kind}
            onPress={() => goTo(index + 1)}
          >
            {step.kind === 'expect' && (
              <span className={styles.kind}>
                {say('rulings.kind.expect')} <Met step={step} isReached={done > index} />
              </span>
            )}
            {asWritten ? <code lang="en">{step.lines.join('\n')}</code> : <Told step={step} />}
          </Button>
        </li>
      ))}
    </ol>
  );
};

/** The list goes on with the steps; the page stays where it is. */
const useStepInSight = (done: number) => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const steps = list.current;
    const step = steps?.children[done];
    if (!steps || !step) return;
    const [seen, now] = [steps.getBoundingClientRect(), step.getBoundingClientRect()];
    if (now.top < seen.top) steps.scrollTop -= seen.top - now.top;
    else if (now.bottom > seen.bottom) steps.scrollTop += now.bottom - seen.bottom;
  }, [done]);
  return list;
};

/** A sentence for what is done, or one for each thing that is expected. */
const Told = ({ step: { step } }: { readonly step: RulingStep }) => {
  const teller = useStepTeller();
  return (
    <span className={styles.told}>
      {tellStep(step, teller).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
        <span key={index}>{line} </span>
      ))}
    </span>
  );
};

const Met = ({ step, isReached }: { readonly step: RulingStep; readonly isReached: boolean }) => {
  const say = useSay();
  if (!isReached) return <span className={styles.waits}>◌ {say('rulings.waits')}</span>;
  return step.failure === null ? (
    <span className={styles.good}>✓ {say('rulings.met')}</span>
  ) : (
    <span className={styles.bad}>✗ {say('rulings.failed')}</span>
  );
};
