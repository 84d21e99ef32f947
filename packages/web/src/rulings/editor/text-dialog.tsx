import type { Mistake } from '@spellspeed/rulings';
import { useRef, useState } from 'react';
import { Button, FileTrigger, Heading } from 'react-aria-components';
import { textOfFile } from '../../app/text-of-file.ts';
import { useFailure } from '../../app/use-failure.ts';
import dialogs from '../../duel/dialog.module.css';
import { TableDialog } from '../../duel/table-dialog.tsx';
import { watchingHosts } from '../../host/worker-connection.ts';
import { useSay } from '../../i18n/say.ts';
import type { ReadField, ReadText } from '../types.ts';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { fieldOf } from './from-scenario.ts';
import { TextMistakes } from './text-mistakes.tsx';
import { Unplayable } from './unplayable.tsx';

interface Tried {
  readonly text: string;
  readonly read: ReadText;
}
interface TextDialogProps {
  readonly close: () => void;
  readonly took: (left: string) => void;
}
/** A scenario, or a puzzle script of another program, that is pasted or opened: its field takes the place of this one, which Back brings again. */
export const TextDialog = ({ close, took }: TextDialogProps) => {
  const say = useSay();
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const fail = useFailure();
  const { mistakes, unplayable, take, takeRest } = useReader(text, (left) => {
    took(left);
    close();
  });
  const show = (mistake: Place): void => select(area.current, text, mistake);
  return (
    <TableDialog close={close}>
      <div className={dialogs.head}>
        <Heading slot="title">{say('rulings.edit.open')}</Heading>
        <Button slot="close" className="button">
          {say('duel.close')}
        </Button>
      </div>
      <p>{say('rulings.edit.open.forms')}</p>
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
      <TextMistakes mistakes={mistakes} show={show} />
      <Unplayable cards={unplayable} show={show} takeRest={takeRest} />
      <div className="row">
        <Button
          className="button primary"
          isDisabled={text.trim() === ''}
          onPress={() => void take().catch(fail)}
        >
          {say('rulings.edit.open.take')}
        </Button>
        <FileTrigger
          acceptedFileTypes={['.yaml', '.yml', '.json', 'application/yaml', '.lua', '.txt']}
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

interface Reader {
  readonly mistakes: readonly Mistake[];
  /** Cards of the text that cannot be played: it is asked whether the rest is to be taken. */
  readonly unplayable: ReadField['unplayable'];
  readonly take: () => Promise<void>;
  readonly takeRest: () => void;
}
/** Reads the text when it is to be taken; what was wrong with another text is not told any more. */
const useReader = (text: string, took: (left: string) => void): Reader => {
  const say = useSay();
  const { replace } = useEditing();
  const [tried, setTried] = useState<Tried | null>(null);
  const takeField = (field: ReadField): void => {
    const { steps, others, unplayable } = field;
    replace(fieldOf(field));
    const left = steps + others === 0 ? '' : say('rulings.edit.left-out', { steps, others });
    took(unplayable.length === 0 ? left : say('rulings.edit.without', { count: unplayable.length }));
  };
  const take = async (): Promise<void> => {
    const read = await watchingHosts().rulings.read(text);
    if (!read.ok || read.field.unplayable.length > 0) setTried({ text, read });
    else takeField(read.field);
  };
  const read = tried?.text === text ? tried.read : null;
  return {
    mistakes: read === null || read.ok ? [] : read.mistakes,
    unplayable: read?.ok ? read.field.unplayable : [],
    take,
    takeRest: () => {
      if (read?.ok) takeField(read.field);
    },
  };
};

interface Place {
  readonly line: number;
  readonly column: number;
}
/** Marks what stands there in its line, from the mistake on. */
const select = (area: HTMLTextAreaElement | null, text: string, { line, column }: Place): void => {
  const lines = text.split('\n');
  const at = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area?.focus();
  area?.setSelectionRange(at + column - 1, at + (lines[line - 1]?.length ?? 0));
};
