import { Menu, MenuItem, Popover, Text } from 'react-aria-components';
import { useNarrow } from '../../app/use-narrow.ts';
import { useSay } from '../../i18n/say.ts';
import { useLabels } from '../board/label.ts';
import type { TableControl } from '../use-table-control.ts';
import styles from './question.module.css';
import { useChoiceWords } from './use-choice-words.ts';

const READ = 'read';

/** What can be done with the card that was pressed, beside it; where it is not told beside the field, also to read it. */
export const ChoiceMenu = ({ control }: { readonly control: TableControl }) => {
  const { menu, question, use, take, close, reading } = control;
  const say = useSay();
  const isNarrow = useNarrow();
  const labels = useLabels();
  const wordsOf = useChoiceWords(use.view, question?.decision.why ?? null);
  if (menu === null || question === null) return null;
  const { decision, notes } = question;
  return (
    <Popover
      className={styles.popover ?? ''}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      triggerRef={{ current: menu.element }}
      placement="top"
    >
      <Menu
        className={styles.menu ?? ''}
        aria-label={say('duel.menu', { card: labels.name(menu.card) })}
        autoFocus="first"
        onAction={(key) => {
          close();
          if (key === READ) reading.open();
          else take(Number(key));
        }}
      >
        {menu.choices.map((index) => {
          const choice = decision.choices[index];
          if (choice === undefined) return null;
          const { deed, text } = wordsOf(choice, notes[index]);
          return (
            <MenuItem key={index} id={index} textValue={deed} className={styles.menuItem ?? ''}>
              <Text slot="label">{deed}</Text>
              {text !== '' && (
                <Text slot="description" className={styles.menuText ?? ''}>
                  {text}
                </Text>
              )}
            </MenuItem>
          );
        })}
        {isNarrow && (
          <MenuItem id={READ} className={`${styles.menuItem} ${styles.read}`}>
            {say('duel.panel.read')}
          </MenuItem>
        )}
      </Menu>
    </Popover>
  );
};
