import { Button, Heading } from 'react-aria-components';
import { useCardName } from '../../card/card-name.ts';
import dialogs from '../../duel/dialog.module.css';
import { TableDialog } from '../../duel/table-dialog.tsx';
import { useSay } from '../../i18n/say.ts';
import { passcodeOf, putThere } from './arrive.ts';
import {
  attachCard,
  type BuiltCard,
  type BuiltField,
  cardOf,
  equipCard,
  placeOf,
  removeCard,
  swapCards,
} from './built-field.ts';
import { type Coming, useEditing } from './editing.ts';
import { canStand } from './use-material.ts';
import { useEditorWords } from './use-words.ts';

interface MeetingDialogProps {
  readonly coming: Coming;
  readonly there: number;
  readonly close: () => void;
}
/** A card comes to a zone in which another one lies: under it, equipped to it, or in its place? */
export const MeetingDialog = ({ coming, there, close }: MeetingDialogProps) => {
  const say = useSay();
  const cardName = useCardName();
  const words = useEditorWords();
  const { field, put, material } = useEditing();
  const host = cardOf(field, there);
  if (host === undefined) return null;
  const passcode = passcodeOf(field, coming);
  const [card, other] = [cardName(passcode), cardName(host.passcode)];
  const finish = (next: BuiltField): void => {
    put(next);
    close();
  };
  /** Where the card has to be on the field first. */
  const tied = (tie: (field: BuiltField, id: number, host: BuiltCard) => BuiltField): void => {
    const present =
      'id' in coming ? field : putThere(field, { player: host.player, pile: 'gy', place: null }, coming);
    finish(tie(present, 'id' in coming ? coming.id : (present.cards.at(-1)?.id ?? 0), host));
  };
  const isMonster = host.stand === 'monsters';
  const moved = 'id' in coming ? cardOf(field, coming.id) : undefined;
  return (
    <TableDialog close={close}>
      <div className={dialogs.head}>
        <Heading slot="title">{say('rulings.edit.meeting', { card, other })}</Heading>
        <Button slot="close" className="button">
          {say('duel.close')}
        </Button>
      </div>
      <p>{words.place(placeOf(host))}</p>
      <div className="row">
        {isMonster && canStand(material, passcode, 'materials') && (
          <Button className="button" onPress={() => tied(attachCard)}>
            {say('rulings.edit.meeting.attach', { other })}
          </Button>
        )}
        {isMonster && canStand(material, passcode, 'equips') && (
          <Button className="button" onPress={() => tied(equipCard)}>
            {say('rulings.edit.meeting.equip', { other })}
          </Button>
        )}
        {moved === undefined ? (
          <Button
            className="button"
            onPress={() => finish(putThere(removeCard(field, host.id), placeOf(host), coming))}
          >
            {say('rulings.edit.meeting.replace', { other })}
          </Button>
        ) : (
          <Button className="button" onPress={() => finish(swapCards(field, moved, host))}>
            {say('rulings.edit.meeting.swap')}
          </Button>
        )}
      </div>
    </TableDialog>
  );
};
