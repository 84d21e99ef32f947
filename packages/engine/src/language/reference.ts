/** What a text points to. A reference means one stay of a card; to an ended stay it finds nothing. */
export type Reference =
  /** The card whose text this is. */
  | { readonly ref: 'this' }
  /** The cards bound under a name: targets, what was chosen, what an earlier part did something to. */
  | { readonly ref: 'bound'; readonly name: string }
  /**
   * The card(s) that the event of a Trigger Effect happened to. The declaration of an attack happened to two: the attacker, and what it
   * attacked then, whatever is the target by now; `other`: that of them which is not this card; `first`, `second`: where the text says
   * which two an attack involves.
   */
  | { readonly ref: 'event'; readonly at?: 'attacker' | 'attacked' | 'other' | 'first' | 'second' }
  /** The monster that declared the present attack. (battle.attacking-monster.definition) */
  | { readonly ref: 'attacker' }
  | { readonly ref: 'attack-target' }
  /** The monster that declared the n-th direct attack of this Battle Phase. */
  | { readonly ref: 'direct-attacker'; readonly nth: number }
  /** The monsters that this side controlled at the start of this Battle Phase. (battle.start-step.unchained-checks-cover-the-whole-step) */
  | { readonly ref: 'at-battle-phase-start'; readonly side: 'you' | 'opponent' }
  /** The monster of this side in the present battle, attacking or attacked. */
  | { readonly ref: 'battling'; readonly side: 'you' | 'opponent' }
  /** The other monster of the battle in which this card takes part. */
  | { readonly ref: 'opponent-in-battle' }
  /** The card whose activation this one answers. */
  | { readonly ref: 'chained-to' }
  /** The monster that this card is equipped to. */
  | { readonly ref: 'equipped' }
  /** The cards to which what this effect applied under that name still applies. */
  | { readonly ref: 'still-affected'; readonly name: string }
  /** Those cards, wherever they are by now. */
  | { readonly ref: 'now'; readonly of: Reference }
  /** The cards that were used for the Summon of a monster, where they have not moved since. */
  | { readonly ref: 'materials'; readonly of: Reference }
  /** The other way round: the monster on the field for whose Summon that card was used, where the card has not moved since. */
  | { readonly ref: 'made-with'; readonly of: Reference }
  /** The cards that this card keeps a link to, under a name. */
  | { readonly ref: 'linked'; readonly name: string };
