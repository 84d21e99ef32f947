import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import styles from './dialog.module.css';

interface TableDialogProps {
  /** Its name, where no heading in it is one. */
  readonly label?: string;
  readonly close: () => void;
  readonly children: React.ReactNode;
}
/** A dialog over the table: Escape and a press beside it close it, and the focus goes back to where it was. */
export const TableDialog = ({ label, close, children }: TableDialogProps) => (
  <ModalOverlay className={styles.overlay ?? ''} isOpen isDismissable onOpenChange={close}>
    <Modal className={styles.modal ?? ''}>
      <Dialog className={styles.dialog ?? ''} {...(label !== undefined && { 'aria-label': label })}>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
