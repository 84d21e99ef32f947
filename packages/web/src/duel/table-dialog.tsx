import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import styles from './dialog.module.css';

interface TableDialogProps {
  readonly close: () => void;
  readonly children: React.ReactNode;
}
/** A dialog over the table: Escape and a press beside it close it, and the focus goes back to where it was. */
export const TableDialog = ({ close, children }: TableDialogProps) => (
  <ModalOverlay className={styles.overlay ?? ''} isOpen isDismissable onOpenChange={close}>
    <Modal className={styles.modal ?? ''}>
      <Dialog className={styles.dialog ?? ''}>{children}</Dialog>
    </Modal>
  </ModalOverlay>
);
