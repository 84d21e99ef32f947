import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useLocation } from 'react-router';
import { useCardName } from '../../card/card-name.ts';
import { useSay } from '../../i18n/say.ts';
import { EMPTY_FIELD } from './built-field.ts';
import { CardDialog } from './card-dialog.tsx';
import { CardPalette } from './card-palette.tsx';
import { Conditions } from './conditions.tsx';
import {
  type Editing,
  EditingProvider,
  isOpenText,
  OPEN_TEXT,
  type OpenDialog,
  useEditing,
} from './editing.ts';
import styles from './editor.module.css';
import { Exports } from './exports.tsx';
import { FieldChecks } from './field-checks.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { PlayerSide } from './player-side.tsx';
import { PuzzleCheck } from './puzzle-check.tsx';
import { Table } from './table.tsx';
import { TextDialog } from './text-dialog.tsx';
import { fieldYaml } from './to-yaml.ts';
import { useField } from './use-field.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMaterial } from './use-material.ts';
import { useWrongs } from './use-wrongs.ts';
import { WrongList } from './wrong-list.tsx';

/** A field is built by hand, asked about, and given away. */
export default function EditorPage() {
  const say = useSay();
  const { field, unread, put, replace } = useField();
  const material = useMaterial();
  const yaml = fieldYaml(field, say('rulings.start'));
  const wrongs = useWrongs(yaml);
  const [picked, pick] = useState<number | null>(null);
  const { state } = useLocation();
  const [dialog, open] = useState<OpenDialog | null>(isOpenText(state) ? OPEN_TEXT.dialog : null);
  const [leftOut, setLeftOut] = useState('');
  const keepFocus = useKeptFocus();
  const editing: Editing = { field, put, replace, material, wrongs, picked, pick, open };
  return (
    <EditingProvider value={editing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what happens in it is listened to */}
      <div
        className={styles.page}
        onFocus={keepFocus}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && picked !== null) pick(null);
        }}
      >
        <div className={styles.head}>
          <div className={styles.headRow}>
            <h1>{say('rulings.edit.title')}</h1>
            <Link className="button" to="/rulings">
              {say('rulings.all')}
            </Link>
            <Button className="button" onPress={() => open({ about: 'text' })}>
              {say('rulings.edit.open')}
            </Button>
            <Button className="button" onPress={() => replace(EMPTY_FIELD)}>
              {say('rulings.edit.clear')}
            </Button>
          </div>
          <p className={styles.intro}>{say('rulings.edit.intro')}</p>
          {unread !== null && <p role="alert">{say('rulings.edit.bad-link', { why: unread })}</p>}
          <p role="status">{leftOut}</p>
        </div>
        <CardPalette />
        <div className={styles.sides}>
          <Conditions />
          <Picked />
          <PlayerSide player="B" />
          <Table />
          <PlayerSide player="A" />
        </div>
        <div className={styles.outcome}>
          <WrongList />
          <FieldChecks yaml={yaml.text} />
          <PuzzleCheck yaml={yaml.text} />
          <Exports yaml={yaml.text} />
        </div>
      </div>
      {dialog && <Dialogs dialog={dialog} close={() => open(null)} took={setLeftOut} />}
    </EditingProvider>
  );
}

/** The card that the next press puts somewhere. */
const Picked = () => {
  const say = useSay();
  const cardName = useCardName();
  const { picked, pick } = useEditing();
  return (
    <div role="status" className={styles.picked} data-empty={picked === null || undefined}>
      {picked !== null && (
        <>
          <span>{say('rulings.edit.picked', { card: cardName(picked) })}</span>
          <Button className="button" onPress={() => pick(null)}>
            {say('rulings.edit.not-now')}
          </Button>
        </>
      )}
    </div>
  );
};

interface DialogsProps {
  readonly dialog: OpenDialog;
  readonly close: () => void;
  readonly took: (leftOut: string) => void;
}
const Dialogs = ({ dialog, close, took }: DialogsProps) => {
  switch (dialog.about) {
    case 'place':
      return <PlaceDialog names={dialog.names} close={close} />;
    case 'card':
      return <CardDialog id={dialog.id} close={close} />;
    case 'meeting':
      return <MeetingDialog coming={dialog.coming} there={dialog.there} close={close} />;
    case 'text':
      return <TextDialog close={close} took={took} />;
  }
};
