import { FACTS } from '@spellspeed/cards';
import { useMemo, useState } from 'react';
import {
  Button,
  GridList,
  GridListItem,
  Header,
  Input,
  Label,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  SearchField,
  useDragAndDrop,
} from 'react-aria-components';
import { useCardName } from '../../card/card-name.ts';
import { useSay } from '../../i18n/say.ts';
import { isFull, PILES, PLAYER_NAMES, type Place } from './built-field.ts';
import { CARD_TYPE } from './drag-types.ts';
import styles from './editor.module.css';
import type { FieldControl } from './use-field.ts';
import { DragHandle } from './zone-list.tsx';

const MOST_SHOWN = 30;
const folded = (text: string): string => text.normalize('NFKD').toLowerCase();

/** The cards that can be placed, found by a part of a name in any language. */
export const CardPalette = ({ control }: { readonly control: FieldControl }) => {
  const say = useSay();
  const cardName = useCardName();
  const [words, setWords] = useState('');
  const found = useMemo(() => {
    const wanted = folded(words.trim());
    return FACTS.filter(({ names }) =>
      [names.en, names.ja ?? '', names.zh ?? '', names.it ?? '', ...names.aliases].some((name) =>
        folded(name).includes(wanted),
      ),
    ).slice(0, MOST_SHOWN);
  }, [words]);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [CARD_TYPE]: String(key) })),
    getAllowedDropOperations: () => ['copy'],
  });
  return (
    <section className={styles.palette} aria-label={say('rulings.edit.cards')}>
      <SearchField className="field" value={words} onChange={setWords}>
        <Label>{say('rulings.edit.find')}</Label>
        <Input className="input" />
      </SearchField>
      <GridList
        aria-label={say('rulings.edit.cards')}
        className={styles.cards ?? ''}
        items={found.map(({ passcode }) => ({ id: passcode }))}
        dependencies={[control.field]}
        dragAndDropHooks={dragAndDropHooks}
      >
        {({ id }) => (
          <GridListItem id={id} textValue={cardName(id)} className={styles.card ?? ''}>
            <DragHandle />
            <PaletteCard passcode={id} control={control} />
          </GridListItem>
        )}
      </GridList>
    </section>
  );
};

/** A card; pressed, it asks where it goes. */
const PaletteCard = ({
  passcode,
  control,
}: {
  readonly passcode: number;
  readonly control: FieldControl;
}) => {
  const say = useSay();
  const cardName = useCardName();
  const places = PLAYER_NAMES.flatMap((player) => PILES.map((pile): Place => ({ player, pile })));
  const add = (key: string): void => {
    const place = places.find(({ player, pile }) => `${player}.${pile}` === key);
    if (place) control.add(place, passcode);
  };
  return (
    <MenuTrigger>
      <Button className={styles.cardName ?? ''}>{cardName(passcode)}</Button>
      <Popover className={styles.popover ?? ''}>
        <Menu
          className={styles.menu ?? ''}
          aria-label={say('rulings.edit.place', { card: cardName(passcode) })}
          onAction={(key) => add(String(key))}
        >
          {PLAYER_NAMES.map((player) => (
            <MenuSection key={player}>
              <Header className={styles.menuHead ?? ''}>{player}</Header>
              {PILES.map((pile) => (
                <MenuItem
                  key={pile}
                  id={`${player}.${pile}`}
                  isDisabled={isFull(control.field, { player, pile })}
                  textValue={say('rulings.edit.zone', { player, zone: say(`word.zone.${pile}`) })}
                  className={styles.item ?? ''}
                >
                  {say('rulings.edit.zone', { player, zone: say(`word.zone.${pile}`) })}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
