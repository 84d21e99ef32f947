import { Button } from 'react-aria-components';
import { useDeckName } from '../duel/setup/use-deck-name.ts';
import { watchingHosts } from '../host/worker-connection.ts';
import { useSay } from '../i18n/say.ts';
import { TakeOver } from '../watching/take-over.tsx';
import { WhatHappened } from '../watching/told.tsx';
import { WatchTable } from '../watching/watch-table.tsx';
import watching from '../watching/watching.module.css';
import { ReplaySlider } from './replay-slider.tsx';
import { OtherEngineNote } from './replay-trouble.tsx';
import type { ShownReplay } from './use-replay.ts';

interface ReplayTableProps {
  readonly shown: ShownReplay;
  readonly goTo: (answers: number) => void;
  readonly close: () => void;
}
/** The replay that is watched. */
export const ReplayTable = ({ shown, goTo, close }: ReplayTableProps) => {
  const say = useSay();
  const { replay, at, frame, title } = shown;
  const { side, by, difference, otherEngine, undone } = replay;
  const deckName = useDeckName();
  const [one, other] = replay.names;
  const decks = [deckName(one), deckName(other)] as const;
  // Decks are no names, and both players may play the same one.
  const names = [say('replays.player', { letter: 'A' }), say('replays.player', { letter: 'B' })] as const;
  const you = by.filter((each) => each === 'person').length === 1 ? side : null;
  return (
    <WatchTable frame={frame} names={names} you={you} decks={decks}>
      <div className={watching.controls} data-at={at}>
        <h1>{title}</h1>
        <ReplaySlider shown={shown} goTo={goTo} />
        {difference && <p role="alert">{say('replays.differs', { answers: difference.answers })}</p>}
        {difference && otherEngine && <OtherEngineNote engine={otherEngine} />}
        {undone.length > 0 && (
          <p className={watching.quiet}>{say('replays.undone', { count: undone.length })}</p>
        )}
        <TakeOver
          names={names}
          you={you}
          side={side}
          title={title}
          make={(taken) => watchingHosts().replays.takeOver(at, taken)}
        />
        <div className="row">
          <Button className="button" onPress={close}>
            {say('replays.close')}
          </Button>
        </div>
      </div>
      <WhatHappened occurrences={frame.occurrences} voice={{ you, names }} />
    </WatchTable>
  );
};
