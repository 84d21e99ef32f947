import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useSay } from '../i18n/say.ts';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  readonly question: string;
  /** What cannot be taken back, in the words of the button that does it. */
  readonly deed: string;
  readonly confirm: () => void;
  readonly close: () => void;
}
/** Asks before something is done that ends a duel. Escape and the first button leave everything as it was. */
export const ConfirmDialog = ({ question, deed, confirm, close }: ConfirmDialogProps) => {
  const say = useSay();
  return (
    <ModalOverlay className={styles.overlay ?? ''} isOpen onOpenChange={close}>
      <Modal className={`${styles.modal} ${styles.small}`}>
        <Dialog className={styles.dialog ?? ''} role="alertdialog">
          <Heading slot="title">{question}</Heading>
          <div className="row">
            <Button slot="close" className="button" autoFocus>
              {say('duel.go-on')}
            </Button>
            <Button
              className="button primary"
              onPress={() => {
                close();
                confirm();
              }}
            >
              {deed}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
