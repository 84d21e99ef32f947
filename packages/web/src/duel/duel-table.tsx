import { opponentOf } from '@spellspeed/engine';
import { lazy, Suspense, useMemo } from 'react';
import { Button } from 'react-aria-components';
import { loaded } from '../app/load.ts';
import { painted } from '../app/painted.ts';
import type { Picture } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { Announcer } from './announcer.tsx';
import { Banner } from './board/banner.tsx';
import { Board } from './board/board.tsx';
import { Chain } from './board/chain.tsx';
import { rowsOf } from './board/layout.ts';
import { Moving } from './board/moving.tsx';
import { PhaseBar } from './board/phase-bar.tsx';
import { PileDialog } from './board/pile-dialog.tsx';
import { PlayerBar } from './board/player-bar.tsx';
import { useDragging } from './drag/use-dragging.ts';
import styles from './duel-table.module.css';
import { ElsewhereNote } from './elsewhere-note.tsx';
import { Happening } from './happening.tsx';
import { Log } from './log.tsx';
import { CardPanel } from './panel/card-panel.tsx';
import { ReadingSheet } from './panel/reading-sheet.tsx';
import { type Playback, usePlayback } from './playback/use-playback.ts';
import { Prompt } from './question/prompt.tsx';
import { ResultNote } from './result-note.tsx';
import { useDeckName } from './setup/use-deck-name.ts';
import { TableProvider } from './table-context.ts';
import { Tools } from './tools.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { type TableControl, useTableControl } from './use-table-control.ts';

/** Menus come when the first question has been painted: nobody opens one before. */
const loadMenu = async () => ({ default: (await import('./question/choice-menu.tsx')).ChoiceMenu });
const ChoiceMenu = lazy(async () => {
  await painted();
  return loaded(loadMenu);
});
/** Loaded with the first Match. */
const Score = lazy(() => import('../match/score.tsx'));

const FULL_LIFE = 8000;

interface DuelTableProps {
  readonly picture: Picture;
  /** Between two Duels of a Match: to the Side Decks. */
  readonly exchange: () => void;
}
/** The duel that goes on: the field in the middle, the card that is looked at and the question beside it. */
export const DuelTable = ({ picture, exchange }: DuelTableProps) => {
  const say = useSay();
  const news = useDuel((duel) => duel.news);
  const elsewhere = useDuel((duel) => duel.elsewhere);
  const { you, names } = picture;
  const playback = usePlayback(picture, news);
  const { view, isPlaying } = playback;
  useSounds(picture, playback, news);
  const control = useTableControl(view, isPlaying || elsewhere ? null : picture.question, { you, names });
  const card = <CardPanel card={control.use.selected} view={view} />;
  return (
    <TableProvider value={control.use}>
      <Moving>
        <div
          className={styles.table}
          style={{ '--rows': rowsOf(view).length }}
          data-answers={picture.saved.answers.length}
          aria-busy={isPlaying}
        >
          <aside className={styles.panel} aria-label={say('duel.panel')}>
            {card}
          </aside>
          <Field picture={picture} playback={playback} control={control} />
          <div className={styles.side}>
            {picture.match && (
              <Suspense>
                <Score match={picture.match} />
              </Suspense>
            )}
            <Asking picture={picture} playback={playback} control={control} exchange={exchange} />
            <Chain view={view} />
            <Log className={styles.log} voice={{ you, names }} upTo={playback.upTo} />
            <Tools picture={picture} />
          </div>
          <Suspense>
            <ChoiceMenu control={control} />
          </Suspense>
          <PileDialog control={control}>{card}</PileDialog>
          {control.reading.isSheet && <ReadingSheet close={control.reading.close}>{card}</ReadingSheet>}
          <Announcer picture={picture} />
        </div>
      </Moving>
    </TableProvider>
  );
};

interface PartProps {
  readonly picture: Picture;
  readonly playback: Playback;
  readonly control: TableControl;
}
/** The zones between both players, and the phases. */
const Field = ({ picture: { you, names, result }, playback, control }: PartProps) => {
  const say = useSay();
  const deckName = useDeckName();
  const { view, isPlaying, occurrences } = playback;
  const dragging = useDragging(control);
  return (
    <div className={styles.middle} ref={dragging}>
      <div className={styles.field}>
        <PlayerBar
          view={view}
          side="opponent"
          deck={say('duel.bar.bot', { deck: deckName(names[opponentOf(you)]) })}
          full={FULL_LIFE}
          news={occurrences}
        />
        <div className={styles.board}>
          <Board />
          <Banner view={view} news={occurrences} result={isPlaying ? null : result} />
        </div>
        <PlayerBar view={view} side="you" deck={deckName(names[you])} full={FULL_LIFE} news={occurrences} />
        <PhaseBar control={control} />
      </div>
    </div>
  );
};

/** What is asked; while something is shown, what that is; in the end, how it ended. */
const Asking = ({ picture, playback, control, exchange }: PartProps & Pick<DuelTableProps, 'exchange'>) => {
  const say = useSay();
  const { news, trouble, dismissTrouble, elsewhere, unsaved } = useDuel();
  const { isPlaying, occurrences, skip } = playback;
  const since = useMemo(() => news.flatMap((step) => step.occurrences), [news]);
  const prompt = useKeptFocus(picture, isPlaying);
  const { result } = picture;
  return (
    <div ref={prompt} tabIndex={-1} className={styles.prompt}>
      {trouble && <TroubleNote trouble={trouble} dismiss={dismissTrouble} />}
      {unsaved && <p role="status">{say('duel.unsaved')}</p>}
      {isPlaying ? (
        <>
          <Happening occurrences={occurrences} most={4} />
          <Button className="button" onPress={skip}>
            {say('duel.skip')}
          </Button>
        </>
      ) : result ? (
        <ResultNote picture={picture} result={result} exchange={exchange} />
      ) : (
        <>
          <div className={styles.since}>
            <Happening occurrences={since} most={2} />
          </div>
          {elsewhere ? <ElsewhereNote /> : <Prompt control={control} />}
        </>
      )}
    </div>
  );
};
