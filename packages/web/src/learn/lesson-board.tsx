import type { RuleId } from '@spellspeed/rulebook';
import { useCallback, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'react-router';
import analysis from '../analysis/analysis.module.css';
import { OpenBoard } from '../analysis/open-board.tsx';
import type { ShownNode } from '../analysis/types.ts';
import room from '../app/room.module.css';
import { useLoaded } from '../app/use-loaded.ts';
import { Chain } from '../duel/board/chain.tsx';
import table from '../duel/duel-table.module.css';
import { Prompt } from '../duel/question/prompt.tsx';
import { useTableControlFor } from '../duel/use-table-control.ts';
import type { Step } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { WhatHappened } from '../watching/told.tsx';
import styles from './learn.module.css';
import { LESSON_NAMES, LESSONS, type LessonName, wordsOfMove } from './lessons.ts';
import { type LessonControl, useLesson } from './use-lesson.ts';
import { useLearnSay } from './words.ts';

const NO_NEWS: readonly Step[] = [];
const VOICE = { you: 0, names: ['A', 'B'] } as const;

/** One lesson on the real board. */
export const LessonBoard = ({ name }: { readonly name: LessonName }) => {
  const say = useLearnSay();
  const lesson = useLesson(name);
  if (lesson.shown !== null) return <Shown name={name} lesson={lesson} shown={lesson.shown} />;
  return (
    <div className={room.page}>
      <h1>{say(`learn.${name}`)}</h1>
      {lesson.plan === 'failed' && <p role="alert">{say('learn.failed')}</p>}
    </div>
  );
};

interface PartProps {
  readonly name: LessonName;
  readonly lesson: LessonControl;
}
const Shown = ({ name, lesson, shown }: PartProps & { readonly shown: ShownNode }) => {
  const say = useLearnSay();
  const { frame } = shown;
  const question = lesson.isOver ? null : shown.question;
  const control = useTableControlFor(frame.view, question, VOICE, {
    send: lesson.send,
    busy: false,
    news: NO_NEWS,
    canPassTurn: false,
  });
  return (
    <OpenBoard control={control} frame={frame} decks={[null, null]} data-node={lesson.at}>
      <section className={analysis.box} aria-label={say(`learn.${name}`)}>
        <h1 className={styles.title}>{say(`learn.${name}`)}</h1>
        {lesson.done === 0 && <p>{say(`learn.${name}.goal`)}</p>}
      </section>
      <div className={table.prompt}>
        {lesson.isOver ? (
          <Over name={name} again={() => lesson.goTo(0)} />
        ) : (
          <Told name={name} lesson={lesson} />
        )}
        {question !== null && <Prompt control={control} />}
      </div>
      {lesson.done > 0 && <WhatHappened occurrences={frame.occurrences} voice={VOICE} />}
      <Chain view={frame.view} />
      <div className="row">
        <Button
          className="button"
          isDisabled={lesson.done === 0}
          onPress={() => lesson.goTo(lesson.done - 1)}
        >
          <span aria-hidden="true">↶</span> {say('learn.back')}
        </Button>
        <Link className="button" to="/learn">
          {say('learn.all')}
        </Link>
      </div>
    </OpenBoard>
  );
};

/** What is to be done now, a hint for who wants one, and what is said when something else was done. */
const Told = ({ name, lesson: { done, wrong, wrongStep, plan } }: PartProps) => {
  const say = useLearnSay();
  const [hinted, setHinted] = useState(-1);
  const steps = plan === null || plan === 'failed' ? 0 : plan.moves.length;
  return (
    <div aria-live="polite" className={styles.told}>
      <p className={room.quiet}>{say('learn.step', { step: done + 1, steps })}</p>
      <p className={styles.now}>{say(wordsOfMove(name, done + 1))}</p>
      {wrong > 0 && (
        <p key={wrong} className={styles.wrong} data-wrong={wrong}>
          <strong>{say('learn.not-this')}</strong> {say(wrongStep?.words ?? `learn.${name}.wrong`)}
        </p>
      )}
      {wrong > 0 && <Clause rule={wrongStep?.rule ?? LESSONS[name].rule} />}
      {hinted === done || wrong > 1 ? (
        <p className={styles.hint}>{say(wordsOfMove(name, done + 1, '.hint'))}</p>
      ) : (
        <Button className="button" onPress={() => setHinted(done)}>
          {say('learn.hint')}
        </Button>
      )}
    </div>
  );
};

const Over = ({ name, again }: { readonly name: LessonName; readonly again: () => void }) => {
  const say = useLearnSay();
  const next = LESSON_NAMES[LESSON_NAMES.indexOf(name) + 1];
  return (
    <div role="status" className={styles.told} data-over>
      <p className={styles.now}>{say('learn.well-done')}</p>
      <p>{say(`learn.${name}.end`)}</p>
      <Clause rule={LESSONS[name].rule} />
      <div className="row">
        {next && (
          <Link className="button primary" to={`/learn?lesson=${next}`}>
            {say('learn.next', { title: say(`learn.${next}`) })}
          </Link>
        )}
        <Button className="button" onPress={again}>
          {say('learn.again')}
        </Button>
      </div>
    </div>
  );
};

/** A clause, in the language of the page. */
const Clause = ({ rule }: { readonly rule: RuleId }) => {
  const say = useLearnSay();
  const sayOfPage = useSay();
  const load = useCallback(() => useDuel.getState().clause(rule), [rule]);
  const clause = useLoaded(load);
  return (
    <details className={styles.clause}>
      <summary>{say('learn.clause')}</summary>
      <p>{clause?.statement ?? sayOfPage('app.loading')}</p>
      <Link to={`/rulings?clause=${rule}`}>{rule}</Link>
    </details>
  );
};
