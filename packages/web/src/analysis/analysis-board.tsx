import { useMemo } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { useNavigate } from 'react-router';
import room from '../app/room.module.css';
import { Chain } from '../duel/board/chain.tsx';
import table from '../duel/duel-table.module.css';
import { Prompt } from '../duel/question/prompt.tsx';
import { useDeckName } from '../duel/setup/use-deck-name.ts';
import { useTableControlFor } from '../duel/use-table-control.ts';
import type { Step } from '../host/types.ts';
import { useSay } from '../i18n/say.ts';
import { WhatHappened } from '../watching/told.tsx';
import { AdviceOf } from './advice.tsx';
import styles from './analysis.module.css';
import { Lines } from './lines.tsx';
import { OpenBoard } from './open-board.tsx';
import { Sharing } from './sharing.tsx';
import { ROOT, type TreeAt } from './tree.ts';
import type { ShownNode } from './types.ts';
import { type Analysis, useAnalysis } from './use-analysis.ts';
import { useAnalysisSay } from './words.ts';

const NO_NEWS: readonly Step[] = [];

interface AnalysisBoardProps {
  readonly id: string;
  readonly begun: TreeAt;
}
/** A board on which one person plays both sides, goes back, and tries otherwise. */
export const AnalysisBoard = ({ id, begun }: AnalysisBoardProps) => {
  const say = useAnalysisSay();
  const analysis = useAnalysis(id, begun);
  const { shown, message } = analysis;
  if (shown !== null) return <ShownBoard analysis={analysis} shown={shown} />;
  return (
    <div className={room.page}>
      <h1>{analysis.tree.title}</h1>
      {message !== null && <p role="alert">{say('analysis.bad', { why: message })}</p>}
    </div>
  );
};

interface ShownProps {
  readonly analysis: Analysis;
  readonly shown: ShownNode;
}
const ShownBoard = ({ analysis, shown }: ShownProps) => {
  const deckName = useDeckName();
  const names = useNames();
  const { view, occurrences } = shown.frame;
  const voice = useMemo(() => ({ you: null, names }), [names]);
  const control = useTableControlFor(view, shown.question, voice, {
    send: analysis.send,
    busy: analysis.busy,
    news: NO_NEWS,
    canPassTurn: false,
  });
  return (
    <OpenBoard
      control={control}
      frame={shown.frame}
      decks={[deckName(shown.names[0]), deckName(shown.names[1])]}
      data-node={analysis.at}
      data-nodes={analysis.tree.nodes.length}
    >
      <Asked analysis={analysis} shown={shown} names={names}>
        <Prompt control={control} />
      </Asked>
      <Going analysis={analysis} />
      <Lines analysis={analysis} told={shown.told} names={names} />
      <WhatHappened occurrences={occurrences} voice={voice} />
      <Chain view={view} />
      <AdviceOf key={analysis.at} analysis={analysis} names={names} />
      <Sharing analysis={analysis} names={names} />
    </OpenBoard>
  );
};

/** Decks are no names, and both players may play the same one. */
const useNames = (): readonly [string, string] => {
  const say = useSay();
  return useMemo(
    () => [say('replays.player', { letter: 'A' }), say('replays.player', { letter: 'B' })] as const,
    [say],
  );
};

interface AskedProps extends ShownProps {
  readonly names: readonly [string, string];
  readonly children: React.ReactNode;
}
/** Who is asked what; in the end, who has won. */
const Asked = ({ analysis, shown: { question, result }, names, children }: AskedProps) => {
  const say = useAnalysisSay();
  return (
    <div className={table.prompt}>
      {analysis.refused && <p role="alert">{analysis.refused.statement}</p>}
      {question !== null && (
        <>
          <p role="status" className={styles.asked}>
            {say('analysis.asked', { player: names[question.decision.player] })}
          </p>
          {children}
        </>
      )}
      {result !== null && (
        <p role="status">
          {say('analysis.over', { player: result.winner === null ? 'none' : names[result.winner] })}
        </p>
      )}
    </div>
  );
};

/** Back and forward, and what the analysis and the move are called. */
const Going = ({ analysis }: { readonly analysis: Analysis }) => {
  const say = useAnalysisSay();
  const sayOfPage = useSay();
  const go = useNavigate();
  const { tree, at, told } = analysis;
  const hasNext = tree.nodes.some(({ parent }) => parent === at);
  return (
    <section className={styles.box} aria-label={say('analysis.title')}>
      <h1 className="unseen">{tree.title}</h1>
      <div className="row">
        <Button className="button" isDisabled={at === ROOT} onPress={analysis.back}>
          <span aria-hidden="true">◀</span> {sayOfPage('watching.back')}
        </Button>
        <Button className="button" isDisabled={!hasNext} onPress={analysis.forward}>
          {sayOfPage('watching.forward')} <span aria-hidden="true">▶</span>
        </Button>
        <Button className="button" onPress={analysis.turn}>
          {say('analysis.turn-table')}
        </Button>
        <Button className="button" onPress={() => void go('/analysis')}>
          {say('analysis.all')}
        </Button>
      </div>
      <TextField className="field" value={tree.title} onChange={analysis.call} maxLength={200}>
        <Label>{say('analysis.name')}</Label>
        <Input className="input" />
      </TextField>
      {told !== ROOT && (
        <TextField
          className="field"
          value={tree.nodes[told]?.name ?? ''}
          onChange={analysis.name}
          maxLength={200}
        >
          <Label>{say('analysis.line-name')}</Label>
          <Input className="input" />
        </TextField>
      )}
      <div className="row">
        <Button className="button" isDisabled={told === ROOT} onPress={analysis.remove}>
          {say('analysis.remove')}
        </Button>
      </div>
    </section>
  );
};
