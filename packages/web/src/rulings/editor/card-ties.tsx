import { factsOf } from '@spellspeed/cards';
import { saysSomething } from '@spellspeed/rulings';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useCardName } from '../../card/card-name.ts';
import { useSay } from '../../i18n/say.ts';
import {
  addCard,
  attachCard,
  type BuiltCard,
  cardOf,
  cardsIn,
  changeCard,
  equipCard,
  equipsOf,
  materialsOf,
  removeCard,
} from './built-field.ts';
import { ChooserDialog } from './chooser-dialog.tsx';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { PLAYER_NAMES } from './stands.ts';
import { canStand } from './use-material.ts';
import { useEditorWords } from './use-words.ts';

/** What lies under a monster and is equipped to it; the monster to which a card is equipped. */
export const CardTies = ({ card }: { readonly card: BuiltCard }) => {
  const { field } = useEditing();
  const materials = materialsOf(field, card.id);
  const facts = factsOf(card.passcode);
  const isXyz = facts?.kind === 'monster' && facts.frame === 'xyz';
  return (
    <>
      {saysSomething('materials', card.stand) && (isXyz || materials.length > 0) && (
        <Tied card={card} as="materials" cards={materials} />
      )}
      {saysSomething('equips', card.stand) && (
        <Tied card={card} as="equips" cards={equipsOf(field, card.id)} />
      )}
      {card.stand === 'spells' && <EquippedTo card={card} />}
    </>
  );
};

interface TiedProps {
  readonly card: BuiltCard;
  readonly as: 'materials' | 'equips';
  readonly cards: readonly BuiltCard[];
}
/** The cards that are tied to a monster in one way, and one more. */
const Tied = ({ card, as, cards }: TiedProps) => {
  const say = useSay();
  const cardName = useCardName();
  const { field, put, material } = useEditing();
  const [isChoosing, setChoosing] = useState(false);
  const tie = (passcode: number): void => {
    const added = addCard(field, { player: card.player, pile: 'gy', place: null }, passcode);
    const id = added.cards.at(-1)?.id ?? 0;
    put(as === 'materials' ? attachCard(added, id, card) : equipCard(added, id, card));
    setChoosing(false);
  };
  const title = say(`rulings.edit.${as}`);
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.tied}>
        {cards.map((each) => (
          <TiedCard key={each.id} card={each} as={as} />
        ))}
      </ul>
      <Button className="button" onPress={() => setChoosing(true)}>
        {say(`rulings.edit.add-${as}`)}
      </Button>
      {isChoosing && (
        <ChooserDialog
          title={say(`rulings.edit.which-${as}`, { card: cardName(card.passcode) })}
          fits={(passcode) => canStand(material, passcode, as)}
          isMeant={(facts) => as !== 'equips' || (facts.kind === 'spell' && facts.property === 'Equip')}
          choose={tie}
          close={() => setChoosing(false)}
        />
      )}
    </section>
  );
};

const TiedCard = ({ card, as }: Pick<TiedProps, 'card' | 'as'>) => {
  const say = useSay();
  const cardName = useCardName();
  const words = useEditorWords();
  const { field, put, wrongs } = useEditing();
  const name = cardName(card.passcode);
  return (
    <li>
      <span className={styles.grow}>
        {name}
        {as === 'equips' && <small className={styles.position}>{words.where(field, card)}</small>}
        {wrongs
          .filter((each) => each.card === card.id)
          .map(({ mistake }) => (
            <small key={mistake.expected} className={styles.wrong}>
              ! {words.mistake(mistake)}
            </small>
          ))}
      </span>
      {as === 'materials' && (
        <select
          className="input"
          aria-label={say('rulings.edit.owner-of', { card: name })}
          value={card.owner ?? card.player}
          onChange={({ target }) => {
            const owner = PLAYER_NAMES.find((player) => player === target.value && player !== card.player);
            put(changeCard(field, card.id, { owner: owner ?? null }));
          }}
        >
          {PLAYER_NAMES.map((player) => (
            <option key={player} value={player}>
              {say('rulings.edit.owned', { player })}
            </option>
          ))}
        </select>
      )}
      <Button
        className={`button ${styles.small}`}
        aria-label={say('rulings.edit.remove-it', { card: name })}
        onPress={() => put(removeCard(field, card.id))}
      >
        ✕
      </Button>
    </li>
  );
};

/** To which monster is it equipped? */
const EquippedTo = ({ card }: { readonly card: BuiltCard }) => {
  const say = useSay();
  const words = useEditorWords();
  const cardName = useCardName();
  const { field, put } = useEditing();
  const monsters = PLAYER_NAMES.flatMap((player) => cardsIn(field, player, 'monsters'));
  const choose = (id: string): void => {
    const host = cardOf(field, Number(id));
    put(host ? equipCard(field, card.id, host) : changeCard(field, card.id, { host: null }));
  };
  return (
    <label className="field">
      {say('rulings.edit.equipped')}
      <select
        className={`input ${styles.whole}`}
        value={card.host ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{say('rulings.edit.nothing')}</option>
        {monsters.map((monster) => (
          <option key={monster.id} value={monster.id}>
            {say('rulings.edit.at', { zone: words.where(field, monster), card: cardName(monster.passcode) })}
          </option>
        ))}
      </select>
    </label>
  );
};
