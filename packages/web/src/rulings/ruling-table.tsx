import { useEffect, useRef, useState } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import { watchingHosts } from '../host/worker-connection.ts';
import { useSay } from '../i18n/say.ts';
import { TakeOver } from '../watching/take-over.tsx';
import { WhatHappened } from '../watching/told.tsx';
import { WatchTable } from '../watching/watch-table.tsx';
import watching from '../watching/watching.module.css';
import { AboutRuling } from './about-ruling.tsx';
import { useTitles } from './collection.ts';
import { RefusalNote } from './refusal-note.tsx';
import styles from './rulings.module.css';
import { StepList } from './step-list.tsx';
import type { DocumentPlace, PlayedRuling } from './types.ts';
import { PLAYER_NAMES } from './use-step-teller.ts';
import { WayBack } from './way-back.tsx';

interface RulingTableProps {
  readonly ruling: PlayedRuling;
  readonly place: DocumentPlace;
}
/** A ruling that is played: the field after each step, forwards and backwards. */
export const RulingTable = ({ ruling, place }: RulingTableProps) => {
  const say = useSay();
  const [done, setDone] = useState(0);
  // Who comes here begins to read at the title.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [asWritten, setAsWritten] = useState(false);
  const { start, steps, failure, skipped } = ruling;
  const title = useTitles()?.({ ...ruling, file: place.file });
  const step = steps[done - 1];
  const frame = step?.frame ?? start;
  return (
    <WatchTable frame={frame} names={PLAYER_NAMES}>
      <div className={watching.controls} data-step={done}>
        <div className="row">
          <WayBack />
          <ToggleButton className="button" isSelected={asWritten} onChange={setAsWritten}>
            {say('rulings.as-written')}
          </ToggleButton>
        </div>
        <h1 lang={title?.lang} ref={heading} tabIndex={-1}>
          {title?.text ?? say('app.loading')}
        </h1>
        <Stepping done={done} steps={steps.length} goTo={setDone} />
        {skipped !== null && <p>{say('rulings.skipped', { why: skipped })}</p>}
        <StepList steps={steps} done={done} goTo={setDone} asWritten={asWritten} />
        {step?.failure != null && (
          <pre className={styles.failure} lang="en">
            {step.failure}
          </pre>
        )}
        {done === steps.length && failure === null && skipped === null && (
          <p className={styles.good}>✓ {say('rulings.goes-as-written')}</p>
        )}
      </div>
      <WhatHappened occurrences={frame.occurrences} voice={{ you: null, names: PLAYER_NAMES }} />
      {step?.refused.map((refused) => (
        <RefusalNote key={refused.command} refused={refused} />
      ))}
      <TakeOver
        names={PLAYER_NAMES}
        side={0}
        title={title?.text ?? ruling.title}
        make={(you) => watchingHosts().rulings.takeOver(place, done, you)}
      />
      <AboutRuling ruling={ruling} />
    </WatchTable>
  );
};

interface SteppingProps {
  readonly done: number;
  readonly steps: number;
  readonly goTo: (done: number) => void;
}
/** One step back, one forward, and where that is. */
const Stepping = ({ done, steps, goTo }: SteppingProps) => {
  const say = useSay();
  return (
    <div className={`row ${styles.stepping}`}>
      <Button className="button" isDisabled={done === 0} onPress={() => goTo(done - 1)}>
        <span aria-hidden="true">◀</span> {say('watching.back')}
      </Button>
      <Button
        className="button primary"
        data-forward
        isDisabled={done >= steps}
        onPress={() => goTo(done + 1)}
      >
        {say('watching.forward')} <span aria-hidden="true">▶</span>
      </Button>
      <span role="status" className={styles.count}>
        {say('rulings.step-of', { step: done, steps: steps })}
      </span>
    </div>
  );
};
