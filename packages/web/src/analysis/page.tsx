import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import room from '../app/room.module.css';
import { useFailure } from '../app/use-failure.ts';
import { useSpokenLanguage } from '../host/use-spoken-language.ts';
import { MoreWords } from '../i18n/more-words.tsx';
import styles from './analysis.module.css';
import { AnalysisBoard } from './analysis-board.tsx';
import { keepAnew } from './begin.ts';
import { KeptAnalyses } from './kept-analyses.tsx';
import { readTreeLink } from './link.ts';
import { keptTree } from './shelf.ts';
import type { TreeAt } from './tree.ts';
import { ANALYSIS_MESSAGES, useAnalysisSay } from './words.ts';

/** Analyses: those that are kept, one that is open, and one from a link. */
export default function AnalysisPage() {
  const [address] = useSearchParams();
  useSpokenLanguage();
  const id = address.get('id');
  const link = address.get('tree');
  return (
    <MoreWords of={ANALYSIS_MESSAGES}>
      {link !== null ? (
        <FromLink link={link} />
      ) : id === null ? (
        <KeptAnalyses />
      ) : (
        <Opened key={id} id={id} />
      )}
    </MoreWords>
  );
}

/** Somebody else's analysis becomes one of one's own: it can be gone on with, and stays after a reload. */
const FromLink = ({ link }: { readonly link: string }) => {
  const go = useNavigate();
  const [why, setWhy] = useState<string | null>(null);
  const fail = useFailure();
  useEffect(() => {
    const open = async (): Promise<void> => {
      const read = await readTreeLink(link);
      if (read.ok) await go(await keepAnew(read), { replace: true });
      else setWhy(read.why);
    };
    void open().catch(fail);
  }, [link, go, fail]);
  return <Waiting why={why} />;
};

const Opened = ({ id }: { readonly id: string }) => {
  const say = useAnalysisSay();
  const [found, setFound] = useState<TreeAt | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const fail = useFailure();
  useEffect(() => {
    void keptTree(id).then((kept) => {
      if (kept?.ok) setFound(kept);
      else setWhy(kept?.why ?? say('analysis.gone'));
    }, fail);
  }, [id, say, fail]);
  return found === null ? <Waiting why={why} /> : <AnalysisBoard id={id} begun={found} />;
};

const Waiting = ({ why }: { readonly why: string | null }) => {
  const say = useAnalysisSay();
  return (
    <div className={room.page}>
      <h1>{say('analysis.title')}</h1>
      {why !== null && (
        <>
          <p role="alert" className={`${room.trouble} ${styles.why}`}>
            {say('analysis.bad', { why })}
          </p>
          <KeptAnalyses />
        </>
      )}
    </div>
  );
};
