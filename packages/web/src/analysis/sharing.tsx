import type { Player } from '@spellspeed/engine';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useFailure } from '../app/use-failure.ts';
import type { SavedDuel } from '../host/types.ts';
import { watchingHosts } from '../host/worker-connection.ts';
import { download } from '../replays/download.ts';
import { TakeOver } from '../watching/take-over.tsx';
import styles from './analysis.module.css';
import { treeLink } from './link.ts';
import { answersTo, type Tree } from './tree.ts';
import type { Analysis } from './use-analysis.ts';
import { useAnalysisSay } from './words.ts';

interface SharingProps {
  readonly analysis: Analysis;
  readonly names: readonly [string, string];
}
/** What leads out of the analysis: a link, a replay, the editor, a duel against the bot. */
export const Sharing = ({ analysis, names }: SharingProps) => {
  const say = useAnalysisSay();
  const fail = useFailure();
  const [copied, setCopied] = useState<Tree | null>(null);
  const { tree, at, looking } = analysis;
  const share = async (): Promise<void> => {
    const [page = ''] = location.href.split('#');
    await navigator.clipboard.writeText(`${page}#/analysis?tree=${await treeLink({ tree, at })}`);
    setCopied(tree);
  };
  const save = async (): Promise<void> => {
    const text = await watchingHosts().analysis.replay(looking);
    if (text !== null) download(`${tree.title || 'analysis'}.replay.json`, text, 'application/json');
  };
  return (
    <section className={styles.box}>
      <div className="row">
        <Button className="button" onPress={() => void share().catch(fail)}>
          {say(copied === tree ? 'analysis.shared' : 'analysis.share')}
        </Button>
        <Button className="button" onPress={() => void save().catch(fail)}>
          {say('analysis.replay')}
        </Button>
      </div>
      <TakeOver
        names={names}
        side={looking.side}
        title={tree.title}
        without="analysis"
        make={async (you) => duelAt(analysis, you)}
      />
    </section>
  );
};

/** The duel against a bot that goes on from here. */
const duelAt = ({ tree, at }: Analysis, you: Player): SavedDuel => {
  const { head, withoutEffects } = tree;
  const [one, other] = head.players;
  const bot = 'greedy';
  const by = (player: Player): string => (player === you ? 'person' : bot);
  return {
    head: {
      ...head,
      players: [
        { ...one, by: by(0) },
        { ...other, by: by(1) },
      ],
    },
    you,
    bot,
    answers: answersTo(tree, at),
    surrendered: null,
    stops: [],
    undone: [],
    ...(withoutEffects && { withoutEffects }),
  };
};
