import { useEffect, useState } from 'react';
import { Button, DropZone, FileTrigger } from 'react-aria-components';
import { newId } from '../app/new-id.ts';
import room from '../app/room.module.css';
import { textOfFile } from '../app/text-of-file.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSpokenLanguage } from '../host/use-spoken-language.ts';
import { useSay } from '../i18n/say.ts';
import { ReplayTable } from './replay-table.tsx';
import { useReplayTitle } from './replay-title.ts';
import { ReplayTroubleNote } from './replay-trouble.tsx';
import styles from './replays.module.css';
import { discard, onShelfChange, type Shelved, shelve, shelved, shelvedText } from './shelf.ts';
import { ShelfList } from './shelf-list.tsx';
import { useReplay } from './use-replay.ts';

/** Replays: those that are kept, one from a file, and the one that is watched. */
export default function ReplaysPage() {
  const say = useSay();
  const { shown, trouble, open, goTo, close } = useReplay();
  const list = useShelf();
  const { picture, replay, resumeKept } = useDuel();
  const titleOf = useReplayTitle();
  useSpokenLanguage();
  useEffect(() => void resumeKept(), [resumeKept]);
  if (shown) return <ReplayTable shown={shown} goTo={goTo} close={close} />;

  const read = async (file: File | undefined): Promise<void> => {
    if (file) await open(await textOfFile(file), file.name);
  };
  const keepDuel = async (): Promise<void> => {
    const text = await replay();
    if (text === null || picture === null) return;
    const { names, you, view } = picture;
    await shelve({ id: newId(), names, you, outcome: null, turns: view.turn }, text);
  };
  const watch = async (entry: Shelved): Promise<void> => {
    const text = await shelvedText(entry.id);
    if (text !== undefined) await open(text, titleOf(entry));
  };
  return (
    <div className={room.page}>
      <h1>{say('app.nav.replays')}</h1>
      <p>{say('replays.intro')}</p>
      {picture !== null && picture.result === null && (
        <Button className="button primary" onPress={() => void keepDuel()}>
          {say('replays.keep', { names: titleOf({ id: '', at: 0, names: picture.names, you: picture.you }) })}
        </Button>
      )}
      <DropZone
        className={styles.drop ?? ''}
        aria-label={say('replays.drop')}
        onDrop={async ({ items }) => {
          const dropped = items.find((item) => item.kind === 'file');
          await read(await dropped?.getFile());
        }}
      >
        <p>{say('replays.drop')}</p>
        <FileTrigger
          acceptedFileTypes={['.json', 'application/json']}
          onSelect={(files) => void read(files?.[0])}
        >
          <Button className="button">{say('replays.file')}</Button>
        </FileTrigger>
        {trouble && <ReplayTroubleNote trouble={trouble} />}
      </DropZone>
      <h2>{say('replays.kept')}</h2>
      <ShelfList list={list} open={(entry) => void watch(entry)} remove={(entry) => void discard(entry.id)} />
    </div>
  );
}

const useShelf = (): readonly Shelved[] => {
  const [list, setList] = useState<readonly Shelved[]>([]);
  useEffect(() => {
    // A browser that keeps nothing has an empty list.
    const refresh = (): void => void shelved().then(setList, () => setList([]));
    refresh();
    return onShelfChange(refresh);
  }, []);
  return list;
};
