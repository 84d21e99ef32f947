/** What texts ask for that is not understood yet, in the terms of the game: a phrase for each, and how many cards wait for it. */
import type { Stopped } from './read-card.ts';

/** Something that cards do or say, and the words by which a sentence asks for it. */
export interface Block {
  readonly is: string;
  readonly asked: RegExp;
}
export const BLOCKS: readonly Block[] = [
  { is: 'an effect chosen while it resolves', asked: /\bapply (?:1|one|any) of (?:these|the following)\b/i },
  {
    is: 'effects applied by a list or in sequence',
    asked: /\bapply (?:these|the following|the appropriate|as many)\b/i,
  },
  { is: 'Fusion Summons by an effect', asked: /\bFusion Summon (?:1|a|this|that)\b/ },
  { is: 'Ritual Summons by an effect', asked: /\bRitual Summon (?:1|a|any|this|that)\b/ },
  { is: 'Synchro Summons by an effect', asked: /\bSynchro Summon (?:1|a|this|that|using)\b/ },
  {
    is: 'Xyz Summons by an effect',
    asked: /\bXyz Summon (?:1|an?|that|using)\b|\bXyz Summon this card by using\b/,
  },
  { is: 'Link Summons by an effect', asked: /\bLink Summon (?:1|a|this|that|using)\b/ },
  {
    is: 'additional Normal Summons',
    asked: /\bin addition to your Normal Summon|immediately after this effect resolves, Normal Summon\b/,
  },
  {
    is: 'Summons of as many as possible, or of one from each',
    asked: /\bas many .*\bas possible\b|\b1 each\b/,
  },
  { is: 'Tokens', asked: /\bTokens?\b/ },
  { is: 'coins', asked: /\btoss|\bcoins?\b/i },
  { is: 'dice', asked: /\b(?:die|dice)\b/i },
  { is: 'declarations', asked: /\bdeclare (?:1|a|any)\b/i },
  { is: 'excavation', asked: /\bexcavat/i },
  { is: 'cards at random', asked: /\brandom/i },
  { is: 'cards that are revealed or looked at', asked: /\breveal|\blook at\b/i },
  {
    is: 'effects that other cards gain',
    asked: /\bgains? (?:this|these|the following) effects?\b|\bgains? its? .*effects?\b/i,
  },
  {
    is: 'effects of what is Xyz Summoned with this card',
    asked: /\b(?:has|have|had) (?:this card|an?|the) .*\bas (?:Xyz )?[Mm]aterial\b/,
  },
  { is: 'materials that are attached or detached', asked: /\battach|\bdetach/i },
  {
    is: 'Equip Cards made of monsters, Unions',
    asked: /\bequip (?:it|them|that|this|1|up to)\b|\bunequip\b/i,
  },
  { is: 'Counters', asked: /\b[Cc]ounters?\b/ },
  {
    is: 'names and kinds that change',
    asked:
      /\btreated as\b|\bname becomes\b|\bbecomes? (?:an?|the) .*(?:Type|Attribute|Level)|\bLevels? .*\bbecomes?\b/,
  },
  {
    is: 'effects of other cards that are applied or copied',
    asked:
      /\bthis effect becomes\b|\b(?:its|that) (?:card's |monster's )?(?:activation )?effect when\b|\breplace .*effect\b/i,
  },
  { is: 'negation', asked: /\bnegate/i },
  { is: 'cards that are not affected', asked: /\bunaffected\b/i },
  {
    is: 'what is done later',
    asked:
      /\bduring (?:the|your|your opponent's|its) (?:next )?(?:End|Standby|Draw|Battle|Main) Phase\b.*,|\bnext turn\b/i,
  },
  {
    is: 'what may not be done for the rest of a turn',
    asked:
      /\b(?:rest of this turn|turn you activate|this turn),? .*\bcannot\b|\bcannot\b.*\b(?:rest of this turn|turn you activate|this turn)\b/i,
  },
  {
    is: 'what has happened this turn or this Duel',
    asked: /\b(?:was|were|has|have|had) .*\bthis (?:turn|Duel)\b/,
  },
  { is: 'control', asked: /\bcontrol of\b|\bswitch control\b/i },
  { is: 'phases that are skipped', asked: /\bskip/i },
  { is: 'amounts that are counted', asked: /\b(?:for each|for every|times the|equal to|x \d+|\d+ x)\b/i },
  { is: 'sums of Levels, ATK or other values', asked: /\b(?:total|combined)\b/i },
  { is: 'cards that differ or are the same in something', asked: /\b(?:different|the same|same)\b/i },
  { is: 'columns, zones and Link Markers', asked: /\bcolumns?\b|\bzones?\b|\bpoints? to\b|\bLink Marker/i },
  { is: 'Pendulum Scales and Zones', asked: /\bPendulum (?:Scale|Zone)|\bScale/ },
  {
    is: 'attacks that are changed, ended or made again',
    asked:
      /\battack (?:again|directly|target)|\bsecond attack\b|\bnegate the attack\b|\bend the Battle Phase\b/i,
  },
  { is: 'battle damage', asked: /\bbattle damage\b/i },
  { is: 'moves of Life Points', asked: /\b(?:LP|damage)\b/ },
  { is: 'cards that are Set', asked: /\bSet\b/ },
  { is: 'the winning of a Duel', asked: /\bwin the (?:Duel|Match)\b/i },
];

/** A block, with the cards that wait for it. */
export interface WaitedFor {
  readonly block: string;
  readonly cards: number;
  /** Cards of which every sentence that is not understood asks for this, and for nothing else of the list. */
  readonly only: number;
}

/** What the sentence asks for behind the place where reading stopped; what was read before needs nothing. */
export const askedBy = ({ sentence, at }: Pick<Stopped, 'sentence' | 'at'>): readonly string[] => {
  const stop = sentence.length - at.length;
  return BLOCKS.filter(({ asked }) => {
    const all = sentence.matchAll(new RegExp(asked.source, `${asked.flags}g`));
    return [...all].some(({ index, 0: words }) => index + words.length > stop);
  }).map(({ is }) => is);
};
/** The blocks that most cards wait for first; each card with its sentences that are not understood. */
export const waitedFor = (cards: readonly (readonly Stopped[])[]): readonly WaitedFor[] => {
  const asking = cards.map((unread) => unread.map(askedBy));
  return BLOCKS.map(({ is }) => ({
    block: is,
    cards: asking.filter((sentences) => sentences.some((blocks) => blocks.includes(is))).length,
    only: asking.filter(
      (sentences) =>
        sentences.length > 0 && sentences.every((blocks) => blocks.length === 1 && blocks[0] === is),
    ).length,
  }))
    .filter((one) => one.cards > 0)
    .sort((one, other) => other.only - one.only || other.cards - one.cards);
};
