import { Button } from 'react-aria-components';
import { useCardName } from '../../card/card-name.ts';
import { useSay } from '../../i18n/say.ts';
import { cardOf } from './built-field.ts';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { useEditorWords } from './use-words.ts';

/** All that cannot be on the field, each with the card that it is about. */
export const WrongList = () => {
  const say = useSay();
  const cardName = useCardName();
  const words = useEditorWords();
  const { field, wrongs, open } = useEditing();
  return (
    <div role="status">
      {wrongs.length > 0 && (
        <section className={styles.wrongs} aria-label={say('rulings.edit.wrongs')}>
          <h2>{say('rulings.edit.wrongs')}</h2>
          <ul>
            {wrongs.map(({ card, mistake }, index) => {
              const about = cardOf(field, card);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: mistakes stand in the order of the text
                <li key={index}>
                  {about && (
                    <Button
                      className={`button ${styles.about}`}
                      onPress={() => open({ about: 'card', id: about.id })}
                    >
                      {say('rulings.edit.at', {
                        zone: words.where(field, about),
                        card: cardName(about.passcode),
                      })}
                    </Button>
                  )}{' '}
                  {words.mistake(mistake)}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
};
