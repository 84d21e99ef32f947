import { factsOf } from '@spellspeed/cards';
import { SUMMONS } from '@spellspeed/engine';
import { saysSomething } from '@spellspeed/rulings';
import { useSay } from '../../i18n/say.ts';
import { type BuiltCard, changeCard } from './built-field.ts';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { Pick } from './pick.tsx';
import { PLAYER_NAMES } from './stands.ts';

const WAYS = ['usual', ...SUMMONS] as const;
const PROPERLY = ['usual', 'yes', 'no'] as const;

/** How the card came to be where it is, and whose it is. */
export const CardConditions = ({ card }: { readonly card: BuiltCard }) => {
  const say = useSay();
  const { field, put } = useEditing();
  const { id, stand, player, owner, summoned, isNew, properly } = card;
  const change = (more: Partial<BuiltCard>): void => put(changeCard(field, id, more));
  // An equipped Spell or Trap stands with its owner.
  const isEquipped = stand === 'spells' && card.host !== null;
  const hasOwner =
    saysSomething('owner', stand) && (!isEquipped || factsOf(card.passcode)?.kind === 'monster');
  return (
    <div className={styles.details}>
      {hasOwner && (
        <Pick
          label={say('rulings.edit.owner')}
          value={owner ?? player}
          options={PLAYER_NAMES}
          nameOf={(each) => each}
          onChange={(each) => change({ owner: each === player ? null : each })}
        />
      )}
      {saysSomething('summoned', stand) && (
        <Pick
          label={say('rulings.edit.summoned')}
          value={summoned ?? 'usual'}
          options={WAYS}
          nameOf={(way) => (way === 'usual' ? say('rulings.edit.usual') : say(`telling.way.${way}`))}
          onChange={(way) => change({ summoned: way === 'usual' ? null : way })}
        />
      )}
      {saysSomething('properly', stand) && (
        <Pick
          label={say('rulings.edit.properly')}
          value={properly === null ? 'usual' : properly ? 'yes' : 'no'}
          options={PROPERLY}
          nameOf={(each) => say(each === 'usual' ? 'rulings.edit.usual' : `rulings.edit.properly.${each}`)}
          onChange={(each) => change({ properly: each === 'usual' ? null : each === 'yes' })}
        />
      )}
      {saysSomething('arrived', stand) && (
        <label className={styles.option}>
          <input type="checkbox" checked={isNew} onChange={() => change({ isNew: !isNew })} />
          {say('rulings.edit.new')}
        </label>
      )}
    </div>
  );
};
