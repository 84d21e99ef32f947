import type { Mistake } from '@spellspeed/rulings';
import { useRef, useState } from 'react';
import { Button, FileTrigger, Heading } from 'react-aria-components';
import { textOfFile } from '../../app/text-of-file.ts';
import { useFailure } from '../../app/use-failure.ts';
import dialogs from '../../duel/dialog.module.css';
import { TableDialog } from '../../duel/table-dialog.tsx';
import { watchingHosts } from '../../host/worker-connection.ts';
import { useSay } from '../../i18n/say.ts';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { fieldOf } from './from-scenario.ts';

interface Tried {
  readonly text: string;
  readonly mistakes: readonly Mistake[];
}
interface TextDialogProps {
  readonly close: () => void;
  readonly took: (left: string) => void;
}
/** A scenario that is pasted or opened: its field takes the place of this one, which Back brings again. */
export const TextDialog = ({ close, took }: TextDialogProps) => {
  const say = useSay();
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const fail = useFailure();
  const { mistakes, take } = useReader(text, (left) => {
    took(left);
    close();
  });
  return (
    <TableDialog close={close}>
      <div className={dialogs.head}>
        <Heading slot="title">{say('rulings.edit.open')}</Heading>
        <Button slot="close" className="button">
          {say('duel.close')}
        </Button>
      </div>
      <label className="field">
        {say('rulings.edit.open.text')}
        <textarea
          ref={area}
          className={`input ${styles.text}`}
          rows={12}
          spellCheck={false}
          value={text}
          aria-invalid={mistakes.length > 0}
          aria-describedby="text-mistakes"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Mistakes mistakes={mistakes} show={(mistake) => select(area.current, text, mistake)} />
      <div className="row">
        <Button
          className="button primary"
          isDisabled={text.trim() === ''}
          onPress={() => void take().catch(fail)}
        >
          {say('rulings.edit.open.take')}
        </Button>
        <FileTrigger
          acceptedFileTypes={['.yaml', '.yml', '.json', 'application/yaml']}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) void textOfFile(file).then(setText, fail);
          }}
        >
          <Button className="button">{say('rulings.edit.open.file')}</Button>
        </FileTrigger>
      </div>
    </TableDialog>
  );
};

interface MistakesProps {
  readonly mistakes: readonly Mistake[];
  readonly show: (mistake: Mistake) => void;
}
/** What is wrong with the text; a press leads to the place. */
const Mistakes = ({ mistakes, show }: MistakesProps) => {
  const say = useSay();
  return (
    <ul id="text-mistakes" className={styles.textMistakes} role="alert">
      {mistakes.map((mistake) => {
        const { line, column, found, expected, nearest } = mistake;
        return (
          <li key={`${line}:${column}:${found}`}>
            <Button className={`button ${styles.about}`} onPress={() => show(mistake)}>
              {say('rulings.mistake', { line, column, found, expected })}
              {nearest !== null && ` ${say('rulings.mistake.nearest', { nearest })}`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};

interface Reader {
  readonly mistakes: readonly Mistake[];
  readonly take: () => Promise<void>;
}
/** Reads the text when it is to be taken; what was wrong with another text is not told any more. */
const useReader = (text: string, took: (left: string) => void): Reader => {
  const say = useSay();
  const { replace } = useEditing();
  const [tried, setTried] = useState<Tried | null>(null);
  const take = async (): Promise<void> => {
    const read = await watchingHosts().rulings.read(text);
    if (!read.ok) return setTried({ text, mistakes: read.mistakes });
    const { steps, others } = read.field;
    replace(fieldOf(read.field));
    took(steps + others === 0 ? '' : say('rulings.edit.left-out', { steps, others }));
  };
  return { mistakes: tried?.text === text ? tried.mistakes : [], take };
};

/** Marks what stands there in its line, from the mistake on. */
const select = (area: HTMLTextAreaElement | null, text: string, { line, column }: Mistake): void => {
  const lines = text.split('\n');
  const at = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area?.focus();
  area?.setSelectionRange(at + column - 1, at + (lines[line - 1]?.length ?? 0));
};
