import { useEffect, useState } from 'react';
import { Button, DropZone, FileTrigger } from 'react-aria-components';
import { textOfFile } from '../app/text-of-file.ts';
import { useDeckName } from '../duel/setup/use-deck-name.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSpokenLanguage } from '../host/use-spoken-language.ts';
import { useSay } from '../i18n/say.ts';
import { ReplayTable } from './replay-table.tsx';
import { ReplayTroubleNote } from './replay-trouble.tsx';
import styles from './replays.module.css';
import { discard, type Shelved, shelve, shelved, shelvedText } from './shelf.ts';
import { ShelfList } from './shelf-list.tsx';
import { useReplay } from './use-replay.ts';

/** Replays: those that are kept, one from a file, and the one that is watched. */
export default function ReplaysPage() {
  const say = useSay();
  const { shown, trouble, open, goTo, close } = useReplay();
  const { list, refresh } = useShelf();
  const { picture, replay, resumeKept } = useDuel();
  const deckName = useDeckName();
  const title = picture?.names.map(deckName).join(' – ') ?? '';
  useSpokenLanguage();
  useEffect(() => void resumeKept(), [resumeKept]);
  if (shown) return <ReplayTable shown={shown} goTo={goTo} close={close} />;

  const read = async (file: File | undefined): Promise<void> => {
    if (file) await open(await textOfFile(file), file.name);
  };
  const keepDuel = async (): Promise<void> => {
    const text = await replay();
    if (text === null || picture === null) return;
    await shelve(title, text);
    await refresh();
  };
  const watch = async ({ id, title }: Shelved): Promise<void> => {
    const text = await shelvedText(id);
    if (text !== undefined) await open(text, title);
  };
  return (
    <div className={styles.page}>
      <h1>{say('app.nav.replays')}</h1>
      <p>{say('replays.intro')}</p>
      {picture && (
        <Button className="button primary" onPress={() => void keepDuel()}>
          {say('replays.keep', { names: title })}
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
      <ShelfList
        list={list}
        open={(entry) => void watch(entry)}
        remove={(entry) => void discard(entry.id).then(refresh)}
      />
    </div>
  );
}

const useShelf = (): { readonly list: readonly Shelved[]; readonly refresh: () => Promise<void> } => {
  const [list, setList] = useState<readonly Shelved[]>([]);
  // A browser that keeps nothing has an empty list.
  const refresh = async (): Promise<void> => setList(await shelved().catch(() => []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => void refresh(), []);
  return { list, refresh };
};
