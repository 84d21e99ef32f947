import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Choice } from '../app/choice.tsx';
import { useFailure } from '../app/use-failure.ts';
import { watchingHosts } from '../host/worker-connection.ts';
import { useSay } from '../i18n/say.ts';
import styles from './analysis.module.css';
import { type Advice, STRENGTHS, type Strength } from './types.ts';
import type { Analysis } from './use-analysis.ts';
import { useAnalysisSay } from './words.ts';

interface AdviceOfProps {
  readonly analysis: Analysis;
  readonly names: readonly [string, string];
}
/** What a bot would do here, and what it expects; it sees no more than the player who is asked. */
export const AdviceOf = ({ analysis, names }: AdviceOfProps) => {
  const say = useAnalysisSay();
  const sayOfPage = useSay();
  const fail = useFailure();
  const [strength, setStrength] = useState<Strength>('search-3');
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [busy, setBusy] = useState(false);
  if (analysis.shown?.question == null) return null;
  const ask = async (): Promise<void> => {
    setBusy(true);
    setAdvice(await watchingHosts().analysis.advise(analysis.looking, strength));
    setBusy(false);
  };
  return (
    <section className={styles.box} aria-label={say('analysis.advice')}>
      <div className="row">
        <Button className="button" isDisabled={busy} onPress={() => void ask().catch(fail)}>
          {say('analysis.advise')}
        </Button>
        <Choice
          label={say('analysis.strength')}
          value={strength}
          options={STRENGTHS}
          nameOf={(each) => sayOfPage(`duel.setup.bot.${each}`)}
          onChange={setStrength}
        />
      </div>
      <div aria-live="polite">
        {advice && (
          <>
            <strong>{names[advice.player]}</strong>
            {advice.sentences.length === 0 && <p>{say('analysis.advice.none')}</p>}
            {advice.sentences.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        )}
      </div>
    </section>
  );
};
