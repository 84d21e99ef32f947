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
/** A scenario that is pasted or opened: its field takes the place of this one, which Back brings again. */
export const TextDialog = ({
  close,
  took,
}: {
  readonly close: () => void;
  readonly took: (left: string) => void;
}) => {
  const say = useSay();
  const { replace } = useEditing();
  const [text, setText] = useState('');
  const [tried, setTried] = useState<Tried | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const fail = useFailure();
  const take = async (): Promise<void> => {
    const read = await watchingHosts().rulings.read(text);
    if (!read.ok) return setTried({ text, mistakes: read.mistakes });
    const { steps, others } = read.field;
    replace(fieldOf(read.field));
    took(steps + others === 0 ? '' : say('rulings.edit.left-out', { steps, others }));
    close();
  };
  const show = ({ line, column }: Mistake): void => {
    const before = text.split('\n').slice(0, line - 1);
    const at = before.reduce((sum, each) => sum + each.length + 1, 0);
    area.current?.focus();
    area.current?.setSelectionRange(at + column - 1, at + (text.split('\n')[line - 1]?.length ?? 0));
  };
  const mistakes = tried?.text === text ? tried.mistakes : [];
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
      <ul id="text-mistakes" className={styles.textMistakes} role="alert">
        {mistakes.map((mistake) => (
          <li key={`${mistake.line}:${mistake.column}:${mistake.found}`}>
            <Button className={`button ${styles.about}`} onPress={() => show(mistake)}>
              {say('rulings.mistake', {
                ...place(mistake),
                found: mistake.found,
                expected: mistake.expected,
              })}
              {mistake.nearest !== null && ` ${say('rulings.mistake.nearest', { nearest: mistake.nearest })}`}
            </Button>
          </li>
        ))}
      </ul>
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
const place = ({ line, column }: Mistake) => ({ line, column });
